import type { Embedding } from '#domain/rules/visual/embedding.ts'
import type { Db } from '../db/connect.ts'
import { indexAggregate } from '../search/index-aggregates.ts'

/** Of a picture that can't be read; it is not tried again. */
export const UNREADABLE_EMBEDDING: Embedding = new Int8Array(0)

/** Remembers what a picture looks like, and makes the things that show it findable by that. */
export async function saveEmbedding(db: Db, signature: string, embedding: Embedding): Promise<void> {
  const bytes = Buffer.from(embedding.buffer, embedding.byteOffset, embedding.length)
  await db.updateTable('images').set({ look: bytes }).where('signature', '=', signature).execute()
  if (!embedding.length) return
  const uses = await db
    .selectFrom('image_uses')
    .select('target_id')
    .where('signature', '=', signature)
    .where('kind', '=', 'aggregate')
    .execute()
  for (const { target_id } of uses) await indexAggregate(db, target_id)
}
