import { tellingWords } from '#domain/rules/search/ideas.ts'
import { asTyped, isEmptyQuery, parseQuery, withOtherWords } from '#domain/rules/search/parse-query.ts'
import { isKnownPhrase, unitsOf } from '#domain/rules/search/related-words.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import type { Near } from '../meaning/nearest.ts'
import { correctedQuery, misspelledWords } from './correct.ts'
import { isSorted, type Narrowed } from './narrowed.ts'
import { type Found, type FoundPin, type Part, pinsInOrder } from './pins-in-order.ts'
import { meaningOf, nearestToQuery } from './query-meaning.ts'
import { rankBest } from './rank-found.ts'
import { sortedPins } from './sorted-pins.ts'
import { BEGUN, EXACT, isWholeFit, MEANT, type WayName, waysOf } from './ways.ts'

/** What a search was made for: as typed, or what was looked for in its place. */
export type Sought = {
  corrected: string | null
  isFewer: boolean
  /** Nothing fits, and what is near in meaning stands in its place. */
  isNear: boolean
}
type Wanted = Narrowed & { isCorrected: boolean }
/** `whole`: all that was typed, where only some of its words are looked for. */
type Key = [way: string, score: string, id: string, order: string, query: string | null, whole?: string]

/** Search.7 to 9. Pins that fit what was typed, best first; `sought` says afterwards what was looked for. */
export function findPins(ctx: Context, typed: string, wanted: Wanted) {
  const sought: Sought = { corrected: null, isFewer: false, isNear: false }
  const read = async (after: CursorKey | null, limit: number): Promise<FoundPin[]> => {
    if (!after) return (await bestFirst(ctx, typed, wanted, limit, sought)).slice(0, limit)
    const [way, score, id, order, query, whole] = after as Key
    if (way === RANKED) return afterRanked(ctx, typed, wanted, { id, place: Number(score) }, limit, sought)
    sought.corrected = query === typed ? null : query
    const ways = order.split(' ')
    const asked = query ?? typed
    const vector = ways.includes('meaning') ? await meaningOf(ctx, whole ?? asked, true) : null
    const part = { after: { way, score, id }, limit, isFirst: false }
    return inWays(ctx, { query: asked, whole, vector }, ways, wanted, part)
  }
  return { sought, read }
}

/** So many of a search are compared with each other, and stand on its first pages in that order. */
const BEST = 50
const RANKED = 'ranked'

/** The first pins are ordered by meaning and looks, the others stay as they are. `isAgain`: an earlier page is made again. */
async function bestFirst(
  ctx: Context,
  typed: string,
  wanted: Wanted,
  limit: number,
  sought: Sought,
  isAgain = false,
  many = isSorted(wanted) ? limit : Math.max(limit, BEST),
): Promise<FoundPin[]> {
  const found = await fromStart(ctx, typed, wanted, many, sought)
  const [, , , order = '', query, whole] = (found[0]?.cursor_key ?? []) as Partial<Key>
  if (!query || isSorted(wanted)) return found
  const best = found.slice(0, BEST).map(({ cursor_key, ...pin }) => ({ ...pin, way: cursor_key[0] as WayName }))
  const vector = await meaningOf(ctx, whole ?? query, isAgain)
  if (!vector) return found
  const ranked = rankBest(best, vector, { order: order.split(' '), isFewer: whole !== undefined })
  // What was left out because its picture was there before is made up for, so that the page is not taken for the last.
  if (found.length === many && found.length < limit + best.length - ranked.length)
    return bestFirst(ctx, typed, wanted, limit, sought, isAgain, limit + BEST)
  return [
    ...ranked.map(({ id }, place) => ({ id, cursor_key: [RANKED, String(place), id, order, query] })),
    ...found.slice(BEST),
  ]
}

async function afterRanked(
  ctx: Context,
  typed: string,
  wanted: Wanted,
  last: { id: string; place: number },
  limit: number,
  sought: Sought,
): Promise<FoundPin[]> {
  const found = await bestFirst(ctx, typed, wanted, BEST + limit, sought, true)
  const at = found.findIndex(({ id }) => id === last.id)
  const from = (at < 0 ? last.place : at) + 1
  return found.slice(from, from + limit)
}

async function fromStart(
  ctx: Context,
  typed: string,
  wanted: Wanted,
  limit: number,
  sought: Sought,
): Promise<FoundPin[]> {
  const misspelled = await misspelledWords(ctx, typed)
  const isSpelled = (query: string) => !parseQuery(query).words.some((word) => misspelled.has(word))
  const first = isSpelled(typed) ? await tryQuery(ctx, typed, wanted, limit) : []
  if (first.length) return first
  if (wanted.guides?.length && isSpelled(typed)) {
    // Guides narrow what was found without them.
    const { guides, ...plain } = wanted
    if ((await tryQuery(ctx, typed, plain, 1)).length) return tryQuery(ctx, typed, wanted, limit, { isAnyFit: true })
  }
  const corrected = wanted.isCorrected ? await correctedQuery(ctx, typed, misspelled) : null
  if (corrected) {
    const found = await tryQuery(ctx, corrected, wanted, limit)
    if (found.length) {
      sought.corrected = corrected
      return found
    }
  }
  const whole = corrected ?? typed
  for (const { query, ...more } of lessOf(whole).filter((less) => isSpelled(less.query))) {
    const found = await tryQuery(ctx, query, wanted, limit, more)
    if (!found.length) continue
    sought.corrected = query
    sought.isFewer = true
    return found
  }
  // No word of it stands anywhere: then what its words mean as a whole.
  const vector = wanted.isCorrected ? await meaningOf(ctx, typed) : null
  const near = await inWays(ctx, { query: typed, vector }, ['meaning'], wanted, { after: null, limit })
  sought.isNear = near.length > 0
  return near
}

/**
 * A word that stands whole somewhere is meant whole: then those that it only begins come last. `isAnyFit`: what fits in part, or is
 * only near, is enough.
 */
async function tryQuery(
  ctx: Context,
  query: string,
  wanted: Wanted,
  limit: number,
  { whole, isAnyFit = false }: { whole?: string; isAnyFit?: boolean } = {},
): Promise<FoundPin[]> {
  const parsed = parseQuery(query)
  if (isEmptyQuery(parsed)) return []
  const vector = await meaningOf(ctx, whole ?? query)
  let near: Promise<Near[]> | undefined
  const asked: Meant = {
    query,
    whole,
    vector,
    near: () => {
      near ??= vector ? nearestToQuery(ctx, vector) : Promise.resolve([])
      return near
    },
  }
  // Where something else than what fits best comes first, what fits exactly does not.
  const exact = isSorted(wanted) ? [] : await inWays(ctx, asked, EXACT, wanted, { after: null, limit })
  const isWhole = exact.length > 0 || unitsOf(parsed.words).every((unit) => isKnownPhrase(unit.split(' ')))
  const last = asked.vector ? ['meaning'] : []
  const some = parsed.words.length > 1 ? ['some'] : []
  const order = [...EXACT, ...(isWhole ? [...MEANT, ...BEGUN] : [...BEGUN, ...MEANT]), ...some, ...last]
  const key = order.join(' ')
  const named = exact.map(({ cursor_key, ...pin }) => ({
    ...pin,
    cursor_key: [...cursor_key.slice(0, 3), key, ...cursor_key.slice(4)],
  }))
  if (exact.length >= limit) return named
  const isPastExact = !isSorted(wanted)
  const rest = await inWays(ctx, asked, order, wanted, { after: null, isPastExact, limit: limit - named.length })
  if (named.length || isAnyFit || isFitting(rest)) return [...named, ...rest]
  // Nothing shows a horse: then animals.
  const above = await inWays(ctx, asked, ['above', ...last], wanted, { after: null, limit })
  return isFitting(above) ? above : []
}

/** What only some of the words say, or what is near in meaning, stands below something that fits, never alone. */
const isFitting = (found: readonly FoundPin[]) => found.some(({ cursor_key }) => isWholeFit(String(cursor_key[0])))

/** What is looked for, and what it means where that is known. Later pages go on by both or by neither. */
type Meant = { query: string; whole?: string | undefined; vector: Embedding | null; near?: () => Promise<Near[]> }

async function inWays(
  ctx: Context,
  { query, whole, vector, near }: Meant,
  order: readonly string[],
  wanted: Wanted,
  part: Omit<Part, 'isFirst'> & { isFirst?: boolean },
): Promise<FoundPin[]> {
  const ways = await waysOf(ctx, query, order, vector, near)
  const withStored = part.after || !ctx.house.settings.scorePictures ? 0 : BEST
  const found: Found[] = isSorted(wanted)
    ? await sortedPins(ctx, ways, wanted, part)
    : await pinsInOrder(ctx, ways, wanted, { isFirst: true, withStored, ...part })
  const meant = [query, ...(whole === undefined ? [] : [whole])]
  return found.map(({ way, score, ...pin }) => ({
    ...pin,
    cursor_key: [way, score, pin.id, order.join(' '), ...meant],
  }))
}

/** When all words together find nothing: all but one of those that tell something, the longer ones kept, then each alone. */
function fewerWords(query: string): string[] {
  const parsed = parseQuery(query)
  const words = tellingWords(parsed.words).map((word) => asTyped(query, word))
  if (parsed.words.length < 2) return []
  const byLength = [...words].sort((a, b) => a.length - b.length)
  const allButOne = byLength.map((left) => words.filter((word) => word !== left))
  const alone = byLength.map((word) => [word]).reverse()
  return [...new Set([...allButOne, ...alone].map((fewer) => withOtherWords(parsed, fewer)))].slice(0, 12)
}

/** What is looked for when nothing fits a query: fewer of its words, then without its tags, without its quotes, at last its tags. */
function lessOf(query: string): { query: string; whole?: string }[] {
  const parsed = parseQuery(query)
  const { words, phrases, tags } = parsed
  const typed = words.map((word) => asTyped(query, word))
  const fewerOf = (whole: string) => fewerWords(whole).map((some) => ({ query: some, whole }))
  const untagged = withOtherWords({ ...parsed, tags: [] }, typed)
  const unquoted = withOtherWords({ ...parsed, tags: [], phrases: [] }, typed)
  return [
    ...fewerOf(query),
    ...(tags.length && (words.length || phrases.length) ? [{ query: untagged }, ...fewerOf(untagged)] : []),
    ...(phrases.length && words.length ? [{ query: unquoted }] : []),
    ...tags.map((tag) => ({ query: `#${tag}` })),
  ]
}
