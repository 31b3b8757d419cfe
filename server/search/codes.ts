import { type RawBuilder, sql } from 'kysely'
import type { ParsedQuery } from '#domain/rules/search/parse-query.ts'
import { toAllWordsTsquery } from '#domain/rules/search/tsquery.ts'

const CODE = /^(?=.*\p{N})[\p{L}\p{N}]{3,}$/u

/** The LIKE pattern of a code, which is a word with a digit. Parts of it match inside a word: "6050" in "mpu6050". */
export const toCodePattern = (word: string): string | null => (CODE.test(word) ? `%${word}%` : null)

/** SQL condition that words contain all codes and start with all other words; null without a code. */
export function codesCondition({ words }: ParsedQuery): RawBuilder<boolean> | null {
  const codes = words.flatMap((word) => toCodePattern(word) ?? [])
  if (!codes.length) return null
  const others = words.filter((word) => !toCodePattern(word))
  const conditions = codes.map((code) => sql`text LIKE ${code}`)
  if (others.length)
    conditions.push(sql`words @@ to_tsquery('pg_catalog.simple', ${toAllWordsTsquery(others, 'ABCD', true)})`)
  return sql.join(conditions, sql` AND `) as RawBuilder<boolean>
}
