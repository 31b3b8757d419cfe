import { type RawBuilder, sql } from 'kysely'
import { FOLLOWERS_PAGE_SIZE, PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Category, Interest, Topic } from '#domain/entities/interest.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Page } from '#domain/resource.ts'
import {
  CategoriesResource,
  CategoryFeedResource,
  CategoryResource,
  ExploreSectionFeedResource,
  ExploreSectionsResource,
  InterestsResource,
  RelatedInterestsResource,
  TopicBestResource,
  TopicFeedResource,
  TopicResource,
} from '#domain/resources/interests.ts'
import { nameFit } from '#domain/rules/interests/name-fit.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHidden } from '../feedback/hidden.ts'
import { loadPage } from '../list-page.ts'
import { type InterestRow, type InterestTree, interestTree, nameFor } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { findInterest } from './find-interest.ts'
import { linkTo, loadInterests } from './load-interests.ts'
import { THIN, topicFacts } from './topic-facts.ts'

const BEST = 8
/** The best pins of a topic are chosen among this many of its most liked ones. */
const BEST_AMONG = 200
const RELATED = 8

async function mustLoad(ctx: Context, id: Id): Promise<Interest> {
  const [found] = await loadInterests(ctx, [id])
  if (!found) throw new Refusal('not_found', 'interest.none')
  return found
}

/** What is about an interest or one below it. */
async function about(ctx: Context, id: Id): Promise<RawBuilder<boolean>> {
  const tree = await interestTree(ctx.house)
  return sql<boolean>`topics && ${tree.withChildren(id)}::bigint[] AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}`
}

async function topicPage(ctx: Context, id: Id): Promise<Topic> {
  const interest = await mustLoad(ctx, id)
  const tree = await interestTree(ctx.house)
  const is = await about(ctx, id)
  const { rows } = await sql<{ videos: number; products: number; pins: number }>`SELECT
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} AND kind = 'video' LIMIT ${THIN}) few) AS videos,
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} AND kind = 'product' LIMIT ${THIN}) few) AS products,
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} LIMIT ${THIN}) few) AS pins`.execute(ctx.db)
  const { videos = 0, products = 0, pins = 0 } = rows[0] ?? {}
  const { holding } = await topicFacts(ctx.house)
  const children = tree.childrenOf(id).map((row) => ({
    ...linkTo(ctx, row),
    has_videos: holding.videos.has(row.id),
    has_products: holding.products.has(row.id),
  }))
  const related = (await relatedTo(ctx, id)).flatMap((one) => tree.byId.get(one) ?? []).map((row) => linkTo(ctx, row))
  return {
    ...interest,
    children,
    related,
    has_videos: videos > 0,
    has_products: products > 0,
    is_thin: pins < THIN,
    is_shop_thin: products < THIN,
    are_videos_thin: videos < THIN,
  }
}

/** Topics of the same pins, then those with the same parent (at the top level only if there are none of the first); never its parent or children. */
async function relatedTo(ctx: Context, id: Id): Promise<Id[]> {
  const tree = await interestTree(ctx.house)
  const { near } = await topicFacts(ctx.house)
  const above = tree.byId.get(id)?.parent_id ?? null
  const kin = new Set([...tree.withChildren(id), above])
  const beside = above ? tree.childrenOf(above) : tree.childrenOf(null)
  const met = near.get(id) ?? []
  const ids = above || !met.length ? [...met, ...beside.map((row) => row.id)] : met
  return [...new Set(ids)].filter((one) => !kin.has(one) && tree.byId.has(one)).slice(0, RELATED)
}

/** The first of those that follow, without what stands in the row of the best where that is asked for. */
function topicPins(ctx: Context, is: RawBuilder<boolean>, best?: RawBuilder<unknown>) {
  const rest = best ? sql`AND pin_id NOT IN (SELECT pin_id FROM (${best}) best)` : sql``
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ARRAY[score::text, pin_id::text] AS cursor_key FROM pin_search
      WHERE ${is} ${rest} ${after ? sql`AND (score, pin_id) < (${after[0]}::real, ${after[1]}::bigint)` : sql``}
      ORDER BY score DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

/**
 * The best of what is liked most: first what is about this before all else, as topics stand the surest first, then what is liked.
 * At most half of what there is, so that the grid has no less; none where there is hardly anything.
 */
async function bestOf(ctx: Context, id: Id): Promise<RawBuilder<ListedPin>> {
  const is = await about(ctx, id)
  const ids = (await interestTree(ctx.house)).withChildren(id)
  return sql<ListedPin>`WITH liked AS MATERIALIZED (SELECT pin_id, topics, score FROM pin_search WHERE ${is}
      ORDER BY score DESC, pin_id DESC LIMIT ${BEST_AMONG})
    SELECT pin_id, ARRAY[pin_id::text] AS cursor_key FROM liked
    ORDER BY (SELECT min(place) FROM unnest(topics) WITH ORDINALITY AS its(topic, place) WHERE topic = ANY(${ids}::bigint[])),
      score DESC, pin_id DESC
    LIMIT (SELECT CASE WHEN count(*) >= ${THIN} THEN least(${BEST}, count(*) / 2) ELSE 0 END FROM liked)`
}

async function topicFeed(ctx: Context, which: string, behindBest: boolean): Promise<Page<Pin>> {
  const id = await findInterest(ctx, which)
  const best = behindBest ? await bestOf(ctx, id) : undefined
  return listPins(ctx, PAGE_SIZE, topicPins(ctx, await about(ctx, id), best))
}

async function withChildren(ctx: Context, interests: (Interest | null)[]): Promise<(Category | null)[]> {
  const tree = await interestTree(ctx.house)
  return interests.map(
    (one) =>
      one && {
        ...one,
        children: tree
          .childrenOf(one.id)
          .map((row) => linkTo(ctx, row))
          .sort(byName(ctx)),
      },
  )
}

const byName =
  ({ locale }: Context) =>
  (a: { name: string }, b: { name: string }) =>
    a.name.localeCompare(b.name, locale)

/** A list of known ids, page by page: its cursor is the index of the last id shown. */
const idsFrom =
  (ids: readonly Id[]) =>
  async (after: CursorKey | null, limit: number): Promise<{ id: Id; cursor_key: CursorKey }[]> => {
    const from = after ? Number(after[0]) + 1 : 0
    return ids.slice(from, from + limit).map((id, at) => ({ id, cursor_key: [from + at] }))
  }

async function categories(ctx: Context, { holding }: { holding?: 'products' | 'videos' | undefined }) {
  const tree = await interestTree(ctx.house)
  const held = holding && (await topicFacts(ctx.house)).holding[holding]
  const shown = tree.childrenOf(null).filter((row) => !held || held.has(row.id))
  const first = shown.map((row) => linkTo(ctx, row))
  const ids = first.sort(byName(ctx)).map(({ id }) => id)
  return loadPage(ctx, FOLLOWERS_PAGE_SIZE, idsFrom(ids), async (rows) => {
    const found = await loadInterests(
      ctx,
      rows.map((row) => row.id),
    )
    return withChildren(ctx, found)
  })
}

/** From so many letters on, the beginning of a word is enough to find what it speaks for. */
const BEGINNING = 3

/** onboard.7. What is named so, by a whole word first; then what the typed word speaks for, then what words that begin so speak for. */
function foundBy(ctx: Context, tree: InterestTree, all: { id: Id; name: string }[], query: string): Id[] {
  const typed = query.trim().toLocaleLowerCase(ctx.locale)
  const rank = new Map<Id, number>()
  const rise = (id: Id, to: number) => rank.set(id, Math.min(to, rank.get(id) ?? to))
  for (const { id, name } of all) {
    const fit = typed ? nameFit(name.toLocaleLowerCase(ctx.locale), typed) : 'word'
    if (fit) rise(id, fit === 'word' ? 0 : 1)
  }
  const forms = tree.vocabulary[ctx.locale.startsWith('de') ? 'de' : 'en']
  for (const { interest } of forms.get(typed) ?? []) rise(interest, 2)
  if (typed.length >= BEGINNING)
    for (const [form, voices] of forms) if (form.startsWith(typed)) for (const { interest } of voices) rise(interest, 3)
  const order = byName(ctx)
  return all
    .filter(({ id }) => rank.has(id))
    .sort((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0) || order(a, b))
    .map(({ id }) => id)
}

export const interestAnswers = [
  ...answer(InterestsResource, {
    async get(ctx, { with_pins, query = '' }) {
      const tree = await interestTree(ctx.house)
      const { covers, full } = await topicFacts(ctx.house)
      const hasPins = ({ id, parent_id }: InterestRow) => parent_id !== null && (covers.has(id) || full.has(id))
      const named = [...tree.byId.values()].filter((row) => !with_pins || hasPins(row))
      const ids = foundBy(
        ctx,
        tree,
        named.map((row) => ({ id: row.id, name: nameFor(ctx, row) })),
        query,
      )
      return loadPage(ctx, FOLLOWERS_PAGE_SIZE, idsFrom(ids), (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
  ...answer(TopicResource, {
    get: async (ctx, { interest }) => topicPage(ctx, await findInterest(ctx, interest)),
  }),
  ...answer(TopicFeedResource, {
    get: (ctx, { interest, behind_best }) => topicFeed(ctx, interest, behind_best ?? false),
  }),
  ...answer(TopicBestResource, {
    async get(ctx, { interest }) {
      const best = await bestOf(ctx, await findInterest(ctx, interest))
      return listPins(ctx, BEST, async (after) => (after ? [] : (await best.execute(ctx.db)).rows))
    },
  }),
  ...answer(RelatedInterestsResource, {
    async get(ctx, { interest_name }) {
      const ids = await relatedTo(ctx, await findInterest(ctx, interest_name))
      return loadPage(ctx, RELATED, idsFrom(ids), (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
  ...answer(CategoriesResource, { get: categories }),
  ...answer(ExploreSectionsResource, { get: (ctx) => categories(ctx, {}) }),
  ...answer(ExploreSectionFeedResource, { get: (ctx, { section_id }) => topicFeed(ctx, section_id, false) }),
  ...answer(CategoryResource, {
    async get(ctx, { category }) {
      const found = await mustLoad(ctx, await findInterest(ctx, category))
      const [one] = await withChildren(ctx, [found])
      return one as Category
    },
  }),
  ...answer(CategoryFeedResource, { get: (ctx, { feed }) => topicFeed(ctx, feed, false) }),
]
