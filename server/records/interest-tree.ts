import type { Id } from '#domain/id.ts'
import { type Vocabulary, vocabularyOf } from '#domain/rules/interests/topics-of-words.ts'
import type { Context } from '../context.ts'
import type { Json } from '../db/tables.ts'
import type { House } from '../house.ts'
import { houseCache, readAgain, readThrough } from '../house-cache.ts'
import { isInterestShown } from '../interest-shown.ts'

export type InterestRow = {
  id: Id
  parent_id: Id | null
  name: string
  url_name: string
  names: Record<string, string>
  is_sensitive: boolean
  follower_count: number
}

/** All interests that are shown: few, read by everyone, changed by staff now and then. */
export type InterestTree = {
  byId: ReadonlyMap<Id, InterestRow>
  /** In the order of their names. */
  childrenOf(id: Id | null): readonly InterestRow[]
  /** Itself and those below it. */
  withChildren(id: Id): Id[]
  /** What words tell topics by; sensitive topics are given by staff alone. */
  vocabulary: Vocabulary<Id>
}

type Reading = Pick<House, 'db' | 'settings' | 'uptime'>
const trees = houseCache<InterestTree>({ max: 1, ttl: 5_000 })
const UPDATE_EVERY = 3_000
/** Made again only when the words of a topic changed, because that takes a tenth of a second. */
const vocabularies = houseCache<Vocabulary<Id>>({ max: 1, ttl: 0 })

export const interestTree = (house: Reading): Promise<InterestTree> =>
  readThrough(trees(house), 'tree', () => readTree(house))

/** Reads the topics again before they leave the cache, so that no page waits for them. Returns a function that stops it. */
export function keepInterestTree(house: Reading & Pick<House, 'log'>, every = UPDATE_EVERY): () => Promise<void> {
  let reading: Promise<unknown> = Promise.resolve()
  const update = () => {
    reading = readAgain(trees(house), 'tree', () => readTree(house)).catch((err) =>
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

/** In the viewer's language, where the house has a name in it. */
export const nameFor = ({ locale }: Pick<Context, 'locale'>, { name, names }: Pick<InterestRow, 'name' | 'names'>) =>
  names[locale.split('-')[0] ?? ''] ?? name

/** D61. What stands above a topic, or the topic itself where nothing does. */
export function categoryRow(interest: Id | null, { byId }: Pick<InterestTree, 'byId'>): InterestRow | undefined {
  const row = interest ? byId.get(interest) : undefined
  return (row?.parent_id && byId.get(row.parent_id)) || row
}

export function categoryNameFor(ctx: Pick<Context, 'locale'>, interest: Id | null, tree: InterestTree): string | null {
  const row = categoryRow(interest, tree)
  return row ? nameFor(ctx, row) : null
}

/** After staff changed it: this process reads it anew at once, others within seconds. */
export const forgetInterestTree = (house: Reading): void => trees(house).clear()

async function readTree(house: Reading): Promise<InterestTree> {
  const rows = await house.db
    .selectFrom('interests')
    .select(['id', 'parent_id', 'name', 'url_name', 'names', 'words', 'is_sensitive', 'follower_count'])
    .where(isInterestShown)
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

function vocabularyFrom(house: Reading, rows: readonly Worded[]): Vocabulary<Id> {
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
  const vocabulary = known.get(key) ?? vocabularyOf(speaking)
  known.set(key, vocabulary)
  return vocabulary
}
