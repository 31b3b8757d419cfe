import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'

const WALK = 'own-words'
const STEP = 1000

/** Search.14. The words by which someone finds a pin of their own: all they wrote about it, and its board's name. */
const WORDS = sql`to_tsvector('pg_catalog.simple', parted_text(plain_text(
  concat_ws(' ', p.title, p.description, p.alt_text, p.note, b.name))))`

const write = (db: Db, pins: RawBuilder<unknown>) =>
  sql`INSERT INTO own_words (user_id, pin_id, saved_at, is_created, words)
    SELECT u.user_id, u.pin_id, u.saved_at, u.is_created, ${WORDS} FROM pins p
    JOIN user_pins u ON u.user_id = p.pinner_id AND u.pin_id = p.id LEFT JOIN boards b ON b.id = p.board_id WHERE ${pins}
    ON CONFLICT (user_id, pin_id) DO UPDATE SET saved_at = excluded.saved_at, is_created = excluded.is_created, words = excluded.words
    WHERE (own_words.saved_at, own_words.is_created, own_words.words)
      IS DISTINCT FROM (excluded.saved_at, excluded.is_created, excluded.words)`.execute(db)

export async function indexOwnPin(db: Db, pinId: Id): Promise<void> {
  await sql`DELETE FROM own_words o WHERE o.user_id = (SELECT pinner_id FROM pins WHERE id = ${pinId}) AND o.pin_id = ${pinId}
    AND NOT EXISTS (SELECT 1 FROM user_pins u WHERE u.user_id = o.user_id AND u.pin_id = o.pin_id)`.execute(db)
  await write(db, sql`p.id = ${pinId}`)
}

/** After a board got another name. */
export const indexPinsOfBoard = (db: Db, boardId: Id) =>
  write(db, sql`p.id IN (SELECT pin_id FROM board_pins WHERE board_id = ${boardId})`)

export const indexAllOwnPins = (db: Db) => write(db, sql`true`)

/** What came about by the way is found by going through all pins slowly, and beginning again at the end. */
export async function walkOwnPins({ db }: House): Promise<void> {
  const walk = await db.selectFrom('walks').select('at').where('name', '=', WALK).executeTakeFirst()
  const next = await db
    .selectFrom('pins')
    .select('id')
    .where('id', '>', (walk?.at ?? '0') as Id)
    .orderBy('id')
    .limit(STEP)
    .execute()
  const ids = next.map(({ id }) => id)
  if (ids.length) await write(db, sql`p.id = ANY(${ids}::bigint[])`)
  const at = next.length === STEP ? (ids.at(-1) as Id) : 0
  await sql`INSERT INTO walks (name, at) VALUES (${WALK}, ${at}) ON CONFLICT (name) DO UPDATE SET at = excluded.at`.execute(
    db,
  )
}
