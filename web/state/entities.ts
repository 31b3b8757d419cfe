import type { Board, Section } from '#domain/entities/board.ts'
import type { CarouselSlotCard } from '#domain/entities/carousel.ts'
import type { Comment } from '#domain/entities/comment.ts'
import type { Interest } from '#domain/entities/interest.ts'
import type { Pin, PinCard } from '#domain/entities/pin.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import type { UnreadMessages } from '#domain/resources/messages.ts'

/** What the store may know of a thing: what a card reads is always there, the rest once something asked for it. */
export type Known<Card, Whole> = Card & Partial<Omit<Whole, keyof Card>>
export type KnownBoard = Pick<Board, 'type' | 'id' | 'name' | 'url' | 'layout' | 'privacy'> & Partial<Board>
export type KnownUser = Known<UserCard, User> & {
  /** What the viewer did here: a list that was asked for meanwhile may not know it yet. */
  followed_just_now?: boolean
}
export type KnownPin = Omit<Known<PinCard, Pin>, 'board' | 'pinner' | 'native_creator'> & {
  board: KnownBoard | null
  pinner: KnownUser | null
  native_creator: KnownUser | null
  /** On a card, the picture of its carousel that is seen. */
  shown_slot?: CarouselSlotCard
}
export type UnreadNotifications = { type: 'unread_news'; id: string; count: number }
export type Entities = {
  pin: KnownPin
  board: KnownBoard
  user: KnownUser
  board_section: Section
  interest: Interest
  aggregatedcomment: Comment
  unread_news: UnreadNotifications
  unread_messages: UnreadMessages
}

export type Entity = { type: string; id: string } & Record<string, unknown>
export type Table = Readonly<Record<string, Entity>>
type Ref = { $: string }

export const keyOf = (type: string, id: string) => `${type}:${id}`

/**
 * Takes the things out of an answer, each once by type and id, and leaves references in their places. Of what is outdated in it
 * only the fields that nobody knew are taken.
 */
export function normalise(
  value: unknown,
  into: Record<string, Entity>,
  isOutdated: (key: string) => boolean = () => false,
): unknown {
  if (Array.isArray(value)) return value.map((item) => normalise(item, into, isOutdated))
  if (!isObject(value)) return value
  const fields: Record<string, unknown> = {}
  for (const name of Object.keys(value)) {
    const field = value[name]
    if (field !== undefined) fields[name] = isObject(field) ? normalise(field, into, isOutdated) : field
  }
  if (!isEntity(value)) return fields
  const key = keyOf(value.type, value.id)
  into[key] = isOutdated(key) ? merged(fields as Entity, into[key] ?? {}) : merged(into[key], fields as Entity)
  return { $: key }
}

/** A missing field is unknown and never overwrites; null is known to be none. Nothing new: the same object. */
export function merged(before: Entity | undefined, fields: Partial<Entity>): Entity {
  if (!before) return fields as Entity
  const whole = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, IN_PARTS.has(name) ? withKnown(before[name], value) : value]),
  )
  const isNews = Object.entries(whole).some(([name, value]) => !isSame(before[name], value))
  return isNews ? ({ ...before, ...whole } as Entity) : before
}

/** Of these a card is told a part. Whatever else an object does not name is gone from it, as the words of a story that lost them. */
const IN_PARTS = new Set(['rich_summary', 'story_pin_data', 'carousel_data'])
/** This only their pages are told. */
const OF_PAGES = new Set(
  'url item_id item_set_id link shipping_info variant_set additional_images version pages images'.split(' '),
)

/** What is told now, beside what was known of the same thing. What stands in a list is known by its id. */
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

/** Puts the things back in the places of their references: the same object again as long as none of them changed. */
export function expand(raw: unknown, table: Table): unknown {
  if (typeof raw !== 'object' || raw === null) return raw
  const memo = expanded.get(raw)
  if (memo?.parts.every(([key, part]) => table[key] === part)) return memo.value
  const parts: Memo['parts'] = []
  const value = withParts(raw, table, parts, [])
  expanded.set(raw, { value, parts })
  return value
}

/** What has no references inside is not copied. */
function withParts(raw: unknown, table: Table, parts: Memo['parts'], inside: string[]): unknown {
  if (!isObject(raw)) return raw
  if (isRef(raw)) {
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

export const isRef = (value: unknown): value is Ref => isObject(value) && typeof value.$ === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isEntity(value: Record<string, unknown>): value is Entity {
  return typeof value.type === 'string' && typeof value.id === 'string'
}

function isSame(a: unknown, b: unknown): boolean {
  return a === b || (isObject(a) && isObject(b) && JSON.stringify(a) === JSON.stringify(b))
}
