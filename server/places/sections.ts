import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { BoardRow, SectionName } from '../records/load-boards.ts'

/** The section of that id on this board; null when none is meant. */
export function mustHaveSection(board: BoardRow | null, id: Id | null | undefined): SectionName | null {
  if (!id) return null
  const section = board?.sections.find((one) => one.id === id)
  if (!section) throw new Refusal('no_section', 'section.none')
  return section
}
