import { type RawBuilder, sql } from 'kysely'
import { memoizeSome } from '#domain/memoize-some.ts'
import { apartFromColors } from '#domain/rules/search/colors-said.ts'
import type { Language } from '#domain/rules/search/ideas.ts'
import { type ParsedQuery, parseQuery } from '#domain/rules/search/parse-query.ts'
import { type How, type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import { EMBEDDING_LENGTH, type Embedding, embeddingCode } from '#domain/rules/visual/embedding.ts'
import type { Context } from '../context.ts'
import type { Near } from '../meaning/nearest.ts'
import {
  type Among,
  amongOf,
  amongOne,
  either,
  englishQuery,
  germanQuery,
  type InWords,
  saidSideBySide,
  type Which,
} from './among.ts'
import { isPlain, languageOf, nearestToQuery } from './query-meaning.ts'
import { hasRelated, type Said, saidIn } from './said-in.ts'
import { codeParts, type OfTopics, ofTopics, topicsOfUnits } from './topics-and-codes.ts'

/**
 * One way to fit a query. A pin is found by the first way that it fits; `but` are the ways that came before it. Ways of one family
 * that follow each other look among the same pins.
 */
export type Way = Among & {
  name: WayName
  family: string
  fits: RawBuilder<boolean>
  /** What fits, where the planner may be shown it. */
  which: Which
  /** Ways with the same key are ranked in the same way. */
  rank: RawBuilder<unknown>
  rankKey: string
  but: readonly WayName[]
  /** What all that fit say, where there is nothing else to it. */
  said?: Said | undefined
  /** Looks for one part of it alone. */
  amongUnit?: (at: number) => Which | undefined
  /** What fits is looked for by this too, since the family looks among so many only. */
  apart?: RawBuilder<boolean> | undefined
}
export type WayName = keyof typeof WAYS

/**
 * How a pin fits, and the ways before it that it does not fit: word for word in the title, side by side, said twice, seen, said;
 * then by words that mean the same or stand below, twice or once; by the names of boards; by beginnings; by what it belongs to.
 */
const WAYS = {
  title: { but: [] },
  tag: { but: [] },
  phrase: { by: ['phrase', 'AB'], but: ['title'] },
  both: { by: ['whole', 'A+B'], but: ['title', 'phrase'] },
  backed: { by: ['whole', 'AB+CD'], but: ['title', 'phrase', 'both'] },
  seen: { by: ['whole', 'AB'], but: ['title', 'phrase', 'both', 'backed'] },
  said: { by: ['whole', 'ABC'], but: ['seen'] },
  sameBacked: { by: ['same', 'AB+CD'], but: ['said'] },
  same: { by: ['same', 'AB'], but: ['said', 'sameBacked'] },
  about: { by: ['below', 'ABC'], but: ['said', 'same'] },
  belowBacked: { by: ['below', 'AB+CD'], but: ['said', 'about', 'same'] },
  below: { by: ['below', 'AB'], but: ['said', 'about', 'same', 'belowBacked'] },
  colored: { but: ['said', 'about', 'below'] },
  topic: { but: ['said', 'about', 'below', 'colored'] },
  sameSaid: { by: ['same', 'ABC'], but: ['said', 'about', 'below', 'colored', 'topic'] },
  boards: { by: ['whole', 'ABCD'], but: ['said', 'about', 'below', 'colored', 'topic', 'sameSaid'] },
  field: { but: ['said', 'about', 'below', 'colored', 'sameSaid', 'boards'] },
  begun: { by: ['begun', 'ABC'], but: ['said', 'about', 'below', 'colored', 'topic', 'sameSaid', 'boards', 'field'] },
  code: { but: ['begun'] },
  some: {
    by: ['some', 'AB'],
    but: ['said', 'below', 'about', 'colored', 'topic', 'sameSaid', 'boards', 'field', 'begun'],
  },
  meaning: {
    but: ['said', 'below', 'about', 'colored', 'topic', 'sameSaid', 'boards', 'field', 'begun', 'code', 'some'],
  },
  above: { by: ['above', 'AB'], but: [] },
} as const satisfies Record<string, { by?: readonly [How, Where]; but: readonly string[] }>

export const EXACT = ['title', 'tag', 'phrase', 'both', 'backed', 'seen', 'said'] as const
export const MEANT = [
  'sameBacked',
  'same',
  'about',
  'belowBacked',
  'below',
  'colored',
  'topic',
  'sameSaid',
  'boards',
  'field',
] as const
export const BEGUN = ['begun', 'code'] as const
/** What fits a part of the query, or is near to it as a whole. */
const LAST = ['some', 'meaning']
export const isWholeFit = (name: string) => !LAST.some((one) => one === name)
export const isExact = (name: WayName) => EXACT.some((one) => one === name)
export const isBegun = (name: WayName) => BEGUN.some((one) => one === name)

const TEXTS = 100

/** A query with the topics of its parts. */
type Asked = InWords & { topics: OfTopics }

/** The ways of a query in an order. With what it means, those that fit alike are ranked by that, too; `nearest` tells what is near to that. */
export async function waysOf(
  ctx: Context,
  query: string,
  order: readonly string[],
  vector: Embedding | null,
  nearest = async () => (vector ? nearestToQuery(ctx, vector) : []),
): Promise<Way[]> {
  const near = order.includes('meaning') ? await nearest() : []
  const parsed = parseQuery(query)
  const first = languageOf(ctx)
  const asked: Asked = {
    query: parsed,
    topics: await topicsOfUnits(ctx, query, parsed),
    text: memoizeSome(TEXTS, (how: How, where: Where, language: Language) =>
      wordQuery(parsed, how, where, language, first),
    ),
  }
  const ranks = new Map<string, RawBuilder<unknown>>()
  const isRelated = hasRelated(parsed.words, first)
  const demands = demandsOf(parsed)
  const demanded = (which: Which): Which =>
    demands.length ? (isShown) => sql`(${sql.join([which(isShown), ...demands], sql` AND `)})` : which
  return (order as readonly WayName[]).flatMap((name): Way[] => {
    if (name === 'meaning') return near.length ? [byMeaning(near)] : []
    const how = familyOf(name)
    const by = !isRelated && (how === 'same' || how === 'below') ? null : fitsBy(name, asked, first)
    if (!by) return []
    const which = demanded(by)
    const fits = which(false)
    // The index of titles has none that are empty, which a plan for all titles has to be told.
    const apart = name === 'title' ? sql<boolean>`${fits} AND title <> ''` : undefined
    const { among, ...where } = (how && amongOf(how, asked)) ?? { among: by, amongKey: name }
    const rankKey = BY[name]?.[0] ?? ''
    const rank = ranks.get(rankKey) ?? rankBy(name, asked, vector)
    ranks.set(rankKey, rank)
    const saidHow = how ?? (name === 'boards' ? 'whole' : null)
    const said = saidHow && isPlain(parsed) ? saidIn(parsed, saidHow, first) : undefined
    const amongUnit = (at: number) => (how && how !== 'whole' ? amongOne(how, parsed, first, at) : undefined)
    const reads = { ...where, among: demanded(among), amongUnit, said, apart }
    return [{ name, family: how ?? name, ...reads, fits, which, rank, rankKey, but: WAYS[name].but }]
  })
}

/** How the words of a way are meant, whatever place they stand in; names of boards and topics are asked by themselves. */
function familyOf(name: WayName): How | null {
  if (name === 'title') return 'whole'
  const [how, where] = BY[name] ?? []
  return how === undefined || where === 'ABCD' ? null : how === 'phrase' ? 'whole' : how
}

function byMeaning(near: readonly Near[]): Way {
  const ids = near.map(({ pin_id }) => pin_id)
  const likes = near.map(({ like }) => like)
  const fits = sql<boolean>`pin_id = ANY(${ids}::bigint[])`
  return {
    name: 'meaning',
    family: 'meaning',
    among: () => fits,
    amongKey: 'meaning',
    fits,
    which: () => fits,
    rankKey: 'meaning',
    rank: sql`(${likes}::real[])[array_position(${ids}::bigint[], pin_id)]`,
    but: WAYS.meaning.but,
  }
}

/** What a query asks of everything that it finds, in whatever way: its tags, what it has in quotes, and nothing that it leaves out. */
const demandsOf = ({ tags, phrases, without }: ParsedQuery): RawBuilder<boolean>[] => [
  ...(tags.length ? [sql<boolean>`tags @> ${[...tags]}::text[]`] : []),
  ...phrases.map((words) => saidSideBySide(words)),
  ...without.map((words) => sql<boolean>`NOT ${saidSideBySide(words)}`),
]

function fitsBy(name: Exclude<WayName, 'meaning'>, { query, topics, text }: Asked, first: Language): Which | null {
  const always = (fits: RawBuilder<boolean> | null): Which | null => fits && (() => fits)
  const { words, phrases, tags } = query
  if (name === 'tag') return always(tags.length && !words.length && !phrases.length ? sql`true` : null)
  if (name === 'title') return always(words.length ? sql`title = ${words.join(' ')}` : null)
  if (name === 'code') return always(codeParts(query))
  if (name === 'colored') return coloredBy(query, first)
  const ofTopic = ofTopics(topics.units)
  if (name === 'topic') return always(topics.isNamed ? ofTopic : null)
  if (name === 'field') return always(topics.isNamed ? null : ofTopic)
  if (name === 'about' && !ofTopic) return null
  const [how, where] = WAYS[name].by
  const isLiteral = how === 'begun' || phrases.length > 0
  const [en, de] = [text(how, where, 'en'), isLiteral ? null : text(how, where, 'de')]
  if (!en && !de) return null
  return (isShown) => {
    const fits = either([
      ...(en ? [sql`words @@ ${englishQuery(en, isLiteral, isShown)}`] : []),
      ...(de ? [sql`german @@ ${germanQuery(de, isShown)}`] : []),
    ])
    return name === 'about' && ofTopic ? sql`(${ofTopic} AND ${fits})` : fits
  }
}

/** What the other words show, in a picture that has much of the colors. */
function coloredBy(query: ParsedQuery, first: Language): Which | null {
  const apart = apartFromColors(query, first)
  if (!apart) return null
  const text = (language: Language) => wordQuery(apart.rest, 'below', 'AB', language, first)
  const [en, de] = [text('en'), text('de')]
  return (isShown) => {
    const shown = either([
      ...(en ? [sql`words @@ ${englishQuery(en, false, isShown)}`] : []),
      ...(de ? [sql`german @@ ${germanQuery(de, isShown)}`] : []),
    ])
    return sql`(${shown} AND tints @> ${apart.tints}::smallint[])`
  }
}

/** Of those that fit alike first what says it most, and what means it most nearly; the more popular ones break ties. */
function rankBy(name: WayName, { query, text }: Asked, vector: Embedding | null): RawBuilder<unknown> {
  const by: readonly [How, Where] | null = name in BY ? (BY[name] ?? null) : null
  const words = by && text(by[0], 'ABCD', 'en')
  const said =
    by && words
      ? sql`ts_rank('{0.05, 0.15, 0.6, 1}', words, ${englishQuery(words, by[0] === 'begun' || query.phrases.length > 0)}, 1)`
      : null
  // Codes of vectors that are alike differ in few bits.
  const meant =
    vector &&
    sql`coalesce(cos(pi() * bit_count(meaning_code # ${embeddingCode(vector)}::bit(256)) / ${EMBEDDING_LENGTH}), 0)`
  const parts = [...(said ? [meant ? sql`${SAID}::real * ${said}` : said] : []), ...(meant ? [meant] : [])]
  return parts.length ? sql`(${sql.join(parts, sql` + `)} + ${POPULARITY}::real * score)::real` : sql`score`
}
const SAID = 0.5
const BY = Object.fromEntries(
  Object.entries(WAYS).flatMap(([name, way]) => ('by' in way ? [[name, way.by]] : [])),
) as Partial<Record<WayName, readonly [How, Where]>>
const POPULARITY = 0.0005
