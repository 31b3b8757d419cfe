import { sql } from 'kysely'
import type { House } from '../house.ts'
import { currentPictureModelsVersion } from './model-files.ts'

/** Counts pictures that the current models have not analyzed; a job does that within minutes. */
export async function countUnanalyzedPictures({ db }: Pick<House, 'db'>): Promise<number> {
  const { rows } = await sql<{ unseen: number }>`
    SELECT count(*)::int AS unseen FROM images m WHERE read_version < ${currentPictureModelsVersion()}
      AND EXISTS (SELECT 1 FROM image_uses u WHERE u.signature = m.signature AND u.kind = 'aggregate')`.execute(db)
  return rows[0]?.unseen ?? 0
}
