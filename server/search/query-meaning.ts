import type { Language } from '#domain/rules/search/ideas.ts'
import { type ParsedQuery, parseQuery } from '#domain/rules/search/parse-query.ts'
import { inEnglish } from '#domain/rules/search/related-words.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { houseCache, perHouse } from '../house-cache.ts'
import { type Near, nearestByMeaning } from '../meaning/nearest.ts'
import { textMeanings } from '../meaning/text-meaning.ts'

const DAY = 86_400_000
/** So long a search waits to know what its words mean. What comes later is there for the next one. */
const WAIT = 250
const COUNT = 100
/** What is less like the query has nothing to do with it. */
const LEAST_LIKE = 0.34

const known = houseCache<Embedding>({ max: 5000, ttl: DAY })
const asked = perHouse(() => new Map<string, Promise<Embedding | null>>())

/** A word of both languages is taken as one of the viewer's. */
export const languageOf = ({ locale }: Pick<Context, 'locale'>): Language => (locale.startsWith('de') ? 'de' : 'en')

/** What a query means; null where there is no model for texts, or where it is slow. `isPatient`: waits as long as it takes. */
export async function meaningOf(
  ctx: Pick<Context, 'house' | 'locale'>,
  query: string,
  isPatient = false,
): Promise<Embedding | null> {
  const { house } = ctx
  const parsed = parseQuery(query)
  if (!house.settings.scorePictures || !isPlain(parsed)) return null
  const words = inEnglish(parsed.words, languageOf(ctx))
  const vector = known(house).get(words)
  if (vector) return vector
  return isPatient ? vectorOf(house, words) : inTime(vectorOf(house, words))
}

/** Who puts words in quotes, leaves one out or looks for a tag means just these words. */
export const isPlain = ({ words, phrases, without, tags }: ParsedQuery) =>
  words.length > 0 && !phrases.length && !without.length && !tags.length

/** What means most nearly the same as a query, best first. */
export const nearestToQuery = async (ctx: Context, vector: Embedding): Promise<Near[]> =>
  (await nearestByMeaning(ctx, vector, COUNT)).filter(({ like }) => like >= LEAST_LIKE)

/** Who asks for the same meanwhile waits for the same answer. */
function vectorOf(house: House, query: string): Promise<Embedding | null> {
  const running = asked(house)
  const before = running.get(query)
  if (before) return before
  const now = textMeanings([query]).then((vectors) => {
    running.delete(query)
    const vector = vectors?.[0] ?? null
    if (vector) known(house).set(query, vector)
    return vector
  })
  running.set(query, now)
  return now
}

async function inTime<T>(answer: Promise<T | null>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), WAIT)
  })
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
