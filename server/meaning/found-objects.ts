import type { DetectedObject } from '#domain/rules/visual/detected-objects.ts'
import { findPictureFocus } from '#domain/rules/visual/picture-focus.ts'
import type { Context } from '../context.ts'

/** Loads what an aggregate stores of its picture's objects; empty if the picture is not analyzed yet. */
export async function loadPictureContent(ctx: Pick<Context, 'db'>, signature: string | null) {
  return toPictureContent(await loadFoundObjects(ctx, signature))
}

/** Labels of objects, surest first, and the point that crops keep in view. */
export const toPictureContent = (objects: readonly DetectedObject[]) => ({
  shows: [...new Set(objects.map(({ label }) => label))],
  focus: findPictureFocus(objects),
})

/** Loads the objects that the models found in a picture. */
export async function loadFoundObjects(ctx: Pick<Context, 'db'>, signature: string | null): Promise<DetectedObject[]> {
  if (!signature) return []
  const image = await ctx.db
    .selectFrom('images')
    .select('objects')
    .where('signature', '=', signature)
    .executeTakeFirst()
  return (image?.objects ?? []) as unknown as DetectedObject[]
}
