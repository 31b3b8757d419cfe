import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from '../db/connect.ts'

export type PinDayColumn = 'impressions' | 'closeups' | 'saves' | 'clicks' | 'outbound'

/** Adds to a daily count of a pin. These counts identify no person, so they need no consent. */
export async function addToPinDay(db: Db, now: Date, pinId: Id, column: PinDayColumn, by: number): Promise<void> {
  const name = sql.ref(column)
  await sql`
    INSERT INTO pin_days (pin_id, day, ${name}) VALUES (${pinId}, ${now.toISOString().slice(0, 10)}::date, ${by})
    ON CONFLICT (pin_id, day) DO UPDATE SET ${name} = pin_days.${name} + ${by}`.execute(db)
}
