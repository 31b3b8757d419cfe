import type { KnownPin } from '../../state/entities.ts'

const LINE = 18
const TITLE_GAP = 8
const CREATOR = 34
const END = 6
/** About as many letters fit on one line of the narrowest column. */
const ONE_LINE = 24

export const titleLines = (title: string) => (title === '' ? 0 : title.length > ONE_LINE ? 2 : 1)

/** What a card takes before anything of it is drawn: card.module.css draws the same. */
export function cardSize(pin: KnownPin) {
  const lines = titleLines(pin.grid_title)
  const title = lines === 0 ? 0 : TITLE_GAP + lines * LINE
  const creator = creatorOf(pin) ? CREATOR : 0
  return { width: pin.image_width || 1, height: pin.image_height || 1, extra: title + creator + END }
}

export const creatorOf = (pin: KnownPin) => pin.native_creator ?? pin.pinner
