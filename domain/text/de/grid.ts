import type { grid as english } from '../en/grid.ts'

/** Grids and the cards in them. */
export const grid: Record<keyof typeof english, string> = {
  'grid.label': 'Pins',
  'grid.next': 'Weitere Pins',
  'grid.loading': 'Weitere Pins werden geladen',
  'grid.failed': 'Wir konnten keine weiteren Pins laden.',
  'grid.offline': 'Du bist offline. Weitere Pins werden geladen, sobald du wieder online bist.',
  'grid.end': 'Das war alles.',
  'grid.toTop': 'Nach oben',
  'grid.topics': 'Alle Themen ansehen',
  'card.link': 'Pin-Seite von {{ pinTitle }}',
  'card.alt': 'Enthält ein Bild von: {{ pinTitle }}',
  'card.untitled': 'Ohne Titel',
  'card.visit': '{{ domain }} besuchen',
  'card.waiting': 'Bild wird geladen',
  'card.savedTo': 'Gemerkt auf {{ board }}',
  'card.savedToProfile': 'Im Profil gemerkt',
}
