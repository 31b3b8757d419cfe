import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

export type DayCount = 'impressions' | 'closeups' | 'saves' | 'clicks' | 'outbound'

/** Daily counts of a pin. They name no person and no visitor, so they need no consent. */
export async function countDay(db: Db, now: Date, pinId: Id, column: DayCount, by: number): Promise<void> {
  const name = sql.ref(column)
  await sql`
    INSERT INTO pin_days (pin_id, day, ${name}) VALUES (${pinId}, ${now.toISOString().slice(0, 10)}::date, ${by})
    ON CONFLICT (pin_id, day) DO UPDATE SET ${name} = pin_days.${name} + ${by}`.execute(db)
}
