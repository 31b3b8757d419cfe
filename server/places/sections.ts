import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { BoardRow, SectionName } from '../records/load-boards.ts'

/** Returns the section with that id on the board, or null for no id; refuses an unknown one. */
export function mustHaveSection(board: BoardRow | null, id: Id | null | undefined): SectionName | null {
  if (!id) return null
  const section = board?.sections.find((one) => one.id === id)
  if (!section) throw new Refusal('no_section', 'section.none')
  return section
}
