import * as z from 'zod'
import { COLORS } from '../constants/colors.ts'
import { Board, BoardCard } from '../entities/board.ts'
import { Interest } from '../entities/interest.ts'
import { Pin, PinCard } from '../entities/pin.ts'
import { User, UserCard } from '../entities/user.ts'
import { Id } from '../id.ts'
import { question, resource } from '../resource.ts'
import { Flag, optional, paged, shown } from '../taken.ts'

const username = z.string().min(1).max(100)
const person = { policy: 'see-person', of: (o: { username: string }) => ({ username: o.username }) } as const

export const UserResource = resource('User', {
  get: question({
    options: z
      .object({ username: optional(username), user_id: optional(Id), ...shown })
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
  options: z.object({ username, ...paged }),
  data: User,
  card: UserCard,
  list: true as const,
  access: person,
}
export const UserFollowersResource = resource('UserFollowers', { get: question(people) })
export const UserFollowingResource = resource('UserFollowing', { get: question(people) })

export const BoardFollowingResource = resource('BoardFollowing', {
  get: question({
    options: z.object({ username, ...paged }),
    data: Board,
    card: BoardCard,
    list: true,
    access: person,
  }),
})
export const InterestFollowingResource = resource('InterestFollowing', {
  get: question({ options: z.object({ username, ...paged }), data: Interest, list: true, access: person }),
})

const pins = { data: Pin, card: PinCard, list: true as const, access: person }
export const UserPinsResource = resource('UserPins', {
  get: question({
    options: z.object({
      username,
      is_own_profile_pins: optional(Flag),
      pin_filter: optional(z.string()),
      /** Only those that are on no board. */
      without_board: optional(Flag),
      /** With the filter COLORS, one of them; with INTERESTS, one of those. */
      color: optional(z.enum(COLORS)),
      interest_id: optional(Id),
      ...paged,
    }),
    ...pins,
  }),
})
export const UserActivityPinsResource = resource('UserActivityPins', {
  get: question({ options: z.object({ username, ...paged }), ...pins }),
})
/** D57. What a merchant sells, newest first. */
export const UserProductsResource = resource('UserProducts', {
  get: question({ options: z.object({ username, ...paged }), ...pins }),
})
export const UserLikesResource = resource('UserLikes', {
  get: question({ options: z.object({ username, ...paged }), ...pins }),
})

/** "Tried it" of one person: a picture or words about a thing they made. */
export const DidIt = z.object({
  type: z.literal('userdiditdata'),
  id: Id,
  details: z.string(),
  image_signatures: z.array(z.string()),
  done_at: z.string(),
  user: UserCard,
  /** Null where the viewer may not see the pin by which it was tried. */
  pin_id: Id.nullable(),
})
export const DidItUserFeedResource = resource('DidItUserFeed', {
  get: question({ options: z.object({ username, ...paged }), data: DidIt, list: true, access: person }),
})
