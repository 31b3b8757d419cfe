import { DESCRIPTION_CUT, DESCRIPTION_SHORTEST } from '../../constants/limits.ts'
import type { Pin } from '../../entities/pin.ts'
import { cutTo } from './truncate.ts'

type Described = Partial<Pick<Pin, 'closeup_unified_description' | 'closeup_description' | 'note' | 'description'>>

/** Spec 5, Limits. The first text that says more than the name does, with its white space collapsed, cut to 496. */
export function shownDescription(pin: Described, displayName: string): string | null {
  const name = collapsed(displayName)
  const texts = [pin.closeup_unified_description, pin.closeup_description, pin.note, pin.description]
  const said = texts
    .map((text) => collapsed(text ?? ''))
    .find((text) => text.length >= DESCRIPTION_SHORTEST && text !== name)
  return said === undefined ? null : cutTo(said, DESCRIPTION_CUT)
}

const collapsed = (text: string) => text.trim().replace(/\s+/g, ' ')
