import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { eraseCommentsAbout } from '../comments/erase-comments.ts'
import type { Context } from '../context.ts'
import { releasePicture } from '../media/keep-picture.ts'

/** A thing that nobody keeps any more: neither in a list nor in anyone's trash. */
export async function eraseUnusedThing(ctx: Context, id: Id): Promise<boolean> {
  const { rows } = await sql<{ image_signature: string | null }>`
    DELETE FROM aggregates a WHERE id = ${id}
      AND NOT EXISTS (SELECT 1 FROM aggregate_pins p WHERE p.aggregate_id = a.id)
      AND NOT EXISTS (SELECT 1 FROM pins p WHERE p.aggregate_id = a.id AND p.state IN ('trashed', 'removed'))
    RETURNING image_signature`.execute(ctx.db)
  const [thing] = rows
  if (!thing) return false
  await eraseCommentsAbout(ctx, id)
  if (thing.image_signature) await releasePicture(ctx, thing.image_signature, 'aggregate', id)
  return true
}
