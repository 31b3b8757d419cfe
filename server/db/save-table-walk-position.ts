import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from './connect.ts'

/** Saves how far a scan through a table has come, so that it can resume; null starts over. */
export const saveTableWalkPosition = (db: Db, name: string, at: Id | null) =>
  sql`INSERT INTO walks (name, at) VALUES (${name}, ${at ?? 0}) ON CONFLICT (name) DO UPDATE SET at = excluded.at`.execute(
    db,
  )
