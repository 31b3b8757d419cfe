import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

export const DAY_MS = 24 * 3600_000
export const PLACE_EVERYWHERE = ''

export const toUtcDay = (at: Date): string => at.toISOString().slice(0, 10)
export const toTodayPlace = (country: string, locale: string): string => `${country}-${locale.split('-')[0]}`

/** Loads the place (country and language) of each of these people. */
export async function loadTodayPlaces(db: Db, ids: Id[]): Promise<Map<Id, string>> {
  const { rows } = await sql<{ id: Id; country: string; locale: string }>`SELECT id, country, locale FROM users
    WHERE id = ANY(${ids}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, country, locale }) => [id, toTodayPlace(country, locale)]))
}
