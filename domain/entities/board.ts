import * as z from 'zod'
import { BOARD_FIELD_NAMES, BOARD_FIELDS, type BoardFieldValues } from '../constants/board-fields.ts'
import { Id } from '../id.ts'
import { UserCard } from './user.ts'

export const BOARD_PRIVACIES = ['public', 'protected', 'secret'] as const
export type BoardPrivacy = (typeof BOARD_PRIVACIES)[number]

/** A picture that is shown cropped, around its focus if that is known: a point in fractions of its width and height. */
export const CoverImage = z.object({
  signature: z.string(),
  ext: z.string(),
  dominant_color: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }).optional(),
})
export type CoverImage = z.infer<typeof CoverImage>

/** Fields of a board that a card reads. */
export const BoardCard = z.object({
  type: z.literal('board'),
  id: Id,
  name: z.string(),
  url: z.string(),
  layout: z.string(),
  privacy: z.enum(BOARD_PRIVACIES),
  owner: UserCard,
  pin_count: z.int(),
  section_count: z.int(),
  is_collaborative: z.boolean(),
  archived: z.boolean(),
  cover_images: z.array(CoverImage),
})
export type BoardCard = z.infer<typeof BoardCard>

const Picture = z.object({ url: z.string(), width: z.int(), height: z.int() })

type PlainFields = { [N in keyof BoardFieldValues]: BoardFieldValues[N] extends boolean ? z.ZodBoolean : z.ZodString }
const plainFields = Object.fromEntries(
  BOARD_FIELD_NAMES.map((name) => [name, BOARD_FIELDS[name].kind === 'flag' ? z.boolean() : z.string()]),
) as PlainFields

/** All fields of a board. */
export const Board = BoardCard.extend({
  ...plainFields,
  slug: z.string(),
  category: z.string().nullable(),
  collaborated_by_me: z.boolean(),
  invited_by_me: z.boolean(),
  collaborator_count: z.int(),
  collaborator_permissions: z.array(z.string()),
  followed_by_me: z.boolean(),
  follower_count: z.int(),
  board_order_modified_at: z.string().nullable(),
  created_at: z.string(),
  images: z.record(z.string(), z.array(Picture)),
  cover_pin: z.object({ pin_id: Id, image_signature: z.string(), image_url: z.string() }).nullable(),
  image_cover_url: z.string().nullable(),
  image_cover_hd_url: z.string().nullable(),
  image_thumbnail_url: z.string().nullable(),
  pin_thumbnail_urls: z.array(z.string()),
})
export type Board = z.infer<typeof Board>

export const Section = z.object({
  type: z.literal('board_section'),
  id: Id,
  title: z.string(),
  slug: z.string(),
  pin_count: z.int(),
  board: z.object({ type: z.literal('board'), id: Id, name: z.string(), url: z.string() }),
  cover_images: BoardCard.shape.cover_images,
})
export type Section = z.infer<typeof Section>

/** Fields shown to a person who is invited to a board and has not joined yet: its name, cover and owner. */
export const InvitedBoard = BoardCard.pick({ type: true, id: true, name: true, url: true, owner: true }).extend({
  image_cover_url: z.string().nullable(),
})
export type InvitedBoard = z.infer<typeof InvitedBoard>

export const INVITE_STATUSES = { invited: 'new', member: 'accepted', declined: 'declined', banned: 'banned' } as const
export const BoardInvite = z.object({
  type: z.literal('boardinvite'),
  id: z.string(),
  status: z.enum(INVITE_STATUSES),
  board: InvitedBoard,
  invited_user: UserCard,
  invited_by_user: UserCard.nullable(),
  collaborator_permissions: z.array(z.string()),
  is_acceptable: z.boolean(),
  created_at: z.string(),
})
export type BoardInvite = z.infer<typeof BoardInvite>
