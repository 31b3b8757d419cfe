import type { Id } from '#domain/id.ts'
import { isEmptyQuery, parseQuery, replaceQueryWords, toTypedSpelling } from '#domain/rules/search/parse-query.ts'
import {
  dropDuplicatePictures,
  filterResults,
  findPartMatch,
  type PartMatch,
  scoreMatch,
  similarityToBest,
  spreadSimilarPictures,
} from '#domain/rules/search/rank-results.ts'
import { decodeEmbedding, type Embedding, embeddingSimilarity } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { notePinSignals } from '../debugging.ts'
import { makeHouseCache } from '../house-cache.ts'
import { EMBEDDING_SPACES } from '../meaning/embedding-spaces.ts'
import { findNearestByText } from '../meaning/nearest.ts'
import {
  CANDIDATE_LIST_SIZE,
  loadNextSearchCandidates,
  loadSearchCandidates,
  type SearchCandidate,
} from './candidates.ts'
import { correctQuery, findMisspelledWords } from './correct-query.ts'
import { isExplicitlySorted, makeFilterCondition, type PinFilters } from './pin-filters.ts'
import { embedQuery, isEmbedding } from './query-embedding.ts'
import { findSortedPins } from './sorted-pins.ts'
import { type QueryPart, toQueryParts } from './text-queries.ts'

/** The query that was searched for: as typed, or `corrected`, with another spelling or fewer words. */
export type QueryInterpretation = {
  corrected: string | null
  isFewer: boolean
  /** No pin matches, and the results are only related. */
  isNear: boolean
}
type SearchOptions = PinFilters & { isCorrected: boolean }
/**
 * The ranked results of a query. `seen`: these, and those that show the same picture as one of them; `hasMore`: further
 * pins match that were not compared.
 */
type ResultList = {
  query: string
  ids: Id[]
  seen: ReadonlySet<Id>
  hasMore: boolean
  searchedFor: QueryInterpretation
}

/** Results of recent searches, for their later pages; an expired list is computed again. */
const lists = makeHouseCache<ResultList>({ max: 500, ttl: 600_000 })
const AS_TYPED: QueryInterpretation = { corrected: null, isFewer: false, isNear: false }
const MORE = 'more'

/** Finds pins for a query, best first (search.7 to search.9). The first read sets `searchedFor`. */
export function findPins(ctx: Context, typed: string, options: SearchOptions) {
  const searchedFor: QueryInterpretation = { ...AS_TYPED }
  // Visitors share a list; the currency of a shop depends on the country.
  const key = JSON.stringify([ctx.viewer?.id ?? null, ctx.locale, ctx.country, typed, options])
  const read = async (after: CursorKey | null, limit: number) => {
    const known = lists(ctx.house)
    const list = (after && !ctx.debug && known.get(key)) || (await loadResults(ctx, typed, options))
    if (!ctx.debug) known.set(key, list)
    Object.assign(searchedFor, list.searchedFor)
    if (isExplicitlySorted(options))
      return searchedFor.isNear || !list.ids.length ? [] : findSortedPins(ctx, list.query, options, { after, limit })
    const at = after ? list.ids.indexOf(String(after[1]) as Id) : -1
    const from = after ? (at < 0 ? Number(after[0]) : at) + 1 : 0
    const ranked = after?.[0] === MORE ? [] : list.ids.slice(from, from + limit)
    const found = ranked.map((id, nth): { id: Id; cursor_key: CursorKey } => ({ id, cursor_key: [from + nth, id] }))
    if (found.length === limit || !list.hasMore) return found
    const last = after?.[0] === MORE ? after : null
    return [...found, ...(await following(ctx, options, list, last, limit - found.length))]
  }
  return { searchedFor, read }
}

/** All matching pins that are not among the ranked results, most popular first. */
async function following(
  ctx: Context,
  options: SearchOptions,
  { query, seen }: ResultList,
  after: CursorKey | null,
  limit: number,
): Promise<{ id: Id; cursor_key: CursorKey }[]> {
  const parsed = parseQuery(query)
  const parts = toQueryParts(ctx, parsed)
  const filter = await makeFilterCondition(ctx, query, options)
  const found: { id: Id; cursor_key: CursorKey }[] = []
  for (let last = after; found.length < limit; ) {
    const next = await loadNextSearchCandidates(ctx, parts, filter, last && [String(last[1]), String(last[2])])
    for (const { id, score } of next) {
      last = [MORE, score, id]
      if (seen.has(id) || found.length >= limit) continue
      found.push({ id, cursor_key: last })
      notePinSignals(ctx, id, { list: 'search', source: 'popular', scores: { popularity: Number(score) } })
    }
    if (next.length < CANDIDATE_LIST_SIZE) break
  }
  return found
}

/**
 * Searches for the query as typed, or corrected; then with fewer words, without tags, without quotes; finally for
 * related pins.
 */
async function loadResults(ctx: Context, typed: string, options: SearchOptions): Promise<ResultList> {
  const misspelled = await findMisspelledWords(ctx, typed)
  const first = misspelled.size ? NOTHING : await rank(ctx, typed, options)
  const said = first.ids.length ? fewerSaidWords(typed, first) : null
  if (first.ids.length && (said === null || (await meansTheSame(ctx, said, typed))))
    return { ...first, searchedFor: { corrected: said, isFewer: said !== null, isNear: false } }
  if (!options.guides) {
    const corrected = options.isCorrected ? await correctQuery(ctx, typed, misspelled) : null
    const second = corrected ? await rank(ctx, corrected, options) : NOTHING
    if (corrected && second.ids.length) {
      if (saysCorrection(typed, second)) return { ...second, searchedFor: { corrected, isFewer: false, isNear: false } }
      // A compound is the same as its parts, so pins with those parts match the query.
      if (wordCount(corrected) > wordCount(typed)) return { ...second, searchedFor: AS_TYPED }
    }
    const whole = corrected ?? typed
    const fewer =
      (await rankFewer(ctx, await fewerWords(ctx, whole, corrected ? second : first), options)) ??
      (await rankFewer(ctx, withoutTags(whole), options, true))
    if (fewer) return { ...fewer, searchedFor: { corrected: fewer.query, isFewer: true, isNear: false } }
  }
  const { ids: few, close, seen } = misspelled.size && options.isCorrected ? await rank(ctx, typed, options) : first
  const ids = options.isCorrected ? [...few, ...close].slice(0, CLOSE) : []
  return { query: typed, ids, seen, hasMore: false, searchedFor: { ...AS_TYPED, isNear: ids.length > 0 } }
}

/** The words that results have when no result matches the others: "cake" for cakes found for "banana cake". */
function fewerSaidWords(typed: string, { parts, matches }: Ranking): string | null {
  const said = parts.filter((_, at) => matches[at] === 'said')
  if (!said.length || !matches.includes('none')) return null
  const words = said.flatMap((part) => part.words).map((word) => toTypedSpelling(typed, word))
  return replaceQueryWords(parseQuery(typed), words)
}

/** Whether fewer words mean nearly the same as the whole query; unknown without a text model, and taken for true. */
async function meansTheSame(ctx: Context, fewer: string, query: string): Promise<boolean> {
  const [one, other] = [await embedQuery(ctx, fewer), await embedQuery(ctx, query)]
  return !one || !other || embeddingSimilarity(one, other) >= LEAST_SAME
}

/** Whether results have each corrected word, and match each other part in some way. */
function saysCorrection(typed: string, { parts, matches }: Ranking): boolean {
  const { words } = parseQuery(typed)
  return parts.every(
    (part, at) =>
      matches[at] === 'said' || (matches[at] === 'otherwise' && part.words.every((word) => words.includes(word))),
  )
}

const hasAllWords = ({ matches }: Ranking) => matches.every((match) => match === 'said')

/** The first of these queries with results for all of its words, or, with `mayHaveFewer`, for fewer of them. */
async function rankFewer(
  ctx: Context,
  queries: readonly string[],
  options: SearchOptions,
  mayHaveFewer = false,
): Promise<Ranking | null> {
  for (const query of queries) {
    const ranking = await rank(ctx, query, options)
    if (ranking.ids.length && hasAllWords(ranking)) return ranking
    const fewer = mayHaveFewer ? await rankFewer(ctx, await fewerWords(ctx, query, ranking), options) : null
    if (fewer) return fewer
  }
  return null
}

const wordCount = (query: string) => parseQuery(query).words.length

/** Query variants: without tags; without quoted phrases; each tag alone. */
function withoutTags(query: string): string[] {
  const parsed = parseQuery(query)
  const { words, phrases, tags } = parsed
  const typed = words.map((word) => toTypedSpelling(query, word))
  return [
    ...(tags.length && (words.length || phrases.length) ? [replaceQueryWords({ ...parsed, tags: [] }, typed)] : []),
    ...(phrases.length && words.length ? [replaceQueryWords({ ...parsed, tags: [], phrases: [] }, typed)] : []),
    ...tags.map((tag) => `#${tag}`),
  ]
}

/** Minimum similarity between fewer words and the whole query, and the number of variants that are tried. */
const LEAST_SAME = 0.68
const TRIED = 3

/**
 * Queries with some of the parts, each matched by a pin, closest to the whole query first: in "tiny bathroom",
 * "bathroom" matters more than "tiny". Without a text model, at least half of the parts; while the model is busy, none.
 */
async function fewerWords(ctx: Context, query: string, { parts, found }: Ranking): Promise<string[]> {
  const parsed = parseQuery(query)
  const sets = new Set(found.map((one) => one.parts.map((worth) => (worth > 0 ? 1 : 0)).join('')))
  const vector = await embedQuery(ctx, query)
  if (!vector && isEmbedding(ctx, query)) return []
  const choices: { query: string; closeness: number }[] = []
  for (const set of sets) {
    const words = parts.flatMap((part, at) => (set[at] === '1' ? part.words : []))
    if (!words.length || !set.includes('0')) continue
    const fewer = replaceQueryWords(
      parsed,
      words.map((word) => toTypedSpelling(query, word)),
    )
    const other = vector && (await embedQuery(ctx, fewer))
    if (vector && !other) continue
    const share = set.replaceAll('0', '').length / set.length
    choices.push({
      query: fewer,
      closeness: vector && other ? embeddingSimilarity(vector, other) : share + LEAST_SAME - 0.5,
    })
  }
  const telling = choices.filter(({ closeness }) => closeness >= LEAST_SAME).sort((a, b) => b.closeness - a.closeness)
  return telling.slice(0, TRIED).map((choice) => choice.query)
}

/** Number of pins compared with each other by picture. */
const COMPARED = 100
const POPULARITY_WEIGHT = 0.0005
/** Minimum similarity to the query of pins shown as related. */
const LEAST_SIMILAR = 0.34
const NEAREST = 100
const CLOSE = 12

type Scored = ReturnType<typeof toScored>
/** `close`: related pins that don't match; `matches`: how the results match each part of the query. */
type Ranking = Omit<ResultList, 'searchedFor'> & {
  close: Id[]
  matches: PartMatch[]
  parts: readonly QueryPart[]
  found: readonly Scored[]
}
const NOTHING: Ranking = {
  query: '',
  ids: [],
  close: [],
  seen: new Set(),
  hasMore: false,
  matches: [],
  parts: [],
  found: [],
}

async function rank(ctx: Context, query: string, options: SearchOptions): Promise<Ranking> {
  const parsed = parseQuery(query)
  if (isEmptyQuery(parsed)) return NOTHING
  const parts = toQueryParts(ctx, parsed)
  const vector = await embedQuery(ctx, query)
  const near = vector ? await findNearestByText(ctx, vector, NEAREST) : []
  const nearest = near.filter(({ like }) => like >= LEAST_SIMILAR).map(({ pin_id }) => pin_id)
  const candidates = await loadSearchCandidates(
    ctx,
    parsed,
    parts,
    nearest,
    await makeFilterCondition(ctx, query, options),
  )
  const words = parts.map((part) => part.words)
  const found = candidates.map((one) => toScored(one, words, vector)).sort(bestFirst)
  const alike = vector ? similarityToBest(found.slice(0, COMPARED)) : []
  const looked = found.map((one, at) => ({ ...one, alike: alike[at] ?? 0, score: one.score + (alike[at] ?? 0) }))
  const order = looked.sort(bestFirst)
  if (ctx.debug?.signals) for (const one of order) noteSearchSignals(ctx, one)
  const isFitting = filterResults(order)
  const results = order.filter((_, at) => isFitting[at])
  const others = order.filter((one, at) => !isFitting[at] && isClose(one))
  // Without the better image model, embeddings are too coarse to tell identical from similar pictures.
  const arrange = (pins: typeof order) =>
    ctx.house.settings.scorePictures ? spreadSimilarPictures(dropDuplicatePictures(pins)) : pins
  return {
    query,
    ids: toIds([...arrange(results.slice(0, COMPARED)), ...results.slice(COMPARED)]),
    close: toIds(arrange(others.slice(0, COMPARED)).slice(0, CLOSE)),
    seen: new Set(toIds(results)),
    hasMore: order.filter(({ group }) => group > 0).length >= CANDIDATE_LIST_SIZE,
    matches: parts.map((_, at) => findPartMatch(at, results)),
    parts,
    found,
  }
}

function noteSearchSignals(ctx: Context, found: Scored & { alike: number }): void {
  const { id, group, score, worth, similarity, alike } = found
  const source = group > 0 ? 'words' : 'meaning'
  notePinSignals(ctx, id, {
    list: 'search',
    source,
    scores: { score, group, worth, similarity: similarity ?? 0, alike },
  })
}

const toIds = (pins: readonly { id: Id }[]): Id[] => pins.map(({ id }) => id)

const isClose = ({ worth, similarity }: Scored) => worth > 0 || (similarity ?? 0) >= LEAST_SIMILAR

function toScored(
  { look, meaning, is_moving, ...match }: SearchCandidate,
  parts: readonly (readonly string[])[],
  vector: Embedding | null,
) {
  const stored = vector && decodeEmbedding(meaning, EMBEDDING_SPACES.meaning.version())
  const similarity = vector && stored ? embeddingSimilarity(vector, stored) : null
  const scores = scoreMatch(parts, match)
  const score = scores.worth + (similarity ?? 0) + POPULARITY_WEIGHT * match.score
  return {
    id: match.id,
    ...scores,
    score,
    similarity,
    look: decodeEmbedding(look, EMBEDDING_SPACES.look.version()),
    scene: is_moving ? stored : null,
  }
}

const bestFirst = (a: Pick<Scored, 'group' | 'score' | 'id'>, b: Pick<Scored, 'group' | 'score' | 'id'>) =>
  b.group - a.group || b.score - a.score || (BigInt(a.id) < BigInt(b.id) ? 1 : -1)
