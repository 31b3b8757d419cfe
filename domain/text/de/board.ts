import type { board as english } from '../en/board.ts'
import type { Part } from '../part.ts'

/** Pinnwände und ihre Abschnitte. */
export const board: Part<typeof english> = {
  'boards.pins': { one: '{{ count }} Pin', other: '{{ count }} Pins' },
  'boards.sections': { one: '{{ count }} Abschnitt', other: '{{ count }} Abschnitte' },
  'boards.sectionsLabel': 'Abschnitte',
  'boards.people': { one: 'und {{ count }} weiteren Person', other: 'und {{ count }} weiteren Personen' },
  'boards.secret': 'Geheim: nur du und die Menschen dieser Pinnwand sehen sie',
  'boards.protected': 'Geschützt: nur wer die Adresse hat, sieht sie',
  'boards.archived': 'Archiviert',
  'boards.empty': 'Diese Pinnwand ist leer.',
  'boards.emptyOwn': 'Diese Pinnwand wartet auf ihren ersten Pin.',
  'boards.emptyAction': 'Ideen finden',
  'boards.emptySection': 'Dieser Abschnitt ist leer.',
  'boards.description': '{{ board }}, eine Pinnwand von {{ name }}',
  'boards.quickSaves': 'Schnell gemerkt',
  'boards.sectionTitle': '{{ section }} auf {{ board }}',
}
