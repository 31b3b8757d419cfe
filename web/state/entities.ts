import type { Board, Section } from '#domain/entities/board.ts'
import type { CarouselSlotCard } from '#domain/entities/carousel.ts'
import type { Comment } from '#domain/entities/comment.ts'
import type { Interest } from '#domain/entities/interest.ts'
import type { Pin, PinCard } from '#domain/entities/pin.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { UnreadMessages } from '#domain/resources/messages.ts'

/** An entity as the store may have it: a card's fields are always there, the others only after they were loaded. */
export type PartlyLoaded<Card, Whole> = Card & Partial<Omit<Whole, keyof Card>>
export type KnownBoard = Pick<Board, 'type' | 'id' | 'name' | 'url' | 'layout' | 'privacy'> & Partial<Board>
export type KnownUser = PartlyLoaded<UserCard, User> & {
  /** The viewer followed or unfollowed here; lists that were requested before may not include it. */
  followed_just_now?: boolean
}
export type KnownPin = Omit<PartlyLoaded<PinCard, Pin>, 'board' | 'pinner' | 'native_creator'> & {
  board: KnownBoard | null
  pinner: KnownUser | null
  native_creator: KnownUser | null
  /** The visible slide of a carousel on its card. */
  shown_slot?: CarouselSlotCard
}
export type UnreadNotificationsEntity = { type: 'unread_news'; id: string; count: number }
export type Entities = {
  pin: KnownPin
  board: KnownBoard
  user: KnownUser
  board_section: Section
  interest: Interest
  aggregatedcomment: Comment
  unread_news: UnreadNotificationsEntity
  unread_messages: UnreadMessages
}

export type Entity = { type: string; id: string } & Record<string, unknown>
export type EntityTable = Readonly<Record<string, Entity>>
type Ref = { $: string }

export const toEntityKey = (type: string, id: string) => `${type}:${id}`

/**
 * Replaces the entities in an answer by references and collects each by type and id. From an outdated answer only
 * unknown fields are taken.
 */
export function normalizeEntities(
  value: unknown,
  into: Record<string, Entity>,
  isOutdated: (key: string) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => normalizeEntities(item, into, isOutdated))
  if (!isObject(value)) return value
  const fields: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const field = value[name]
    if (field !== undefined) fields[name] = isObject(field) ? normalizeEntities(field, into, isOutdated) : field
  }
  if (!isEntity(value)) return fields
  const key = toEntityKey(value.type, value.id)
  into[key] = isOutdated(key)
    ? mergeEntity(fields as Entity, into[key] ?? {})
    : mergeEntity(into[key], fields as Entity)
  return { $: key }
}

/**
 * Merges fields into an entity. A missing field is unknown and overwrites nothing; null means known to be empty. If
 * nothing changes, returns the same object.
 */
export function mergeEntity(before: Entity | undefined, fields: Partial<Entity>): Entity {
  if (!before) return fields as Entity
  const whole = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, IN_PARTS.has(name) ? withKnown(before[name], value) : value]),
  )
  const isNews = Object.entries(whole).some(([name, value]) => !isSame(before[name], value))
  return isNews ? ({ ...before, ...whole } as Entity) : before
}

/**
 * Cards receive only parts of these objects, so their fields are merged. For all other objects a missing field means
 * that it was removed.
 */
const IN_PARTS = new Set(['rich_summary', 'story_pin_data', 'carousel_data'])
/** Fields that only the entity's own page receives. */
const OF_PAGES = new Set(
  'url item_id item_set_id link shipping_info variant_set additional_images version pages images'.split(' '),
)

/** Merges new data with known data of the same entity. List items are matched by id. */
function withKnown(before: unknown, now: unknown): unknown {
  if (Array.isArray(now)) {
    const known = Array.isArray(before) ? before : []
    return now.map((item) =>
      isObject(item) && item.id
        ? withKnown(
            known.find((one) => one?.id === item.id),
            item,
          )
        : item,
    )
  }
  if (!isObject(before) || !isObject(now) || before.id !== now.id) return now
  const parts = Object.entries(now).map(([name, value]) => [name, withKnown(before[name], value)])
  const kept = Object.entries(before).filter(([name]) => OF_PAGES.has(name) && !(name in now))
  return Object.fromEntries([...parts, ...kept])
}

type Memo = { value: unknown; parts: [key: string, part: Entity | undefined][] }
const expanded = new WeakMap<object, Memo>()

/** Replaces references by their entities. Returns the same object as long as none of the entities changed. */
export function expandEntityRefs(raw: unknown, table: EntityTable): unknown {
  if (typeof raw !== 'object' || raw === null) return raw
  const memo = expanded.get(raw)
  if (memo?.parts.every(([key, part]) => table[key] === part)) return memo.value
  const parts: Memo['parts'] = []
  const value = withParts(raw, table, parts, [])
  expanded.set(raw, { value, parts })
  return value
}

/** Values without references inside are not copied. */
function withParts(raw: unknown, table: EntityTable, parts: Memo['parts'], inside: string[]): unknown {
  if (!isObject(raw)) return raw
  if (isEntityRef(raw)) {
    const part = table[raw.$]
    parts.push([raw.$, part])
    if (!part || inside.includes(raw.$)) return part && { type: part.type, id: part.id }
    return withParts(part, table, parts, [...inside, raw.$])
  }
  let copy: Record<string, unknown> | undefined
  for (const name of Object.keys(raw)) {
    const whole = withParts(raw[name], table, parts, inside)
    if (whole === raw[name]) continue
    copy ??= (Array.isArray(raw) ? [...raw] : { ...raw }) as Record<string, unknown>
    copy[name] = whole
  }
  return copy ?? raw
}

export const isEntityRef = (value: unknown): value is Ref => isObject(value) && typeof value.$ === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEntity(value: Record<string, unknown>): value is Entity {
  return typeof value.type === 'string' && typeof value.id === 'string'
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b))
}
