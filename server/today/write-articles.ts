import { sql } from 'kysely'
import { COUNTRIES } from '#domain/constants/countries.ts'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { LOCALES } from '#domain/constants/locales.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import { type ArticleCard, type StaffArticle, StaffArticlesResource } from '#domain/resources/today.ts'
import { toSlug } from '#domain/rules/board/board-slug.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { findBoardId, loadBoards } from '../records/load-boards.ts'
import { loadPins } from '../records/load-pins.ts'
import { toTextPlaceholders } from '../text-pages/current-texts.ts'
import { parseTextBlocksInWorker } from '../text-pages/parse-text-blocks.ts'
import { type ArticleRow, loadArticleCards, toArticleState } from './articles.ts'

const NEWEST_FIRST = keyset('DESC', ['id', 'bigint'])

type ArticleChanges = Omit<ParsedOptionsOf<typeof StaffArticlesResource.update>, 'id'>
const PINS_MOST = 60

async function showToStaff(ctx: Context, rows: ArticleRow[]): Promise<StaffArticle[]> {
  const shown = await loadArticleCards(ctx, rows)
  const people = [...new Set(rows.flatMap((row) => [row.written_by, row.changed_by]))]
  const named = people.length
    ? await ctx.db.selectFrom('users').select(['id', 'username']).where('id', 'in', people).execute()
    : []
  const boards = await loadBoards(
    ctx,
    rows.flatMap((row) => row.board_id ?? []),
  )
  const nameOf = (id: Id) => named.find((one) => one.id === id)?.username ?? ''
  return rows.map((row, at) => ({
    ...(shown[at] as ArticleCard),
    type: 'staff_article',
    body: row.body,
    pins: row.pin_ids.join(' '),
    cover_pin: row.cover_pin_id ?? '',
    board: boards.find((one) => one?.id === row.board_id)?.url ?? '',
    countries: row.countries.join(' '),
    languages: row.languages.join(' '),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    state: toArticleState(row, ctx.now),
    written_by: nameOf(row.written_by),
    changed_by: nameOf(row.changed_by),
    changed_at: row.changed_at.toISOString(),
  }))
}

const listOf = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))]

const LANGUAGES = [...new Set(LOCALES.map((locale) => locale.split('-')[0] ?? ''))]

/** Parses known codes; refuses the first unknown one at its field. */
function codesIn(field: 'countries' | 'languages', text: string, known: readonly string[]): string[] {
  const codes = listOf(text)
  const unknown = codes.find((code) => !known.includes(code))
  if (unknown) throw new Refusal('bad_input', UNKNOWN[field], { code: unknown }, { field })
  return codes
}

const UNKNOWN = { countries: 'today.noCountry', languages: 'today.noLanguage' } as const

function timeOf(field: 'starts_at' | 'ends_at', text: string | undefined): Date | null {
  if (!text) return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Refusal('bad_input', 'input.invalid', { field }, { field })
  return at
}

/** The requested cover, else the first of the pins. */
async function coverOf(ctx: Context, sent: ArticleChanges, pins: Id[], row: ArticleRow | null): Promise<Id | null> {
  if (sent.cover_pin === undefined)
    return (row && pins.includes(row.cover_pin_id as Id) && row.cover_pin_id) || (pins[0] ?? null)
  const [cover] = sent.cover_pin.trim() ? await pinsIn(ctx, sent.cover_pin, 'cover_pin', [row?.cover_pin_id]) : []
  return cover ?? pins[0] ?? null
}

/** Finds a board by its URL, such as /robin_vale/blue-things/; refuses, at its field, one that staff can't see. */
async function boardIn(ctx: Context, text: string): Promise<Id | null> {
  const path = text.trim().replace(/^https?:\/\/[^/]+/, '')
  if (!path) return null
  const [username = '', slug = ''] = path.split('/').filter(Boolean).map(decodedPart)
  const owner = await ctx.db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  const id = owner && slug ? await findBoardId(ctx, owner.id, slug) : null
  const [board] = id ? await loadBoards(ctx, [id]) : []
  if (!board) throw new Refusal('bad_input', 'board.none', {}, { field: 'board' })
  return board.id
}

const decodedPart = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Finds pins by id or URL; refuses, at its field, the first that staff can't see, unless the article had it before. */
async function pinsIn(ctx: Context, text: string, field: string, had: readonly unknown[]): Promise<Id[]> {
  const typed = listOf(text).map((one) => ({
    one,
    id: parsePinSegment(one.split('/pin/').at(-1)?.split('/')[0] ?? '') as Id,
  }))
  if (typed.length > PINS_MOST) throw new Refusal('bad_input', 'today.pinsTooMany', { count: PINS_MOST }, { field })
  const ids = typed.flatMap(({ id }) => id || [])
  const found = new Set((await loadPins(ctx, ids)).map((pin) => pin?.id))
  const missing = typed.find(({ id }) => !found.has(id) && !had.includes(id))
  if (missing) throw new Refusal('bad_input', 'today.noPin', { pin: missing.one }, { field })
  return ids
}

async function write(ctx: SignedIn, sent: ArticleChanges, row: ArticleRow | null): Promise<StaffArticle> {
  if (sent.body) await parseTextBlocksInWorker(sent.body, toTextPlaceholders(ctx.house.settings))
  const pin_ids =
    sent.pins === undefined ? (row?.pin_ids ?? []) : await pinsIn(ctx, sent.pins, 'pins', row?.pin_ids ?? [])
  const starts_at = sent.starts_at === undefined ? (row?.starts_at ?? null) : timeOf('starts_at', sent.starts_at)
  const ends_at = sent.ends_at === undefined ? (row?.ends_at ?? null) : timeOf('ends_at', sent.ends_at)
  if (starts_at && ends_at && ends_at <= starts_at)
    throw new Refusal('bad_input', 'today.endsBefore', {}, { field: 'ends_at' })
  const values = {
    title: sent.title,
    subtitle: sent.subtitle ?? row?.subtitle ?? '',
    body: sent.body ?? row?.body ?? '',
    cover_pin_id: await coverOf(ctx, sent, pin_ids, row),
    pin_ids,
    board_id: sent.board === undefined ? (row?.board_id ?? null) : await boardIn(ctx, sent.board),
    countries:
      sent.countries === undefined
        ? (row?.countries ?? [])
        : codesIn('countries', sent.countries.toUpperCase(), COUNTRIES),
    languages:
      sent.languages === undefined
        ? (row?.languages ?? [])
        : codesIn('languages', sent.languages.toLowerCase(), LANGUAGES),
    starts_at,
    ends_at,
    changed_by: ctx.viewer.id,
    changed_at: ctx.now,
  }
  const id = row?.id ?? ctx.house.newId()
  if (row) await ctx.db.updateTable('articles').set(values).where('id', '=', id).execute()
  else
    await ctx.db
      .insertInto('articles')
      .values({
        id,
        slug: await freeSlug(ctx, toSlug(sent.title) || id),
        written_by: ctx.viewer.id,
        created_at: ctx.now,
        ...values,
      })
      .execute()
  await recordStaffAct(ctx, { act: 'article', kind: 'article', target: sent.title })
  const saved = await ctx.db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await showToStaff(ctx, [saved]))[0] as StaffArticle
}

async function freeSlug({ db }: Context, slug: string): Promise<string> {
  const { rows } = await sql<{
    slug: string
  }>`SELECT slug FROM articles WHERE slug = ${slug} OR slug ~ ${`^${slug}-[0-9]+$`}`.execute(db)
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

export const staffArticleAnswers = defineAnswers(StaffArticlesResource, {
  async get(ctx) {
    const read = async (after: CursorKey | null, limit: number) => {
      const { rows } = await sql<
        ArticleRow & { cursor_key: CursorKey }
      >`SELECT *, ${NEWEST_FIRST.key} AS cursor_key FROM articles
          WHERE ${NEWEST_FIRST.isAfter(after)} ORDER BY ${NEWEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
      return rows
    }
    return loadListPage(ctx, DEFAULT_PAGE_SIZE, read, (rows) => showToStaff(ctx, rows))
  },
  create: (ctx, sent) => write(requireSignedIn(ctx), sent, null),
  async update(ctx, { id, ...sent }) {
    const row = await ctx.db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw new Refusal('not_found', 'today.noArticle')
    return write(requireSignedIn(ctx), sent, row)
  },
})
