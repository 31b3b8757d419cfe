import { DESCRIPTION_CUT, DESCRIPTION_SHORTEST } from '../../constants/limits.ts'
import type { Pin } from '../../entities/pin.ts'
import { pinName } from '../pin/pin-name.ts'
import { cutTo } from './truncate.ts'

type Text = 'closeup_unified_description' | 'closeup_description' | 'description'
type Described = Parameters<typeof pinName>[0] & { [K in Text]?: Pin[K] | undefined } & {
  rich_summary?: Pick<NonNullable<Pin['rich_summary']>, 'display_name'> | null | undefined
}

/** Spec 5, Limits. The first text that says more than the pin's names do, its white space collapsed, cut to 496; else empty. */
export function shownDescription(pin: Described): string {
  const names = [pinName(pin), pin.rich_summary?.display_name ?? ''].map(collapsed)
  const texts = [pin.closeup_unified_description, pin.closeup_description, pin.description]
  const said = texts
    .map((text) => collapsed(text ?? ''))
    .find((text) => text.length >= DESCRIPTION_SHORTEST && !names.includes(text))
  return cutTo(said ?? '', DESCRIPTION_CUT)
}

const collapsed = (text: string) => text.trim().replace(/\s+/g, ' ')
