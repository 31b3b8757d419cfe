import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

const STEP = 500

type Named = { kind: 'board' | 'user'; id: Id; name: string; more: string; score: number }

/**
 * Updates the name index for these ids: listed boards by name, description and sections, and people who allow to be
 * found by name. All others are removed. Each table is read by its own key.
 */
export async function updateNameIndex(db: Db, ids: readonly Id[]): Promise<void> {
  if (!ids.length) return
  const named = [...(await listedBoards(db, ids)), ...(await findablePeople(db, ids))]
  const found = named.map(({ id }) => id)
  await sql`DELETE FROM name_search WHERE target_id = ANY(${ids}::bigint[]) AND target_id <> ALL(${found}::bigint[])`.execute(
    db,
  )
  if (!named.length) return
  const all = <K extends keyof Named>(key: K) => named.map((one) => one[key])
  await sql`
    INSERT INTO name_search (kind, target_id, text, score, words)
    SELECT kind, id, plain_text(name), score, setweight(to_tsvector('pg_catalog.simple', parted_text(plain_text(name))), 'A')
      || setweight(to_tsvector('pg_catalog.simple', parted_text(plain_text(more))), 'B')
    FROM unnest(${all('kind')}::text[], ${found}::bigint[], ${all('name')}::text[], ${all('more')}::text[], ${all('score')}::real[])
      AS now(kind, id, name, more, score)
    ON CONFLICT (target_id, kind) DO UPDATE SET text = excluded.text, score = excluded.score, words = excluded.words
    WHERE (name_search.text, name_search.score, name_search.words) IS DISTINCT FROM (excluded.text, excluded.score, excluded.words)`.execute(
    db,
  )
}

/** Reindexes all boards and people in batches, and removes deleted ones. */
export async function indexAllNames(db: Db): Promise<void> {
  const walks = [
    (after: Id) => db.selectFrom('boards').select('id').where('id', '>', after).orderBy('id').limit(STEP).execute(),
    (after: Id) => db.selectFrom('users').select('id').where('id', '>', after).orderBy('id').limit(STEP).execute(),
    (after: Id) =>
      db
        .selectFrom('name_search')
        .select('target_id as id')
        .where('target_id', '>', after)
        .orderBy('target_id')
        .limit(STEP)
        .execute(),
  ]
  for (const next of walks)
    for (let [after, isMore] = ['0' as Id, true]; isMore; ) {
      const ids = (await next(after)).map((row) => row.id)
      await updateNameIndex(db, ids)
      after = ids.at(-1) ?? after
      isMore = ids.length === STEP
    }
}

async function listedBoards(db: Db, ids: readonly Id[]): Promise<Named[]> {
  const boards = await db
    .selectFrom('boards')
    .select(['id', 'owner_id', 'name', 'description', 'follower_count', 'pin_count'])
    .where('id', 'in', ids)
    .execute()
  if (!boards.length) return []
  const listed = await db
    .selectFrom('user_boards')
    .select(['user_id', 'board_id'])
    .where('user_id', 'in', [...new Set(boards.map((board) => board.owner_id))])
    .where('board_id', 'in', ids)
    .where('audience', '=', 0)
    .execute()
  const isListed = new Set(listed.map(({ user_id, board_id }) => `${user_id} ${board_id}`))
  const sections = await db.selectFrom('sections').select(['board_id', 'title']).where('board_id', 'in', ids).execute()
  const titlesOf = Map.groupBy(sections, (section) => section.board_id)
  return boards
    .filter(({ id, owner_id }) => isListed.has(`${owner_id} ${id}`))
    .map(({ id, name, description, follower_count, pin_count }) => ({
      kind: 'board',
      id,
      name,
      more: [description, ...(titlesOf.get(id) ?? []).map((section) => section.title)].join(' '),
      score: Math.fround(Math.log(2 + follower_count + pin_count)),
    }))
}

async function findablePeople(db: Db, ids: readonly Id[]): Promise<Named[]> {
  const people = await db
    .selectFrom('users')
    .innerJoin('user_counts', 'user_counts.user_id', 'users.id')
    .select(['id', 'first_name', 'last_name', 'business_name', 'username', 'follower_count'])
    .where('id', 'in', ids)
    .where('state', '=', 'active')
    .where(sql<boolean>`NOT coalesce((settings ->> 'exclude_from_search')::boolean, false)`)
    .execute()
  return people.map(({ id, first_name, last_name, business_name, username, follower_count }) => ({
    kind: 'user',
    id,
    name: [first_name, last_name, business_name, username].filter((part) => part !== null).join(' '),
    more: '',
    score: Math.fround(Math.log(2 + follower_count)),
  }))
}
