import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { extractHashtags } from '#domain/rules/format/hashtags.ts'
import { foldText } from '#domain/rules/search/query-text.ts'
import type { Db } from '../db/connect.ts'
import { maintenanceDb } from '../db/read-only-db.ts'
import { saveTableWalkPosition } from '../db/save-table-walk-position.ts'
import { runInSteps } from '../facts/run-in-steps.ts'
import type { House } from '../house.ts'

const WALK = 'own-words'
/** Number of pins indexed in one transaction. */
export const OWN_PINS_PER_TRANSACTION = 500

/**
 * Indexes the words by which owners find their own pins: all their texts on it and the board's name (search.14); tags
 * also with their sign (search.19). Unlisted pins are removed. Each table is read by its own key.
 */
async function indexPins(db: Db, ids: readonly Id[]): Promise<void> {
  if (!ids.length) return
  const pins = await db
    .selectFrom('pins')
    .select(['id', 'pinner_id', 'board_id', 'title', 'description', 'alt_text', 'note'])
    .where('id', 'in', ids)
    .execute()
  if (!pins.length) return
  const owners = [...new Set(pins.map((pin) => pin.pinner_id))]
  const own = await db
    .selectFrom('user_pins')
    .select(['user_id', 'pin_id', 'saved_at', 'is_created'])
    .where('user_id', 'in', owners)
    .where('pin_id', 'in', ids)
    .execute()
  const names = await namesOf(db, [...new Set(pins.flatMap((pin) => pin.board_id ?? []))])
  const textOf = new Map(
    pins.map((pin) => {
      const said = [pin.title, pin.description, pin.alt_text, pin.note, names.get(pin.board_id as Id)]
      return [pin.id, said.filter(Boolean).join(' ')]
    }),
  )
  const tagsOf = new Map(
    pins.map(({ id, description, note }) => [
      id,
      extractHashtags(`${description ?? ''} ${note ?? ''}`)
        .map(foldText)
        .join(' '),
    ]),
  )
  const listed = own.map((row) => row.pin_id)
  await sql`DELETE FROM own_words WHERE user_id = ANY(${owners}::bigint[]) AND pin_id = ANY(${ids}::bigint[])
    AND pin_id <> ALL(${listed}::bigint[])`.execute(db)
  if (!own.length) return
  const all = <K extends keyof (typeof own)[number]>(key: K) => own.map((row) => row[key])
  await sql`INSERT INTO own_words (user_id, pin_id, saved_at, is_created, words)
    SELECT user_id, pin_id, saved_at, is_created, to_tsvector('pg_catalog.simple', parted_text(plain_text(text)))
      || array_to_tsvector(ARRAY(SELECT '#' || tag FROM unnest(string_to_array(tags, ' ')) AS tag))
    FROM unnest(${all('user_id')}::bigint[], ${listed}::bigint[], ${all('saved_at')}::timestamptz[], ${all('is_created')}::boolean[],
      ${listed.map((id) => textOf.get(id) ?? '')}::text[], ${listed.map((id) => tagsOf.get(id) ?? '')}::text[])
      AS n(user_id, pin_id, saved_at, is_created, text, tags)
    ON CONFLICT (user_id, pin_id) DO UPDATE SET saved_at = excluded.saved_at, is_created = excluded.is_created, words = excluded.words
    WHERE (own_words.saved_at, own_words.is_created, own_words.words)
      IS DISTINCT FROM (excluded.saved_at, excluded.is_created, excluded.words)`.execute(db)
}

async function namesOf(db: Db, boards: Id[]): Promise<Map<Id, string>> {
  if (!boards.length) return new Map()
  const rows = await db.selectFrom('boards').select(['id', 'name']).where('id', 'in', boards).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const indexOwnPin = (db: Db, pinId: Id): Promise<void> => indexPins(db, [pinId])

/**
 * Reindexes the pins of a renamed board in batches. The progress is stored under the id of the fact until the end;
 * another change of the board starts again with all its pins.
 */
export const reindexPinsOfBoard = (house: House, boardId: Id, factId: Id): Promise<void> =>
  runInSteps(house, ({ db }) => indexSomeOfBoard(db, boardId, `${WALK} ${factId}`))

async function indexSomeOfBoard(db: Db, boardId: Id, name: string): Promise<boolean> {
  const walk = await db.selectFrom('walks').select('at').where('name', '=', name).executeTakeFirst()
  const rows = await db
    .selectFrom('board_pins')
    .select('pin_id')
    .where('board_id', '=', boardId)
    .where('pin_id', '>', (walk?.at ?? '0') as Id)
    .orderBy('pin_id')
    .limit(OWN_PINS_PER_TRANSACTION)
    .execute()
  const ids = rows.map((row) => row.pin_id)
  await indexPins(db, ids)
  const isMore = ids.length === OWN_PINS_PER_TRANSACTION
  if (isMore) await saveTableWalkPosition(db, name, ids.at(-1) as Id)
  else if (walk) await db.deleteFrom('walks').where('name', '=', name).execute()
  return isMore
}

/** Reindexes all own pins in batches. */
export async function indexAllOwnPins(db: Db): Promise<void> {
  for (let after: Id | null = '0' as Id; after; ) after = await indexNext(db, after)
}

/** Indexes the next pins after an id. Returns the last id, or null at the end. */
async function indexNext(db: Db, after: Id): Promise<Id | null> {
  const next = await db
    .selectFrom('pins')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(OWN_PINS_PER_TRANSACTION)
    .execute()
  const ids = next.map(({ id }) => id)
  await indexPins(db, ids)
  return next.length === OWN_PINS_PER_TRANSACTION ? (ids.at(-1) as Id) : null
}

/** Reindexes all own pins slowly and begins again at the end, to catch indirect changes. */
export async function reindexOwnPinsGradually(house: House): Promise<void> {
  const db = maintenanceDb(house)
  const walk = await db.selectFrom('walks').select('at').where('name', '=', WALK).executeTakeFirst()
  const at = await indexNext(db, (walk?.at ?? '0') as Id)
  await saveTableWalkPosition(db, WALK, at)
}
