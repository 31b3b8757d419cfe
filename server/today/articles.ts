import { type Selectable, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  type Article,
  type ArticleCard,
  ArticlePinsResource,
  ArticleResource,
  type StaffArticle,
} from '#domain/resources/today.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import type { Articles } from '../db/tables.ts'
import { listPins } from '../records/list-pins.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadPinParts } from '../records/load-pins.ts'
import { showCover } from '../records/show-cover.ts'
import { toTextBlocks } from '../text-pages/text-blocks.ts'

const ARTICLES = 20

export type ArticleRow = Selectable<Articles>

/** The state of an article: live from its start to its end. */
export function toArticleState({ starts_at, ends_at }: ArticleRow, now: Date): StaffArticle['state'] {
  if (!starts_at) return 'draft'
  if (starts_at > now) return 'scheduled'
  return ends_at && ends_at <= now ? 'ended' : 'live'
}

/** SQL condition: written for the viewer's country and language. */
const isHere = ({ country, locale }: Context) => sql<boolean>`(countries = '{}' OR ${country} = ANY(countries))
  AND (languages = '{}' OR ${locale.split('-')[0] ?? ''} = ANY(languages))`

export async function loadArticleCards(ctx: Context, rows: ArticleRow[]): Promise<ArticleCard[]> {
  const ids = rows.flatMap((row) => row.cover_pin_id ?? [])
  const covers = await loadPinParts(ctx, ids, { for: 'list', withMarks: false })
  return rows.map(({ id, slug, title, subtitle, cover_pin_id }) => {
    const loaded = covers.find((one) => one?.pin.id === cover_pin_id)
    const cover = loaded ? showCover(loaded.aggregate) : null
    if (loaded && cover) ctx.shown?.pins.add(loaded.pin.id)
    return { type: 'article', id, slug, title, subtitle, cover }
  })
}

/** Loads articles that were live at some time of a day, or are live now; newest first. */
export async function loadOpenArticles(ctx: Context, day: string): Promise<ArticleCard[]> {
  const begin = new Date(`${day}T00:00:00Z`)
  const isToday = day === ctx.now.toISOString().slice(0, 10)
  const [from, until] = isToday ? [ctx.now, ctx.now] : [begin, new Date(begin.getTime() + 24 * 3600_000)]
  const { rows } = await sql<ArticleRow>`SELECT * FROM articles
    WHERE starts_at <= ${until} AND (ends_at IS NULL OR ends_at > ${from}) AND ${isHere(ctx)}
    ORDER BY starts_at DESC, id DESC LIMIT ${ARTICLES}`.execute(ctx.db)
  return loadArticleCards(ctx, rows)
}

/** Finds a live article; staff also see others, as they will be. */
async function findArticle(ctx: Context, slug: string): Promise<ArticleRow> {
  const { rows } = await sql<ArticleRow & { is_here: boolean }>`SELECT *, ${isHere(ctx)} AS is_here FROM articles
    WHERE slug = ${slug}`.execute(ctx.db)
  const [row] = rows
  const isOpen = row?.is_here && toArticleState(row, ctx.now) === 'live'
  if (!row || !(isOpen || ctx.viewer?.is_staff)) throw new Refusal('not_found', 'today.noArticle')
  return row
}

async function showArticle(ctx: Context, slug: string): Promise<Article> {
  const row = await findArticle(ctx, slug)
  const { settings } = ctx.house
  const blanks = { product: settings.productName, operator: '', contact: '', event_days: '' }
  const [card] = await loadArticleCards(ctx, [row])
  const [board] = row.board_id ? await loadBoards(ctx, [row.board_id]) : [null]
  return {
    ...(card as ArticleCard),
    blocks: toTextBlocks(row.body, blanks).blocks,
    board: board ?? null,
    pin_ids: row.pin_ids,
  }
}

export const articleAnswers = [
  ...defineAnswers(ArticleResource, { get: (ctx, { slug }) => showArticle(ctx, slug) }),
  ...defineAnswers(ArticlePinsResource, {
    async get(ctx, { slug }) {
      const { pin_ids } = await findArticle(ctx, slug)
      return listPins(ctx, DEFAULT_PAGE_SIZE, async (after, limit) => {
        const from = after ? Number(after[0]) + 1 : 0
        return pin_ids.slice(from, from + limit).map((pin_id, at) => ({ pin_id, cursor_key: [from + at] }))
      })
    },
  }),
]
