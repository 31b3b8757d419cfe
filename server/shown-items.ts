import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Ask, Question } from '#domain/resource.ts'
import { OffsiteResource } from '#domain/resources/offsite.ts'
import type { House } from './house.ts'
import { interestShownSql } from './interest-shown.ts'

/** Ids of what an answer has shown to a visitor, by kind; for boards also their covers, where they were shown. */
export type ShownItems = {
  pins: Set<Id>
  boards: Map<Id, string | null>
  sections: Set<Id>
  users: Set<Id>
  comments: Set<Id>
  articles: Set<Id>
  interests: Set<Id>
  /** Revision of the editable text pages, when one was shown. */
  textRevision: number | null
  isForOneBrowser: boolean
}

/** Checks that everyone may still see everything that was shown. */
export type VisibilityCheck = () => Promise<boolean>

type ShownEntity = {
  type?: unknown
  id?: unknown
  url_name?: string
  revision?: number
  cover_images?: { signature: string }[]
}

export const makeShownItems = (): ShownItems => ({
  pins: new Set(),
  boards: new Map(),
  sections: new Set(),
  users: new Set(),
  comments: new Set(),
  articles: new Set(),
  interests: new Set(),
  textRevision: null,
  isForOneBrowser: false,
})

/** Adds the items of one answer to those of the page that contains it. */
export function mergeShownItems(to: ShownItems, { boards, ...more }: ShownItems): void {
  for (const kind of ['pins', 'sections', 'users', 'comments', 'articles', 'interests'] as const) {
    for (const id of more[kind]) to[kind].add(id)
  }
  for (const [id, covers] of boards) to.boards.set(id, covers ?? to.boards.get(id) ?? null)
  to.textRevision ??= more.textRevision
  to.isForOneBrowser ||= more.isForOneBrowser
}

/** Wraps `ask` to record the items that its answers show. */
export function recordShownItems(ask: Ask, shown: ShownItems): Ask {
  return (async (question: Question, options: never) => {
    // The answer of this question has a token for the browser that asked, so the page can't be shared.
    if (question.name === OffsiteResource.get.name) shown.isForOneBrowser = true
    const answer = await ask(question, options)
    collectShownItems(answer, shown)
    return answer
  }) as Ask
}

/** Collects the items in an answer, at any depth. */
export function collectShownItems(value: unknown, shown: ShownItems): void {
  if (typeof value !== 'object' || value === null) return
  const { type, id, url_name, revision } = value as ShownEntity
  if (revision !== undefined && (type === 'text_page' || type === 'help')) shown.textRevision ??= revision
  if (typeof type === 'string' && typeof id === 'string' && /^\d+$/.test(id))
    noteEntity(value as ShownEntity, id as Id, shown)
  // Links to interests have no type.
  if (url_name) shown.interests.add(id as Id)
  for (const part of Array.isArray(value) ? value : Object.values(value)) collectShownItems(part, shown)
}

function noteEntity({ type, cover_images }: ShownEntity, id: Id, shown: ShownItems): void {
  if (type === 'pin') shown.pins.add(id)
  if (type === 'user') shown.users.add(id)
  if (type === 'aggregatedcomment' || type === 'userdiditdata') shown.comments.add(id)
  if (type === 'article') shown.articles.add(id)
  if (type === 'board_section') shown.sections.add(id)
  if (type !== 'board') return
  const covers = cover_images?.map(({ signature }) => signature).join()
  shown.boards.set(id, covers ?? shown.boards.get(id) ?? null)
}

/**
 * Makes a check that everyone may still see all items: pins on their boards, public boards with the shown covers,
 * active people, live comments, published articles and visible topics. The first call also loads the aggregates,
 * boards and owners that decide about the pins; later calls are one statement. Callers during a running check share
 * the next one, so that a check always begins after everyone who relies on it has asked.
 */
export function makeStillPublicCheck(house: Pick<House, 'db' | 'clock'>, shown: ShownItems): VisibilityCheck {
  let ties: Ties | null | undefined
  let running: Promise<boolean> | undefined
  let next: Promise<boolean> | undefined
  const look = async () => {
    ties ??= await tiesOf(house, shown)
    return ties !== null && holds(house, shown, ties)
  }
  const start = (): Promise<boolean> => {
    next = undefined
    const mine = look().finally(() => {
      if (running === mine) running = undefined
    })
    running = mine
    return mine
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}

type Ties = {
  pins: { id: Id; board_id: Id | null; aggregate_id: Id }[]
  boards: { id: Id; covers: string }[]
  users: Id[]
  things: Id[]
}

/**
 * Loads the rows that decide about the items. Null when an item is gone, or a board has other covers than were shown.
 */
async function tiesOf({ db }: Pick<House, 'db'>, shown: ShownItems): Promise<Ties | null> {
  const { rows: pins } = await sql<{ id: Id; board_id: Id | null; aggregate_id: Id; pinner_id: Id }>`
    SELECT id, board_id, aggregate_id, pinner_id FROM pins WHERE id = ANY(${[...shown.pins]}::bigint[])`.execute(db)
  const boardIds = new Set([...shown.boards.keys(), ...pins.flatMap((pin) => pin.board_id ?? [])])
  const { rows: boards } = await sql<{ id: Id; owner_id: Id; covers: string; pictures: string }>`
    SELECT id, owner_id, md5(covers::text) AS covers,
      array_to_string(ARRAY(SELECT c ->> 'signature' FROM jsonb_array_elements(covers) c), ',') AS pictures
    FROM boards WHERE id = ANY(${[...boardIds]}::bigint[])`.execute(db)
  if (boards.some(({ id, pictures }) => (shown.boards.get(id) ?? pictures) !== pictures)) return null
  if (pins.length < shown.pins.size || boards.length < boardIds.size) return null
  const users = new Set([...shown.users, ...pins.map((pin) => pin.pinner_id), ...boards.map((board) => board.owner_id)])
  return { pins, boards, users: [...users], things: [...new Set(pins.map((pin) => pin.aggregate_id))] }
}

async function holds(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  shown: ShownItems,
  { pins, boards, users, things }: Ties,
): Promise<boolean> {
  const ids = (rows: { id: Id }[]) => rows.map(({ id }) => id)
  const [comments, sections] = [[...shown.comments], [...shown.sections]]
  const [articles, interests] = [[...shown.articles], [...shown.interests]]
  const { rows } = await sql<{ open: string }>`
    SELECT count(*) AS open FROM pins WHERE id = ANY(${ids(pins)}::bigint[]) AND audience = 0 AND state = 'live'
      AND (id, coalesce(board_id, 0), aggregate_id) IN (SELECT * FROM unnest(${ids(pins)}::bigint[],
        ${pins.map((pin) => pin.board_id ?? '0')}::bigint[], ${pins.map((pin) => pin.aggregate_id)}::bigint[]))
    UNION ALL SELECT count(*) FROM aggregates WHERE id = ANY(${things}::bigint[]) AND state = 'live' AND NOT is_sensitive
    UNION ALL SELECT count(*) FROM boards WHERE id = ANY(${ids(boards)}::bigint[]) AND privacy = 'public' AND state = 'live'
      AND (id, md5(covers::text)) IN (SELECT * FROM unnest(${ids(boards)}::bigint[],
        ${boards.map((board) => board.covers)}::text[]))
    UNION ALL SELECT count(*) FROM users WHERE id = ANY(${users}::bigint[]) AND state = 'active'
    UNION ALL SELECT count(*) FROM comments WHERE id = ANY(${comments}::bigint[]) AND state = 'live'
    UNION ALL SELECT count(*) FROM sections WHERE board_id = ANY(${ids(boards)}::bigint[])
      AND id = ANY(${sections}::bigint[])
    UNION ALL SELECT count(*) FROM articles WHERE id = ANY(${articles}::bigint[])
      AND starts_at <= ${clock()} AND coalesce(ends_at > ${clock()}, true)
    UNION ALL SELECT count(*) FROM interests WHERE id = ANY(${interests}::bigint[]) AND ${interestShownSql}
    UNION ALL SELECT count(*) FROM page_versions WHERE ${shown.textRevision !== null}`.execute(db)
  const expected = [pins.length, things.length, boards.length, users.length, comments.length, sections.length]
  expected.push(articles.length, interests.length, shown.textRevision ?? 0)
  return expected.every((count, at) => Number(rows[at]?.open) === count)
}
