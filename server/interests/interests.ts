import { type RawBuilder, sql } from 'kysely'
import { DEFAULT_PAGE_SIZE, FOLLOWERS_PAGE_SIZE } from '#domain/constants/limits.ts'
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
import { nameMatchKind } from '#domain/rules/interests/topic-names.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { keyset } from '../keyset.ts'
import { loadListPage } from '../list-page.ts'
import { type InterestRow, type InterestTree, loadInterestTree, toInterestName } from '../records/interest-tree.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { findInterestId } from './find-interest.ts'
import { loadTopicFilter } from './listed-topics.ts'
import { loadInterests, loadTopicCovers, toInterestLink } from './load-interests.ts'
import { loadTopicStats, MIN_PINS_FOR_INDEXING } from './topic-stats.ts'

const BEST_FIRST = keyset('DESC', ['score', 'real'], ['pin_id', 'bigint'])

const BEST = 8
/** Number of most liked pins from which the best ones of a topic are chosen. */
const BEST_AMONG = 200
const RELATED = 8

async function mustLoad(ctx: Context, id: Id): Promise<Interest> {
  const [found] = await loadInterests(ctx, [id])
  if (!found) throw new Refusal('not_found', 'interest.none')
  return found
}

/** SQL condition for pins about an interest or one of its descendants. */
async function about(ctx: Context, id: Id): Promise<RawBuilder<boolean>> {
  const tree = await loadInterestTree(ctx.house)
  return sql<boolean>`topics && ${tree.withChildren(id)}::bigint[] AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)}`
}

async function topicPage(ctx: Context, id: Id): Promise<Topic> {
  const interest = await mustLoad(ctx, id)
  const tree = await loadInterestTree(ctx.house)
  const is = await about(ctx, id)
  const { rows } = await sql<{ videos: number; products: number; pins: number }>`SELECT
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} AND kind = 'video' LIMIT ${MIN_PINS_FOR_INDEXING}) few) AS videos,
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} AND kind = 'product' LIMIT ${MIN_PINS_FOR_INDEXING}) few) AS products,
    (SELECT count(*)::int FROM (SELECT 1 FROM pin_search WHERE ${is} LIMIT ${MIN_PINS_FOR_INDEXING}) few) AS pins`.execute(
    ctx.db,
  )
  const { videos = 0, products = 0, pins = 0 } = rows[0] ?? {}
  const { holding } = await loadTopicStats(ctx.house)
  const offered = tree.childrenOf(id).filter(await loadTopicFilter(ctx))
  const children = offered.map((row) => ({
    ...toInterestLink(ctx, row),
    has_videos: holding.videos.has(row.id),
    has_products: holding.products.has(row.id),
  }))
  const related = (await relatedTo(ctx, id))
    .flatMap((one) => tree.byId.get(one) ?? [])
    .map((row) => toInterestLink(ctx, row))
  return {
    ...interest,
    children,
    related,
    has_videos: videos > 0,
    has_products: products > 0,
    is_thin: pins < MIN_PINS_FOR_INDEXING,
    is_shop_thin: products < MIN_PINS_FOR_INDEXING,
    are_videos_thin: videos < MIN_PINS_FOR_INDEXING,
  }
}

/**
 * Related topics: those of the same pins, then siblings (at the top level only if there are none of the first); never
 * the parent or children.
 */
async function relatedTo(ctx: Context, id: Id): Promise<Id[]> {
  const tree = await loadInterestTree(ctx.house)
  const { near } = await loadTopicStats(ctx.house)
  const above = tree.byId.get(id)?.parent_id ?? null
  const kin = new Set([...tree.withChildren(id), above])
  const beside = above ? tree.childrenOf(above) : tree.childrenOf(null)
  const met = near.get(id) ?? []
  const ids = above || !met.length ? [...met, ...beside.filter(await loadTopicFilter(ctx)).map((row) => row.id)] : met
  return [...new Set(ids)].filter((one) => !kin.has(one) && tree.byId.has(one)).slice(0, RELATED)
}

/** Lists a topic's pins, without those in its row of best pins if requested. */
function topicPins(ctx: Context, is: RawBuilder<boolean>, best?: RawBuilder<unknown>) {
  const rest = best ? sql`AND pin_id NOT IN (SELECT pin_id FROM (${best}) best)` : sql``
  return async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
    const { rows } = await sql<ListedPin>`
      SELECT pin_id, ${BEST_FIRST.key} AS cursor_key FROM pin_search
      WHERE ${is} ${rest} AND ${BEST_FIRST.isAfter(after)}
      ORDER BY ${BEST_FIRST.order} LIMIT ${limit}`.execute(ctx.db)
    return rows
  }
}

/**
 * SQL for the best of the most liked pins: those whose main topic this is first, by confidence, then by likes. At most
 * half of all pins, so that the grid has at least as many; none if there are hardly any.
 */
async function bestOf(ctx: Context, id: Id): Promise<RawBuilder<ListedPin>> {
  const is = await about(ctx, id)
  const ids = (await loadInterestTree(ctx.house)).withChildren(id)
  return sql<ListedPin>`WITH liked AS MATERIALIZED (SELECT pin_id, topics, score FROM pin_search WHERE ${is}
      ORDER BY ${BEST_FIRST.order} LIMIT ${BEST_AMONG})
    SELECT pin_id, ARRAY[pin_id::text] AS cursor_key FROM liked
    ORDER BY (SELECT min(place) FROM unnest(topics) WITH ORDINALITY AS its(topic, place) WHERE topic = ANY(${ids}::bigint[])),
      score DESC, pin_id DESC
    LIMIT (SELECT CASE WHEN count(*) >= ${MIN_PINS_FOR_INDEXING} THEN least(${BEST}, count(*) / 2) ELSE 0 END FROM liked)`
}

async function topicFeed(ctx: Context, which: string, behindBest: boolean): Promise<Page<Pin>> {
  const id = await findInterestId(ctx, which)
  const best = behindBest ? await bestOf(ctx, id) : undefined
  return listPins(ctx, DEFAULT_PAGE_SIZE, topicPins(ctx, await about(ctx, id), best))
}

async function withChildren(ctx: Context, interests: (Interest | null)[]): Promise<(Category | null)[]> {
  const tree = await loadInterestTree(ctx.house)
  const isOffered = await loadTopicFilter(ctx)
  return interests.map(
    (one) =>
      one && {
        ...one,
        children: tree
          .childrenOf(one.id)
          .filter(isOffered)
          .map((row) => toInterestLink(ctx, row))
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
  const tree = await loadInterestTree(ctx.house)
  const stats = await loadTopicStats(ctx.house)
  const held = holding && stats.holding[holding]
  const offered = tree.childrenOf(null).filter(await loadTopicFilter(ctx))
  const shown = offered.filter((row) => !held || held.has(row.id))
  const first = shown.map((row) => toInterestLink(ctx, row))
  const ids = first.sort(byName(ctx)).map(({ id }) => id)
  return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, idsFrom(ids), async (rows) => {
    const onPage = rows.map((row) => row.id)
    const found = await withChildren(ctx, await loadInterests(ctx, onPage))
    if (holding !== 'products') return found
    const covers = await loadTopicCovers(ctx, onPage, withDifferentFirst(onPage, stats.holding.products))
    return found.map((one) => one && { ...one, product_cover_images: covers.get(one.id) ?? one.cover_images })
  })
}

/** Reorders the pins of each topic so that, where it has another one, it doesn't begin with that of an earlier topic. */
function withDifferentFirst(ids: readonly Id[], pinsOf: ReadonlyMap<Id, Id[]>): Map<Id, Id[]> {
  const taken = new Set<Id | undefined>()
  return new Map(
    ids.map((id) => {
      const pins = (pinsOf.get(id) ?? []).toSorted((a, b) => Number(taken.has(a)) - Number(taken.has(b)))
      taken.add(pins[0])
      return [id, pins]
    }),
  )
}

/** Number of letters from which the beginning of a word is enough to match its topics. */
const BEGINNING = 3

/**
 * Finds topics by a typed query: by a whole word of the name, then by words that imply the topic, then by their
 * beginnings (onboard.7).
 */
function foundBy(ctx: Context, tree: InterestTree, all: { id: Id; name: string }[], query: string): Id[] {
  const typed = query.trim().toLocaleLowerCase(ctx.locale)
  const rank = new Map<Id, number>()
  const rise = (id: Id, to: number) => rank.set(id, Math.min(to, rank.get(id) ?? to))
  for (const { id, name } of all) {
    const fit = typed ? nameMatchKind(name.toLocaleLowerCase(ctx.locale), typed) : 'word'
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
  ...defineAnswers(InterestsResource, {
    async get(ctx, { with_pins, to_tag, query = '' }) {
      const tree = await loadInterestTree(ctx.house)
      const { pictured, pinCounts } = await loadTopicStats(ctx.house)
      const isOffered = to_tag ? () => true : await loadTopicFilter(ctx)
      const isPicked = (row: InterestRow) => row.parent_id !== null && pictured.has(row.id)
      const named = [...tree.byId.values()].filter((row) => isOffered(row) && (!with_pins || isPicked(row)))
      const popularity = ({ id, follower_count }: InterestRow) => follower_count + (pinCounts.get(id) ?? 0)
      const ids =
        with_pins && !query.trim()
          ? named.sort((a, b) => popularity(b) - popularity(a)).map(({ id }) => id)
          : foundBy(
              ctx,
              tree,
              named.map((row) => ({ id: row.id, name: toInterestName(ctx, row) })),
              query,
            )
      return loadListPage(ctx, FOLLOWERS_PAGE_SIZE, idsFrom(ids), (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
  ...defineAnswers(TopicResource, {
    get: async (ctx, { interest }) => topicPage(ctx, await findInterestId(ctx, interest)),
  }),
  ...defineAnswers(TopicFeedResource, {
    get: (ctx, { interest, behind_best }) => topicFeed(ctx, interest, behind_best ?? false),
  }),
  ...defineAnswers(TopicBestResource, {
    async get(ctx, { interest }) {
      const best = await bestOf(ctx, await findInterestId(ctx, interest))
      return listPins(ctx, BEST, async (after) => (after ? [] : (await best.execute(ctx.db)).rows))
    },
  }),
  ...defineAnswers(RelatedInterestsResource, {
    async get(ctx, { interest_name }) {
      const ids = await relatedTo(ctx, await findInterestId(ctx, interest_name))
      return loadListPage(ctx, RELATED, idsFrom(ids), (rows) =>
        loadInterests(
          ctx,
          rows.map((row) => row.id),
        ),
      )
    },
  }),
  ...defineAnswers(CategoriesResource, { get: categories }),
  ...defineAnswers(ExploreSectionsResource, { get: (ctx) => categories(ctx, {}) }),
  ...defineAnswers(ExploreSectionFeedResource, { get: (ctx, { section_id }) => topicFeed(ctx, section_id, false) }),
  ...defineAnswers(CategoryResource, {
    async get(ctx, { category }) {
      const found = await mustLoad(ctx, await findInterestId(ctx, category))
      const [one] = await withChildren(ctx, [found])
      return one as Category
    },
  }),
  ...defineAnswers(CategoryFeedResource, { get: (ctx, { feed }) => topicFeed(ctx, feed, false) }),
]
