import type { Vector } from '#domain/rules/visual/vector.ts'

/** What a text means, as a vector; null when this house has no model for texts. */
export async function textMeaning(_text: string): Promise<Vector | null> {
  return null
}
