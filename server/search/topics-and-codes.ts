import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import { asTyped, type ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { unitsOf } from '#domain/rules/search/related-words.ts'
import { wordQuery } from '#domain/rules/search/word-query.ts'
import type { Context } from '../context.ts'
import { interestTree } from '../records/interest-tree.ts'
import { englishQuery } from './among.ts'
import { languageOf } from './query-meaning.ts'

/** For each part of a query the topics that it speaks of, with those below them; `isNamed`: all parts are names of topics. */
export async function topicsOfUnits(ctx: Context, query: string, { words, phrases }: ParsedQuery): Promise<OfTopics> {
  if (!words.length || phrases.length) return { units: [], isNamed: false }
  const tree = await interestTree(ctx.house)
  const typed = (unit: string) => unit.split(' ').map((word) => asTyped(query, word))
  const told = unitsOf(words).map((unit) => topicsOfWords(typed(unit).join(' '), tree.vocabulary, languageOf(ctx)))
  return {
    isNamed: told.every(([best]) => best && best.confidence >= OF_A_NAME),
    units: told.map(([best, ...others]) => {
      const sure = best ? [best, ...others.filter(({ confidence }) => confidence >= best.confidence * SURE)] : []
      return [...new Set(sure.flatMap(({ interest }) => tree.withChildren(interest)))]
    }),
  }
}
export type OfTopics = { units: Id[][]; isNamed: boolean }
const SURE = 0.9
/** A name says more of a topic than the words that speak for it. */
const OF_A_NAME = 0.7

/** What is about the topics of all parts of a query. */
export function ofTopics(topics: readonly Id[][]): RawBuilder<boolean> | null {
  if (!topics.length || topics.some((ids) => !ids.length)) return null
  const all = topics.map((ids) => sql`topics && ${ids}::bigint[]`)
  return sql`(${sql.join(all, sql` AND `)})`
}

const CODE = /^(?=.*\p{N})[\p{L}\p{N}]{3,}$/u

/** Parts of words only inside a code, which has a number in it: "6050" in "mpu6050"; words beside it begin words. */
export function codeParts({ words }: ParsedQuery): RawBuilder<boolean> | null {
  const codes = words.filter((word) => CODE.test(word))
  if (!codes.length) return null
  const others = words.filter((word) => !CODE.test(word))
  const begun = wordQuery({ words: others, phrases: [], without: [], tags: [] }, 'begun', 'ABCD')
  const parts = codes.map((word) => sql`text LIKE ${`%${word}%`}`)
  if (begun) parts.push(sql`words @@ ${englishQuery(begun, true)}`)
  return sql.join(parts, sql` AND `) as RawBuilder<boolean>
}
