import type { Board } from '#domain/entities/board.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import type { Context } from '../context.ts'
import { makeSayForLocale } from '../mail/compose-mail.ts'
import { PLACEHOLDER_PICTURE } from '../media/placeholder.ts'
import { toUserCard } from '../records/load-people.ts'
import { toPinImages } from '../records/pin-images.ts'

type Entity = { type: string; id: string; [field: string]: unknown }

/** Fields with free-form content, which is passed on unchanged. */
const OPAQUE = new Set(['display_data', 'aux_data', 'event_data', 'extra_context'])
const RUN_TOGETHER: Record<string, string> = {
  aggregatedcomment: 'AggregatedComment',
  boardinvite: 'BoardInvite',
  contactrequest: 'ContactRequest',
  userdiditdata: 'UserDidItData',
}
const NAMED_BY_FIELD: Record<string, string> = {
  aggregated_pin_data: 'aggregated_pin_data',
  board: 'board',
  carousel_data: 'carousel_data',
  closeup_attribution: 'user',
  creator: 'user',
  section: 'board_section',
  sponsor: 'user',
  story_pin_data: 'story_pin_data',
}

const TEXT = { type: 'string' }

/** Fields that the OpenAPI document adds to a record of this type, because API clients always get them. */
export function listApiClientFields(type: string, record: object): Record<string, object> {
  const all = { node_id: TEXT }
  if (type === 'user' && 'about' in record) return { ...all, seo_title: TEXT, seo_description: TEXT }
  if (type === 'user') return { ...all, follower_count: { type: 'integer' } }
  if (type !== 'pin' || !('images' in record)) return all
  return { ...all, domain: TEXT, auto_alt_text: { ...TEXT, minLength: 1 }, grid_description: TEXT }
}

/**
 * Completes an answer for API clients. Our own pages accept null, but other programs fail on it, so they get a
 * stand-in value. Records also get fields that only API clients read: `node_id` for their caches, and follower counts
 * of people.
 */
export async function completeAnswerForApiClients(ctx: Context, answer: unknown): Promise<unknown> {
  const whole = withSaver(ctx, answer)
  const followers = await followersOf(ctx, uncounted(whole))
  return told(ctx, whole, followers)
}

/** The answer to a save says where the pin went; for a profile it must include the owner. */
function withSaver(ctx: Context, answer: unknown): unknown {
  const isSave = isObject(answer) && isEntity(answer) && 'original_pin' in answer
  return isSave && ctx.actor ? { ...answer, pinner: toUserCard(ctx, ctx.actor) } : answer
}

function uncounted(value: unknown, found = new Set<Id>()): Set<Id> {
  if (!isObject(value)) return found
  if (isEntity(value) && value.type === 'user' && !('follower_count' in value)) found.add(value.id as Id)
  for (const [name, part] of Object.entries(value)) if (!OPAQUE.has(name)) uncounted(part, found)
  return found
}

async function followersOf(ctx: Context, ids: Set<Id>): Promise<Map<string, number>> {
  if (!ids.size) return new Map()
  const counts = ctx.house.db.selectFrom('user_counts').select(['user_id', 'follower_count'])
  const rows = await counts.where('user_id', 'in', [...ids]).execute()
  return new Map(rows.map((row) => [row.user_id, row.follower_count]))
}

function told(ctx: Context, value: unknown, followers: Map<string, number>): unknown {
  if (Array.isArray(value)) return value.map((one) => told(ctx, one, followers))
  if (!isObject(value)) return value
  const parts = Object.entries(value).map(([name, part]) => [
    name,
    OPAQUE.has(name) ? part : withNodeId(name, told(ctx, part, followers)),
  ])
  const whole = Object.fromEntries(parts)
  if (!isEntity(whole)) return whole
  const entity = { ...whole, node_id: nodeId(whole) }
  if (whole.type === 'user') return toldUser(ctx, entity as never, followers)
  if (whole.type === 'pin') return toldPin(ctx, entity as never)
  return entity
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isEntity = (value: object): value is Entity =>
  typeof (value as Entity).type === 'string' && typeof (value as Entity).id === 'string'

function nodeId({ type, id }: Entity): string {
  const name = RUN_TOGETHER[type] ?? type.replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return Buffer.from(`${name}:${id}`).toString('base64')
}

/** Adds `node_id` to a nested record whose type follows from the name of its field. */
function withNodeId(field: string, part: unknown): unknown {
  const type = NAMED_BY_FIELD[field]
  if (!type || !isObject(part) || !('id' in part) || 'node_id' in part) return part
  return { ...part, node_id: nodeId({ type, id: String(part.id) }) }
}

function toldUser(ctx: Context, user: UserCard & Partial<User>, followers: Map<string, number>) {
  const follower_count = user.follower_count ?? followers.get(user.id) ?? 0
  if (user.about === undefined) return { ...user, follower_count }
  const say = makeSayForLocale(ctx.locale)
  const { full_name: name, username } = user
  return {
    ...user,
    follower_count,
    seo_title: say('profile.title', { name, username }),
    seo_description: user.about || say('profile.description', { name }),
  }
}

const NO_LINK = 'Uploaded by user'

function toldPin(ctx: Context, pin: Partial<Pin>) {
  const reactions = pin.reaction_counts && { reaction_counts: { '1': 0, ...pin.reaction_counts } }
  const board = pin.board === null && { board: profileOf(ctx, pin.pinner) }
  if (!pin.images) return { ...pin, ...reactions, ...board }
  const { signature, ext, width, height } = PLACEHOLDER_PICTURE
  return {
    ...pin,
    ...reactions,
    ...board,
    domain: pin.domain ?? NO_LINK,
    images: Object.keys(pin.images).length ? pin.images : toPinImages(ctx, signature, ext, width, height),
    auto_alt_text: pin.auto_alt_text || whatItShows(ctx, pin),
    // When no objects were detected, API clients get the whole picture as one object.
    ...(pin.visual_objects && { visual_objects: pin.visual_objects.length ? pin.visual_objects : [WHOLE_PICTURE] }),
    grid_description: pin.description,
  }
}

const WHOLE_PICTURE = { x: 0, y: 0, w: 1, h: 1, label: 'picture', score: 1 }

function whatItShows(ctx: Context, { title, alt_text, description, category }: Partial<Pin>): string {
  return title || alt_text || description || category || makeSayForLocale(ctx.locale)('card.untitled')
}

/** A pin on no board gets its saver's profile in place of a board. */
function profileOf(ctx: Context, owner: UserCard | null | undefined): (Partial<Board> & { node_id: string }) | null {
  if (!owner) return null
  const board = { type: 'board' as const, id: owner.id }
  return {
    ...board,
    node_id: nodeId(board),
    name: makeSayForLocale(ctx.locale)('save.profile'),
    url: `/${owner.username}/_saved/`,
    owner,
    privacy: 'public',
    layout: 'profile',
    is_collaborative: false,
    section_count: 0,
    image_thumbnail_url: null,
    pin_thumbnail_urls: [],
  }
}
