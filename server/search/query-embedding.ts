import type { Language } from '#domain/rules/search/dictionary.ts'
import { type ParsedQuery, parseQuery } from '#domain/rules/search/parse-query.ts'
import { translateToEnglish } from '#domain/rules/search/related-words.ts'
import type { Embedding } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import type { House } from '../house.ts'
import { makeHouseCache, memoizePerHouse } from '../house-cache.ts'
import { embedTexts } from '../meaning/embed-texts.ts'

const DAY = 86_400_000
/** Milliseconds that a search waits for the text model; a later result is there for the next search. */
const WAIT = 250

const known = makeHouseCache<Embedding>({ max: 5000, ttl: DAY })
const asked = memoizePerHouse(() => new Map<string, Promise<Embedding | null>>())

/** A word that exists in both languages is taken as one of the viewer's language. */
export const toSearchLanguage = ({ locale }: Pick<Context, 'locale'>): Language =>
  locale.startsWith('de') ? 'de' : 'en'

/** Text embedding of a query; null without a text model, or when it is slow. `isPatient` waits as long as it takes. */
export async function embedQuery(
  ctx: Pick<Context, 'house' | 'locale'>,
  query: string,
  isPatient = false,
): Promise<Embedding | null> {
  const { house } = ctx
  const parsed = parseQuery(query)
  if (!house.settings.scorePictures || !isPlainQuery(parsed)) return null
  const words = translateToEnglish(parsed.words, toSearchLanguage(ctx))
  const vector = known(house).get(words)
  if (vector) return vector
  return isPatient ? vectorOf(house, words) : inTime(vectorOf(house, words))
}

/** Whether the text model is still at work on a query. */
export const isEmbedding = ({ house, locale }: Pick<Context, 'house' | 'locale'>, query: string): boolean =>
  asked(house).has(translateToEnglish(parseQuery(query).words, toSearchLanguage({ locale })))

/** Returns whether the query has just words. With quotes, exclusions or tags, exactly these words are meant. */
export const isPlainQuery = ({ words, phrases, without, tags }: ParsedQuery) =>
  words.length > 0 && !phrases.length && !without.length && !tags.length

/** Concurrent searches for the same words share one run of the model. */
function vectorOf(house: House, query: string): Promise<Embedding | null> {
  const running = asked(house)
  const before = running.get(query)
  if (before) return before
  const now = embedTexts([query]).then((vectors) => {
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
