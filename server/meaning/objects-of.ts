import type { FoundObject } from '#domain/rules/visual/objects.ts'
import type { Context } from '../context.ts'

/** The names of what a picture shows, the surest first; none while nobody has looked at it. */
export async function labelsOf(ctx: Pick<Context, 'db'>, signature: string): Promise<string[]> {
  return labelsIn(await objectsOf(ctx, signature))
}

export const labelsIn = (objects: readonly FoundObject[]) => [...new Set(objects.map(({ label }) => label))]

/** What was found in a picture when it was looked at. */
export async function objectsOf(ctx: Pick<Context, 'db'>, signature: string | null): Promise<FoundObject[]> {
  if (!signature) return []
  const image = await ctx.db
    .selectFrom('images')
    .select('objects')
    .where('signature', '=', signature)
    .executeTakeFirst()
  return (image?.objects ?? []) as unknown as FoundObject[]
}
