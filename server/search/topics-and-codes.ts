import { type RawBuilder, sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { topicsOfWords } from '#domain/rules/interests/topics-of-words.ts'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { unitsOf } from '#domain/rules/search/related-words.ts'
import type { Context } from '../context.ts'
import { interestTree } from '../records/interest-tree.ts'

/** For each part of a query the topics that it names, with those below them. */
export async function topicsOfUnits(ctx: Context, { words, phrases }: ParsedQuery): Promise<Id[][]> {
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
export function ofTopics({ without }: ParsedQuery, topics: readonly Id[][]): RawBuilder<boolean> | null {
  if (!topics.length || topics.some((ids) => !ids.length)) return null
  const all = topics.map((ids) => sql`topics && ${ids}::bigint[]`)
  const none = without.map((word) => sql`NOT words @@ to_tsquery('pg_catalog.simple', ${`'${word}'`})`)
  return sql`(${sql.join([...all, ...none], sql` AND `)})`
}

const CODE = /^(?=.*\p{N})[\p{L}\p{N}]{3,}$/u

/** Parts of words only inside a code, which has a number in it: "6050" in "mpu6050". */
export function codeParts({ words }: ParsedQuery): RawBuilder<boolean> | null {
  if (!words.length || !words.every((word) => CODE.test(word))) return null
  return sql.join(
    words.map((word) => sql`text LIKE ${`%${word}%`}`),
    sql` AND `,
  ) as RawBuilder<boolean>
}
