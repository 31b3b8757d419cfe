import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

export const DAY = 24 * 3600_000
export const EVERYWHERE = ''

export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
export const placeOf = (country: string, locale: string): string => `${country}-${locale.split('-')[0]}`

/** Where each of these people is. */
export async function placesOf(db: Db, ids: Id[]): Promise<Map<Id, string>> {
  const { rows } = await sql<{ id: Id; country: string; locale: string }>`SELECT id, country, locale FROM users
    WHERE id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, country, locale }) => [id, placeOf(country, locale)]))
}
