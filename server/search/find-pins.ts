import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import { isEmptyQuery, type ParsedQuery, parseQuery } from '#domain/rules/search/parse-query.ts'
import { isKnownPhrase, type Language, unitsOf } from '#domain/rules/search/related-words.ts'
import { type How, type Where, wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { PLANNED_ANEW } from '../db/statement-names.ts'
import { notHidden } from '../feedback/hidden.ts'
import { interestTree } from '../records/interest-tree.ts'
import { correctedQuery } from './correct.ts'

export type FoundPin = { id: Id; cursor_key: CursorKey }
/** What a search was made for: as typed, or what was looked for in its place. */
export type Sought = { corrected: string | null; isFewer: boolean }
type Wanted = { kind?: string | undefined; since?: Date | undefined; isCorrected: boolean }

/** One way to fit a query. A pin is found by the first way that it fits; `but` are the ways that came before it. */
type Way = { name: WayName; fits: RawBuilder<boolean>; rank: RawBuilder<unknown>; but: readonly WayName[] }
type WayName = keyof typeof WAYS

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
  topic: { but: ['said', 'about', 'below'] },
  sameSaid: { by: ['same', 'ABC'], but: ['said', 'about', 'below', 'topic'] },
  boards: { by: ['whole', 'ABCD'], but: ['said', 'about', 'below', 'topic', 'sameSaid'] },
  begun: { by: ['begun', 'ABC'], but: ['said', 'about', 'below', 'topic', 'sameSaid', 'boards'] },
  code: { but: ['begun'] },
  some: { by: ['some', 'AB'], but: ['said', 'below', 'about', 'topic', 'sameSaid', 'boards', 'begun'] },
  above: { by: ['above', 'AB'], but: [] },
} as const satisfies Record<string, { by?: readonly [How, Where]; but: readonly string[] }>

const EXACT = ['title', 'tag', 'phrase', 'both', 'backed', 'seen', 'said'] as const
const MEANT = ['sameBacked', 'same', 'about', 'belowBacked', 'below', 'topic', 'sameSaid', 'boards'] as const
const BEGUN = ['begun', 'code'] as const
const isBegun = (name: WayName) => BEGUN.some((one) => one === name)

export function findPins(ctx: Context, typed: string, wanted: Wanted) {
  const sought: Sought = { corrected: null, isFewer: false }
  const read = async (after: CursorKey | null, limit: number): Promise<FoundPin[]> => {
    if (after) {
      const [way, score, id, order, query] = after as [string, string, string, string, string | null]
      sought.corrected = query === typed ? null : query
      return inOrder(
        ctx,
        await waysOf(ctx, query ?? typed, order.split(' ')),
        wanted,
        { way, score, id },
        { limit, order, query: query ?? typed },
      )
    }
    return fromStart(ctx, typed, wanted, limit, sought)
  }
  return { sought, read }
}

async function fromStart(
  ctx: Context,
  typed: string,
  wanted: Wanted,
  limit: number,
  sought: Sought,
): Promise<FoundPin[]> {
  const first = await tryQuery(ctx, typed, wanted, limit)
  if (first.length) return first
  const corrected = wanted.isCorrected ? await correctedQuery(ctx, typed) : null
  if (corrected) {
    const found = await tryQuery(ctx, corrected, wanted, limit)
    if (found.length) {
      sought.corrected = corrected
      return found
    }
  }
  for (const fewer of fewerWords(corrected ?? typed)) {
    const found = await tryQuery(ctx, fewer, wanted, limit)
    if (!found.length) continue
    sought.corrected = fewer
    sought.isFewer = true
    return found
  }
  return []
}

/** A word that stands whole somewhere is meant whole: then those that it only begins come last. */
async function tryQuery(ctx: Context, query: string, wanted: Wanted, limit: number): Promise<FoundPin[]> {
  const parsed = parseQuery(query)
  if (isEmptyQuery(parsed)) return []
  const exact = await inOrder(ctx, await waysOf(ctx, query, EXACT), wanted, null, { limit, order: '', query })
  const isWhole = exact.length > 0 || unitsOf(parsed.words).every((unit) => isKnownPhrase(unit.split(' ')))
  const order = [...EXACT, ...(isWhole ? [...MEANT, ...BEGUN] : [...BEGUN, ...MEANT])]
  // What some of the words mean comes last, and only below what fits them all.
  const whole = parsed.words.length > 1 ? [...order, 'some'] : order
  const key = whole.join(' ')
  const named = exact.map(({ id, cursor_key }) => ({ id, cursor_key: [...cursor_key.slice(0, 3), key, query] }))
  if (exact.length >= limit) return named
  const last = named.at(-1)?.cursor_key as [string, string, string] | undefined
  const after = last ? { way: last[0], score: last[1], id: last[2] } : null
  const rest = await inOrder(ctx, await waysOf(ctx, query, order), wanted, after, {
    limit: limit - named.length,
    order: key,
    query,
  })
  const found = [...named, ...rest]
  if (found.length >= limit || (found.length && whole === order)) return found
  if (found.length) {
    const end = found.at(-1)?.cursor_key as [string, string, string]
    const some = { limit: limit - found.length, order: key, query }
    return [
      ...found,
      ...(await inOrder(
        ctx,
        await waysOf(ctx, query, whole),
        wanted,
        { way: end[0], score: end[1], id: end[2] },
        some,
      )),
    ]
  }
  // Nothing shows a horse: then animals.
  return inOrder(ctx, await waysOf(ctx, query, ['above']), wanted, null, { limit, order: 'above', query })
}

/** A word of both languages is taken as one of the viewer's. */
const languageOf = ({ locale }: Context): Language => (locale.startsWith('de') ? 'de' : 'en')

async function waysOf(ctx: Context, query: string, order: readonly string[]): Promise<Way[]> {
  const parsed = parseQuery(query)
  const first = languageOf(ctx)
  const topics = await topicsOfUnits(ctx, parsed)
  return (order as readonly WayName[]).flatMap((name) => {
    const fits = fitsBy(name, parsed, first, topics)
    return fits ? [{ name, fits, rank: rankBy(name, parsed, first), but: WAYS[name].but as readonly WayName[] }] : []
  })
}

function fitsBy(
  name: WayName,
  query: ParsedQuery,
  first: Language,
  topics: readonly Id[][],
): RawBuilder<boolean> | null {
  const tagged = query.tags.length ? sql<boolean>`tags @> ${[...query.tags]}::text[]` : null
  if (name === 'tag') return tagged && !query.words.length && !query.phrases.length ? tagged : null
  if (name === 'title') return query.words.length ? sql`title = ${query.words.join(' ')}` : null
  if (name === 'code') return codeParts(query)
  const ofTopic = ofTopics(query, topics)
  if (name === 'topic') return ofTopic
  if (name === 'about' && !ofTopic) return null
  const [how, where] = WAYS[name].by
  const [en, de] = [wordQuery(query, how, where, 'en', first), wordQuery(query, how, where, 'de', first)]
  const parts = [
    ...(en ? [sql<boolean>`words @@ ${inEnglish(en, how === 'begun' || query.phrases.length > 0)}`] : []),
    ...(de && how !== 'begun' && !query.phrases.length
      ? [sql<boolean>`german @@ to_tsquery('pg_catalog.german', ${de})`]
      : []),
  ]
  if (!parts.length) return null
  const fits = sql<boolean>`(${sql.join(parts, sql` OR `)})`
  if (name === 'about' && ofTopic) return sql`(${ofTopic} AND ${fits})`
  return tagged ? sql`(${fits} AND ${tagged})` : fits
}

/** Of those that fit alike first what says it most: in the title, then where it is seen; the more popular ones break ties. */
function rankBy(name: WayName, query: ParsedQuery, first: Language): RawBuilder<unknown> {
  const by: readonly [How, Where] | null = name in BY ? (BY[name] ?? null) : null
  const text = by && wordQuery(query, by[0], 'ABCD', 'en', first)
  if (!by || !text) return sql`score`
  return sql`(ts_rank('{0.05, 0.15, 0.6, 1}', words, ${inEnglish(text, by[0] === 'begun' || query.phrases.length > 0)}, 1)
    + ${POPULARITY}::real * score)::real`
}
const BY = Object.fromEntries(
  Object.entries(WAYS).flatMap(([name, way]) => ('by' in way ? [[name, way.by]] : [])),
) as Partial<Record<WayName, readonly [How, Where]>>
const POPULARITY = 0.0005
/** So many of the most popular that fit in one way are compared. */
const COMPARED = 200

/** Words as they are written and by their English stems; beginnings and what stands in quotes are meant as written. */
const inEnglish = (text: string, isLiteral: boolean): RawBuilder<unknown> =>
  isLiteral
    ? sql`to_tsquery('pg_catalog.simple', ${text})`
    : sql`(to_tsquery('pg_catalog.simple', ${text}) || to_tsquery('pg_catalog.english', ${text}))`

/** For each part of a query the topics that it names, with those below them. */
async function topicsOfUnits(ctx: Context, { words, phrases }: ParsedQuery): Promise<Id[][]> {
  if (!words.length || phrases.length) return []
  const tree = await interestTree(ctx.house)
  return unitsOf(words).map((unit) => {
    const [best, ...others] = topicsOfWords(unit, tree.vocabulary)
    const sure = best ? [best, ...others.filter(({ confidence }) => confidence >= best.confidence * SURE)] : []
    return [...new Set(sure.flatMap(({ interest }) => tree.withChildren(interest)))]
  })
}
const SURE = 0.9

/** What is about the topics of all parts of a query. */
function ofTopics({ without }: ParsedQuery, topics: readonly Id[][]): RawBuilder<boolean> | null {
  if (!topics.length || topics.some((ids) => !ids.length)) return null
  const all = topics.map((ids) => sql`topics && ${ids}::bigint[]`)
  const none = without.map((word) => sql`NOT words @@ to_tsquery('pg_catalog.simple', ${`'${word}'`})`)
  return sql`(${sql.join([...all, ...none], sql` AND `)})`
}

const CODE = /^(?=.*\p{N})[\p{L}\p{N}]{3,}$/u

/** Parts of words only inside a code, which has a number in it: "6050" in "mpu6050". */
function codeParts({ words }: ParsedQuery): RawBuilder<boolean> | null {
  if (!words.length || !words.every((word) => CODE.test(word))) return null
  return sql.join(
    words.map((word) => sql`text LIKE ${`%${word}%`}`),
    sql` AND `,
  ) as RawBuilder<boolean>
}

type After = { way: string; score: string; id: string }

/** One statement for all ways: of each the best ones, without those that an earlier way has found. */
async function inOrder(
  ctx: Context,
  ways: readonly Way[],
  wanted: Wanted,
  after: After | null,
  { limit, order, query }: { limit: number; order: string; query: string },
): Promise<FoundPin[]> {
  const begin = after
    ? Math.max(
        0,
        ways.findIndex(({ name }) => name === after.way),
      )
    : 0
  const parts = ways.flatMap(({ name, fits, rank, but }, at) => {
    if (at < begin) return []
    const others = ways
      .slice(0, at)
      .flatMap((way) => (but.includes(way.name) || isBegun(way.name) ? [sql`AND NOT ${way.fits}`] : []))
    const from = after && at === begin ? sql`WHERE (rank, pin_id) < (${after.score}::real, ${after.id}::bigint)` : sql``
    return [
      sql`(SELECT pin_id, rank AS score, ${at}::int AS place, ${name}::text AS way FROM (
        SELECT pin_id, ${rank} AS rank FROM (SELECT pin_id, score, words FROM pin_search
          WHERE ${fits} ${sql.join(others, sql` `)} ${narrowed(wanted)} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
          ORDER BY score DESC, pin_id DESC LIMIT ${COMPARED}) best) ranked
        ${from} ORDER BY rank DESC, pin_id DESC LIMIT ${limit})`,
    ]
  })
  if (!parts.length) return []
  const { rows } = await sql<{ id: Id; score: string; way: string }>`${PLANNED_ANEW}
    SELECT pin_id AS id, score::text, way FROM (${sql.join(parts, sql` UNION ALL `)}) found
    ORDER BY place, found.score DESC, pin_id DESC LIMIT ${limit}`.execute(ctx.db)
  return rows.map(({ id, score, way }) => ({ id, cursor_key: [way, score, id, order, query] }))
}

function narrowed({ kind, since }: Wanted): RawBuilder<unknown> {
  return sql`${kind ? sql`AND kind = ${kind}` : sql``} ${since ? sql`AND saved_at >= ${since}` : sql``}`
}

/** When all words together find nothing: all but one of them, the longer ones kept, then each alone. */
function fewerWords(query: string): string[] {
  const { words } = parseQuery(query)
  if (words.length < 2) return []
  const byLength = [...words].sort((a, b) => a.length - b.length)
  const without = byLength.map((left) => words.filter((word) => word !== left).join(' '))
  const alone = [...byLength].reverse()
  return [...new Set([...without, ...alone])].slice(0, 12)
}
