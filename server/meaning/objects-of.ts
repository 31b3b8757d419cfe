import type { FoundObject } from '#domain/rules/visual/objects.ts'
import type { Context } from '../context.ts'

/** What was found in a picture when it was looked at. */
export async function objectsOf(ctx: Context, signature: string | null): Promise<FoundObject[]> {
  if (!signature) return []
  const image = await ctx.db
    .selectFrom('images')
    .select('objects')
    .where('signature', '=', signature)
    .executeTakeFirst()
  return (image?.objects ?? []) as unknown as FoundObject[]
}
