import type { Id } from '#domain/id.ts'
import { buildTopicVocabulary, type TopicVocabulary } from '#domain/rules/interests/topics-from-text.ts'
import type { Context } from '../context.ts'
import type { Json } from '../db/tables.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache, reloadEntry } from '../house-cache.ts'
import { interestShownSql } from '../interest-shown.ts'

export type InterestRow = {
  id: Id
  parent_id: Id | null
  name: string
  url_name: string
  names: Record<string, string>
  is_sensitive: boolean
  follower_count: number
}

/** All visible interests: few, read by everyone, and rarely changed by staff. */
export type InterestTree = {
  byId: ReadonlyMap<Id, InterestRow>
  /** Children, sorted by name. */
  childrenOf(id: Id | null): readonly InterestRow[]
  /** The id itself and those of its descendants. */
  withChildren(id: Id): Id[]
  /**
   * The words by which topics are recognized in texts. Sensitive topics are left out, because only staff assign them.
   */
  vocabulary: TopicVocabulary<Id>
}

type Reading = Pick<House, 'db' | 'settings' | 'uptime'>
const trees = makeHouseCache<InterestTree>({ max: 1, ttl: 5_000 })
const UPDATE_EVERY = 3_000
/** Rebuilt only when the words of a topic change, because that takes a tenth of a second. */
const vocabularies = makeHouseCache<TopicVocabulary<Id>>({ max: 1, ttl: 0 })

export const loadInterestTree = (house: Reading): Promise<InterestTree> =>
  getOrLoadEntry(trees(house), 'tree', () => readTree(house))

/**
 * Reloads the topics before they leave the cache, so that no page waits for them. Returns a function that stops this.
 */
export function keepInterestTreeFresh(house: Reading & Pick<House, 'log'>, every = UPDATE_EVERY): () => Promise<void> {
  let reading: Promise<unknown> = Promise.resolve()
  const update = () => {
    reading = reloadEntry(trees(house), 'tree', () => readTree(house)).catch((err) =>
      house.log.warn({ err }, 'topics could not be read; the next page that needs them tries again'),
    )
  }
  update()
  const timer = setInterval(update, every).unref()
  return async () => {
    clearInterval(timer)
    await reading
  }
}

/** The name in the viewer's language if there is one, else the default name. */
export const toInterestName = (
  { locale }: Pick<Context, 'locale'>,
  { name, names }: Pick<InterestRow, 'name' | 'names'>,
) => names[locale.split('-')[0] ?? ''] ?? name

/** The parent of a topic, or the topic itself if it has none. */
export function findCategoryRow(interest: Id | null, { byId }: Pick<InterestTree, 'byId'>): InterestRow | undefined {
  const row = interest ? byId.get(interest) : undefined
  return (row?.parent_id && byId.get(row.parent_id)) || row
}

export function findCategoryName(ctx: Pick<Context, 'locale'>, interest: Id | null, tree: InterestTree): string | null {
  const row = findCategoryRow(interest, tree)
  return row ? toInterestName(ctx, row) : null
}

/** Clears the cache after staff changed the tree; other processes reload it within seconds. */
export const invalidateInterestTree = (house: Reading): void => trees(house).clear()

async function readTree(house: Reading): Promise<InterestTree> {
  const rows = await house.db
    .selectFrom('interests')
    .select(['id', 'parent_id', 'name', 'url_name', 'names', 'words', 'is_sensitive', 'follower_count'])
    .where(interestShownSql)
    .orderBy('name')
    .execute()
  const shown = rows.map(({ words: _, names, ...row }) => ({ ...row, names: names as InterestRow['names'] }))
  const byId = new Map(shown.map((row) => [row.id, row]))
  const children = new Map<Id | null, InterestRow[]>()
  for (const row of shown) {
    children.set(row.parent_id, [...(children.get(row.parent_id) ?? []), row])
  }
  const childrenOf = (id: Id | null) => children.get(id) ?? []
  return {
    byId,
    childrenOf,
    withChildren: (id) => [id, ...childrenOf(id).map((child) => child.id)],
    vocabulary: vocabularyFrom(house, rows),
  }
}

type Worded = Pick<InterestRow, 'id' | 'parent_id' | 'name' | 'is_sensitive'> & { names: Json; words: Json }

function vocabularyFrom(house: Reading, rows: readonly Worded[]): TopicVocabulary<Id> {
  const speaking = rows
    .filter((row) => !row.is_sensitive)
    .map(({ id, parent_id, name, names, words }) => ({
      id,
      parent: parent_id,
      names: { en: name, ...(names as Record<string, string>) },
      words: words as Record<string, string[]>,
    }))
  const known = vocabularies(house)
  const key = JSON.stringify(speaking)
  const vocabulary = known.get(key) ?? buildTopicVocabulary(speaking)
  known.set(key, vocabulary)
  return vocabulary
}
