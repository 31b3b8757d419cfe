import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import type { Db } from './connect.ts'

/** How far a walk through a table has come, so that it goes on there; from the beginning after its end. */
export const noteWalk = (db: Db, name: string, at: Id | null) =>
  sql`INSERT INTO walks (name, at) VALUES (${name}, ${at ?? 0}) ON CONFLICT (name) DO UPDATE SET at = excluded.at`.execute(
    db,
  )
