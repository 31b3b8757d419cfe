import type { DetectedObject } from './detected-objects.ts'

/** The point of a picture that a crop keeps in view, in fractions of its width and height. */
export type PictureFocus = { x: number; y: number }

/** Height of a person's head within their box. */
const HEAD = 0.25
const MIDDLE = 0.5

/**
 * Finds the focus of a picture: the mean of its objects by their scores, or of its people alone, whose heads count.
 * Null without objects.
 */
export function findPictureFocus(objects: readonly DetectedObject[]): PictureFocus | null {
  const people = objects.filter(({ label }) => label === 'person')
  const [shown, height] = people.length ? [people, HEAD] : [objects, MIDDLE]
  const total = shown.reduce((sum, { score }) => sum + score, 0)
  if (!total) return null
  const mean = (at: (object: DetectedObject) => number) =>
    Math.round((shown.reduce((sum, object) => sum + at(object) * object.score, 0) / total) * 1000) / 1000
  return { x: mean(({ x, w }) => x + w * MIDDLE), y: mean(({ y, h }) => y + h * height) }
}
