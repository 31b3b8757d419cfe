import { DEFAULT_TRUNCATE_LENGTH, DESCRIPTION_CUT, DESCRIPTION_SHORTEST } from '../../constants/limits.ts'
import type { Pin } from '../../entities/pin.ts'
import { pinName } from '../pin/pin-name.ts'

const signs = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The first characters of a text, never splitting one that consists of several code units. */
export function cutToLength(text: string, length: number): string {
  if (text.length <= length) return text
  let counted = 0
  for (const { index } of signs.segment(text)) {
    if (counted === length) return text.slice(0, index)
    counted += 1
  }
  return text
}

/** Cuts a longer text and ends it in an ellipsis. */
export function truncate(text: string, length: number = DEFAULT_TRUNCATE_LENGTH): string {
  const cut = cutToLength(text, length)
  return cut === text ? text : `${cut}…`
}

type Text = 'closeup_unified_description' | 'closeup_description' | 'description'
type Described = Parameters<typeof pinName>[0] & { [K in Text | 'title']?: Pin[K] | undefined } & {
  rich_summary?: Pick<NonNullable<Pin['rich_summary']>, 'display_name'> | null | undefined
}

/**
 * The first text that adds to the pin's title, with white space collapsed and cut to 496; empty if there is none. For a
 * pin without a title, whose title is the beginning of its description, the whole description is shown (fmt.1).
 */
export function pickShownDescription(pin: Described): string {
  const names = [pin.title === '' ? '' : pinName(pin), pin.rich_summary?.display_name ?? ''].map(collapsed)
  const texts = [pin.closeup_unified_description, pin.closeup_description, pin.description]
  const said = texts
    .map((text) => collapsed(text ?? ''))
    .find((text) => text.length >= DESCRIPTION_SHORTEST && !names.includes(text))
  return cutToLength(said ?? '', DESCRIPTION_CUT)
}

const collapsed = (text: string) => text.trim().replace(/\s+/g, ' ')
