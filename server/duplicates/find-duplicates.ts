import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { groupNearDuplicates, type PictureFingerprint } from '#domain/rules/media/near-duplicates.ts'
import type { ReadOnlyDb } from '../db/read-only-db.ts'

type OwnPin = { pin_id: Id; aggregate_id: Id; board_id: Id | null; section_id: Id | null }
export type AggregateImageFeatures = PictureFingerprint & { id: Id; image_signature: string }

const AT_ONCE = 1000
const STEP_MS = 10

/**
 * Finds groups of a person's own pins that show the same picture: pins of different aggregates, or several in one
 * section. The newest of each group comes first. A large number of pins is compared in short steps.
 */
export async function findDuplicatePins(db: ReadOnlyDb, userId: Id): Promise<Id[][]> {
  const ofAggregate = Map.groupBy(await ownPins(db, userId), (pin) => pin.aggregate_id)
  const looks = await loadImageFeatures(db, [...ofAggregate.keys()])
  const groups = await withPauses(groupNearDuplicates(looks))
  const grouped = new Set(groups.flat())
  const alone = looks.flatMap((one) =>
    grouped.has(one) ? [] : [filterPinsInSameSection(ofAggregate.get(one.id) ?? [])],
  )
  return [...groups.map((aggregates) => aggregates.flatMap(({ id }) => ofAggregate.get(id) ?? [])), ...alone]
    .filter((pins) => pins.length > 1)
    .map((pins) => pins.map((pin) => pin.pin_id).sort(newestFirst))
    .sort(([a = ''], [b = '']) => newestFirst(a, b))
}

async function ownPins(db: ReadOnlyDb, userId: Id): Promise<OwnPin[]> {
  const all: OwnPin[] = []
  for (let before: Id | null = null, isMore = true; isMore; ) {
    const { rows }: { rows: OwnPin[] } =
      await sql<OwnPin>`SELECT pin_id, aggregate_id, board_id, section_id FROM user_pins
      WHERE user_id = ${userId} ${before ? sql`AND pin_id < ${before}` : sql``} ORDER BY pin_id DESC LIMIT ${AT_ONCE}`.execute(
        db,
      )
    all.push(...rows)
    isMore = rows.length === AT_ONCE
    before = rows.at(-1)?.pin_id ?? null
  }
  return all
}

/** Runs a generator a few milliseconds at a time, letting other work run in between. */
async function withPauses<T>(work: Generator<undefined, T>): Promise<T> {
  for (let started = performance.now(); ; ) {
    const step = work.next()
    if (step.done) return step.value
    if (performance.now() - started < STEP_MS) continue
    await setImmediate()
    started = performance.now()
  }
}

const newestFirst = (a: string, b: string) => (a < b ? 1 : -1)

export const toBoardSectionKey = (pin: Pick<OwnPin, 'board_id' | 'section_id'>) => `${pin.board_id} ${pin.section_id}`

/** Keeps the pins that share their board section with another of them. */
export const filterPinsInSameSection = <P extends Pick<OwnPin, 'board_id' | 'section_id'>>(pins: P[]): P[] =>
  [...Map.groupBy(pins, toBoardSectionKey).values()].flatMap((here) => (here.length > 1 ? here : []))

/** Yields, for the doctor command, everyone who has duplicate pins. */
export async function* findDuplicatesOfEveryone({
  db,
}: {
  db: ReadOnlyDb
}): AsyncGenerator<{ username: string; groups: Id[][] }> {
  for (let after = '0' as Id, isMore = true; isMore; ) {
    const { rows } = await sql<{
      id: Id
      username: string
    }>`SELECT u.id, u.username FROM users u JOIN user_counts c ON c.user_id = u.id
      WHERE u.id > ${after} AND c.pin_count > 1 ORDER BY u.id LIMIT ${AT_ONCE}`.execute(db)
    for (const { id, username } of rows) {
      const groups = await findDuplicatePins(db, id)
      if (groups.length) yield { username, groups }
    }
    isMore = rows.length === AT_ONCE
    after = rows.at(-1)?.id ?? after
  }
}

/** Loads the image features of aggregates with a plain picture, in the order of the ids. */
export async function loadImageFeatures(db: ReadOnlyDb, ids: Id[]): Promise<AggregateImageFeatures[]> {
  const looks = new Map<Id, AggregateImageFeatures>()
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const { rows } = await sql<Omit<AggregateImageFeatures, 'phash'>>`
      SELECT id, image_signature, width, height, dominant_color FROM aggregates
      WHERE id = ANY(${ids.slice(at, at + AT_ONCE)}::bigint[]) AND kind = 'image' AND media IS NULL AND rich IS NULL AND state = 'live'
        AND merged_into IS NULL AND image_signature IS NOT NULL`.execute(db)
    const { rows: images } = await sql<{ signature: string; phash: string }>`
      SELECT signature, phash FROM images WHERE signature = ANY(${rows.map((one) => one.image_signature)}::text[])`.execute(
      db,
    )
    const phashes = new Map(images.map((image) => [image.signature, image.phash]))
    for (const aggregate of rows) {
      const phash = phashes.get(aggregate.image_signature)
      if (phash) looks.set(aggregate.id, { ...aggregate, phash })
    }
  }
  return ids.flatMap((id) => looks.get(id) ?? [])
}
