import { sql } from 'kysely'
import type { House } from '../house.ts'

/** How many pictures of things the model has not looked at, or stand in no cluster: a job does both within minutes. */
export async function picturesUnseen({ db }: Pick<House, 'db'>): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    SELECT ((SELECT count(*) FROM images m WHERE look IS NULL
        AND EXISTS (SELECT 1 FROM image_uses u WHERE u.signature = m.signature AND u.kind = 'aggregate'))
      + (SELECT count(*) FROM pin_search WHERE look IS NOT NULL AND cell IS NULL))::int AS unseen`.execute(db)
  return rows[0]?.unseen ?? 0
}
