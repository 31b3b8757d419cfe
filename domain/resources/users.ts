import * as z from 'zod'
import { COLORS } from '../constants/colors.ts'
import { Board, BoardCard } from '../entities/board.ts'
import { Interest } from '../entities/interest.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { Flag, fieldSetOptions, optional, pagedOptions } from '../option-schemas.ts'
import { question, resource } from '../resource.ts'

const username = z.string().min(1).max(100)
const person = { policy: 'see-person', of: (o: { username: string }) => ({ username: o.username }) } as const

export const UserResource = resource('User', {
  get: question({
    options: z
      .object({ username: optional(username), user_id: optional(Id), ...fieldSetOptions })
      .transform(({ username, user_id, ...rest }) => ({
        ...rest,
        who: user_id ? { id: user_id } : { username: username ?? '' },
      })),
    data: User,
    access: { policy: 'see-person', of: (o) => o.who },
  }),
})

export const UserFollowResource = resource('UserFollow', {
  create: question({ options: z.object({ user_id: Id }), data: User, access: { policy: 'signed-in' } }),
  delete: question({ options: z.object({ user_id: Id }), data: User, access: { policy: 'signed-in' } }),
})

const people = {
  options: z.object({ username, ...pagedOptions }),
  data: User,
  card: UserCard,
  list: true as const,
  access: person,
}
export const UserFollowersResource = resource('UserFollowers', { get: question(people) })
export const UserFollowingResource = resource('UserFollowing', { get: question(people) })

export const BoardFollowingResource = resource('BoardFollowing', {
  get: question({
    options: z.object({ username, ...pagedOptions }),
    data: Board,
    card: BoardCard,
    list: true,
    access: person,
  }),
})
export const InterestFollowingResource = resource('InterestFollowing', {
  get: question({ options: z.object({ username, ...pagedOptions }), data: Interest, list: true, access: person }),
})

const pins = { data: Pin, card: PinCard, list: true as const, access: person }
export const UserPinsResource = resource('UserPins', {
  get: question({
    options: z.object({
      username,
      is_own_profile_pins: optional(Flag),
      pin_filter: optional(z.string()),
      /** Only pins that are on no board. */
      without_board: optional(Flag),
      /** The value for the filter: a color for COLORS, an interest for INTERESTS. */
      color: optional(z.enum(COLORS)),
      interest_id: optional(Id),
      ...pagedOptions,
    }),
    ...pins,
  }),
})
export const UserActivityPinsResource = resource('UserActivityPins', {
  get: question({ options: z.object({ username, ...pagedOptions }), ...pins }),
})
/** Products of a merchant, newest first. */
export const UserProductsResource = resource('UserProducts', {
  get: question({ options: z.object({ username, ...pagedOptions }), ...pins }),
})
/** API clients ask at `/v3/users/me/…` for lists that don't exist here. Each of them is empty. */
export const UnknownListResource = resource('UnknownList', {
  get: question({
    options: z.object({ ...pagedOptions }),
    data: z.unknown(),
    list: true,
    access: { policy: 'signed-in' },
  }),
})

export const UserLikesResource = resource('UserLikes', {
  get: question({ options: z.object({ username, ...pagedOptions }), ...pins }),
})

/** A person's "tried it" note: a picture or text about an aggregate. */
export const DidIt = z.object({
  type: z.literal('userdiditdata'),
  id: Id,
  details: z.string(),
  image_signatures: z.array(z.string()),
  done_at: z.string(),
  user: UserCard,
  /** Null where the viewer may not see the pin that was tried. */
  pin_id: Id.nullable(),
})
export const DidItUserFeedResource = resource('DidItUserFeed', {
  get: question({ options: z.object({ username, ...pagedOptions }), data: DidIt, list: true, access: person }),
})
