import { type Selectable, sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type Article,
  type ArticleCard,
  ArticlePinsResource,
  ArticleResource,
  type StaffArticle,
} from '#domain/resources/today.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import type { Articles } from '../db/tables.ts'
import { listPins } from '../records/list-pins.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadPins } from '../records/load-pins.ts'
import { blocksOf } from '../text-pages/blocks-of.ts'

const ARTICLES = 20

export type ArticleRow = Selectable<Articles>

/** Live from its start until its end. */
export function articleState({ starts_at, ends_at }: ArticleRow, now: Date): StaffArticle['state'] {
  if (!starts_at) return 'draft'
  if (starts_at > now) return 'scheduled'
  return ends_at && ends_at <= now ? 'ended' : 'live'
}

/** For the countries and languages it is written for. */
const isHere = ({ country, locale }: Context) => sql<boolean>`(countries = '{}' OR ${country} = ANY(countries))
  AND (languages = '{}' OR ${locale.split('-')[0] ?? ''} = ANY(languages))`

export async function articleCards(ctx: Context, rows: ArticleRow[]): Promise<ArticleCard[]> {
  const covers = await loadPins(
    ctx,
    rows.flatMap((row) => row.cover_pin_id ?? []),
  )
  return rows.map(({ id, slug, title, subtitle, cover_pin_id }) => {
    const pin = covers.find((one) => one?.id === cover_pin_id)
    const signature = pin?.image_signature
    if (pin && signature) ctx.shown?.pins.add(pin.id)
    const cover = signature ? { signature, ext: pin.image_ext ?? '', dominant_color: pin.dominant_color } : null
    return { type: 'article', id, slug, title, subtitle, cover }
  })
}

/** What was open at some time of a day, or is open now, the newest first. */
export async function openArticles(ctx: Context, day: string): Promise<ArticleCard[]> {
  const begin = new Date(`${day}T00:00:00Z`)
  const isToday = day === ctx.now.toISOString().slice(0, 10)
  const [from, until] = isToday ? [ctx.now, ctx.now] : [begin, new Date(begin.getTime() + 24 * 3600_000)]
  const { rows } = await sql<ArticleRow>`SELECT * FROM articles
    WHERE starts_at <= ${until} AND (ends_at IS NULL OR ends_at > ${from}) AND ${isHere(ctx)}
    ORDER BY starts_at DESC, id DESC LIMIT ${ARTICLES}`.execute(ctx.db)
  return articleCards(ctx, rows)
}

/** Before and after there is none, but for staff, who see it as it will be. */
async function findArticle(ctx: Context, slug: string): Promise<ArticleRow> {
  const { rows } = await sql<ArticleRow & { is_here: boolean }>`SELECT *, ${isHere(ctx)} AS is_here FROM articles
    WHERE slug = ${slug}`.execute(ctx.db)
  const [row] = rows
  const isOpen = row?.is_here && articleState(row, ctx.now) === 'live'
  if (!row || !(isOpen || ctx.viewer?.is_staff)) throw new Refusal('not_found', 'today.noArticle')
  return row
}

async function showArticle(ctx: Context, slug: string): Promise<Article> {
  const row = await findArticle(ctx, slug)
  const { settings } = ctx.house
  const blanks = { product: settings.productName, operator: '', contact: '', event_days: '' }
  const [card] = await articleCards(ctx, [row])
  const [board] = row.board_id ? await loadBoards(ctx, [row.board_id]) : [null]
  return {
    ...(card as ArticleCard),
    blocks: blocksOf(row.body, blanks).blocks,
    board: board ?? null,
    pin_ids: row.pin_ids,
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
]
