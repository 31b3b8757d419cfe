import { type Selectable, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import {
  type Article,
  type ArticleCard,
  ArticlePinsResource,
  ArticleResource,
  type StaffArticle,
  StaffArticlesResource,
} from '#domain/resources/today.ts'
import { boardSlug } from '#domain/rules/board/board-slug.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { answer } from '../answer.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { Articles } from '../db/tables.ts'
import { noteAct } from '../facts/note-act.ts'
import { loadPage } from '../list-page.ts'
import { listPins } from '../records/list-pins.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadPins } from '../records/load-pins.ts'
import { blocksOf } from '../text-pages/blocks-of.ts'

type Row = Selectable<Articles>
type Written = Omit<TakenOf<typeof StaffArticlesResource.update>, 'id'>
const PINS_MOST = 60

/** From its start until its end, for the countries and languages it is written for. */
function isOpenFor({ starts_at, ends_at, countries, languages }: Row, { country, locale, now }: Context): boolean {
  if (!starts_at || starts_at > now || (ends_at && ends_at <= now)) return false
  const isHere = !countries.length || countries.includes(country)
  return isHere && (!languages.length || languages.includes(locale.split('-')[0] ?? ''))
}

async function cards(ctx: Context, rows: Row[]): Promise<ArticleCard[]> {
  const covers = await loadPins(
    ctx,
    rows.flatMap((row) => row.cover_pin_id ?? []),
  )
  return rows.map(({ id, slug, title, subtitle, cover_pin_id }) => {
    const pin = covers.find((one) => one?.id === cover_pin_id)
    const signature = pin?.image_signature
    const cover = signature ? { signature, ext: pin.image_ext ?? '', dominant_color: pin.dominant_color } : null
    return { type: 'article', id, slug, title, subtitle, cover }
  })
}

/** What was open at some time of a day, the newest first. */
export async function openArticles(ctx: Context, day: string): Promise<ArticleCard[]> {
  const from = new Date(`${day}T00:00:00Z`)
  const until = new Date(Math.min(from.getTime() + 24 * 3600_000, ctx.now.getTime()))
  const { rows } =
    await sql<Row>`SELECT * FROM articles WHERE starts_at <= ${until} AND (ends_at IS NULL OR ends_at > ${from})
    ORDER BY starts_at DESC, id DESC LIMIT 20`.execute(ctx.db)
  const here = rows.filter((row) => isOpenFor({ ...row, ends_at: null }, ctx))
  return cards(ctx, day === ctx.now.toISOString().slice(0, 10) ? here.filter((row) => isOpenFor(row, ctx)) : here)
}

/** Before and after there is none, but for staff, who see it as it will be. */
async function findArticle(ctx: Context, slug: string): Promise<Row> {
  const { rows } = await sql<Row>`SELECT * FROM articles WHERE slug = ${slug}`.execute(ctx.db)
  const [row] = rows
  if (!row || !(isOpenFor(row, ctx) || ctx.viewer?.is_staff)) throw new Refusal('not_found', 'today.noArticle')
  return row
}

async function showArticle(ctx: Context, slug: string): Promise<Article> {
  const row = await findArticle(ctx, slug)
  const { settings } = ctx.house
  const blanks = { product: settings.productName, operator: '', contact: '', event_days: '' }
  const [card] = await cards(ctx, [row])
  const [board] = row.board_id ? await loadBoards(ctx, [row.board_id]) : [null]
  return {
    ...(card as ArticleCard),
    blocks: blocksOf(row.body, blanks).blocks,
    board: board ?? null,
    pin_ids: row.pin_ids,
  }
}

async function showToStaff(ctx: Context, rows: Row[]): Promise<StaffArticle[]> {
  const shown = await cards(ctx, rows)
  const people = [...new Set(rows.flatMap((row) => [row.written_by, row.changed_by]))]
  const named = people.length
    ? await ctx.db.selectFrom('users').select(['id', 'username']).where('id', 'in', people).execute()
    : []
  const nameOf = (id: Id) => named.find((one) => one.id === id)?.username ?? ''
  return rows.map((row, at) => ({
    ...(shown[at] as ArticleCard),
    type: 'staff_article',
    body: row.body,
    pins: row.pin_ids.join(' '),
    board_id: row.board_id,
    countries: row.countries.join(' '),
    languages: row.languages.join(' '),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    is_open: isOpenFor(row, {
      ...ctx,
      country: row.countries[0] ?? ctx.country,
      locale: row.languages[0] ?? ctx.locale,
    }),
    written_by: nameOf(row.written_by),
    changed_by: nameOf(row.changed_by),
    changed_at: row.changed_at.toISOString(),
  }))
}

const listOf = (text: string) => [...new Set(text.split(/[\s,]+/).filter(Boolean))]

function timeOf(field: 'starts_at' | 'ends_at', text: string | undefined): Date | null {
  if (!text) return null
  const at = new Date(text)
  if (Number.isNaN(at.getTime())) throw new Refusal('bad_input', 'input.invalid', { field }, { field })
  return at
}

/** Pins by id or address. One that nobody can see is told at its field. */
async function pinsIn(ctx: Context, text: string): Promise<Id[]> {
  const ids = listOf(text).map((one) => pinIdIn(one.split('/pin/').at(-1)?.split('/')[0] ?? ''))
  const found = await loadPins(
    ctx,
    ids.flatMap((id) => (id ? [id as Id] : [])),
  )
  if (ids.some((id) => !id) || found.some((pin) => !pin) || ids.length > PINS_MOST)
    throw new Refusal('bad_input', 'pin.none', {}, { field: 'pins' })
  return ids.flatMap((id) => (id ? [id as Id] : []))
}

async function write(ctx: SignedIn, sent: Written, row: Row | null): Promise<StaffArticle> {
  const pin_ids = sent.pins === undefined ? (row?.pin_ids ?? []) : await pinsIn(ctx, sent.pins)
  const starts_at = sent.starts_at === undefined ? (row?.starts_at ?? null) : timeOf('starts_at', sent.starts_at)
  const ends_at = sent.ends_at === undefined ? (row?.ends_at ?? null) : timeOf('ends_at', sent.ends_at)
  if (starts_at && ends_at && ends_at <= starts_at)
    throw new Refusal('bad_input', 'today.endsBefore', {}, { field: 'ends_at' })
  const values = {
    title: sent.title,
    subtitle: sent.subtitle ?? row?.subtitle ?? '',
    body: sent.body ?? row?.body ?? '',
    cover_pin_id: pin_ids[0] ?? null,
    pin_ids,
    board_id: sent.board_id === undefined ? (row?.board_id ?? null) : sent.board_id,
    countries: sent.countries === undefined ? (row?.countries ?? []) : listOf(sent.countries.toUpperCase()),
    languages: sent.languages === undefined ? (row?.languages ?? []) : listOf(sent.languages.toLowerCase()),
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
      .values({ id, slug: await freeSlug(ctx, sent.title), written_by: ctx.viewer.id, created_at: ctx.now, ...values })
      .execute()
  await noteAct(ctx, { act: 'article', kind: 'article', target: sent.title })
  const saved = await ctx.db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await showToStaff(ctx, [saved]))[0] as StaffArticle
}

async function freeSlug({ db }: Context, title: string): Promise<string> {
  const slug = boardSlug(title)
  const { rows } = await sql<{
    slug: string
  }>`SELECT slug FROM articles WHERE slug = ${slug} OR slug ~ ${`^${slug}-[0-9]+$`}`.execute(db)
  const taken = new Set(rows.map((row) => row.slug))
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

export const articleAnswers = [
  ...answer(ArticleResource, { get: (ctx, { slug }) => showArticle(ctx, slug) }),
  ...answer(ArticlePinsResource, {
    async get(ctx, { slug }) {
      const { pin_ids } = await findArticle(ctx, slug)
      return listPins(ctx, PAGE_SIZE, async (after, limit) => {
        const from = after ? Number(after[0]) + 1 : 0
        return pin_ids.slice(from, from + limit).map((pin_id, at) => ({ pin_id, cursor_key: [from + at] }))
      })
    },
  }),
  ...answer(StaffArticlesResource, {
    async get(ctx) {
      const read = async (after: CursorKey | null, limit: number) => {
        const { rows } = await sql<
          Row & { cursor_key: CursorKey }
        >`SELECT *, ARRAY[id::text] AS cursor_key FROM articles
          ${after ? sql`WHERE id < ${after[0]}::bigint` : sql``} ORDER BY id DESC LIMIT ${limit}`.execute(ctx.db)
        return rows
      }
      return loadPage(ctx, PAGE_SIZE, read, (rows) => showToStaff(ctx, rows))
    },
    create: (ctx, sent) => write(signedIn(ctx), sent, null),
    async update(ctx, { id, ...sent }) {
      const row = await ctx.db.selectFrom('articles').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) throw new Refusal('not_found', 'today.noArticle')
      return write(signedIn(ctx), sent, row)
    },
  }),
]
