import { sql } from 'kysely'
import type { House } from '../house.ts'
import { readVersion } from './model-files.ts'

/** How many pictures of things these models have not looked at: a job does that within minutes. */
export async function picturesUnseen({ db }: Pick<House, 'db'>): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    SELECT count(*)::int AS unseen FROM images m WHERE read_version < ${readVersion()}
      AND EXISTS (SELECT 1 FROM image_uses u WHERE u.signature = m.signature AND u.kind = 'aggregate')`.execute(db)
  return rows[0]?.unseen ?? 0
}
