import type { grid as english } from '../en/grid.ts'

/** Raster und die Karten darin. */
export const grid: Record<keyof typeof english, string> = {
  'grid.label': 'Pins',
  'grid.next': 'Weitere Pins',
  'grid.loading': 'Weitere Pins sind unterwegs',
  'grid.failed': 'Die nächsten Pins konnten nicht geladen werden.',
  'grid.offline': 'Du bist offline. Weitere Pins laden, sobald du wieder online bist.',
  'grid.end': 'Das war alles.',
  'grid.toTop': 'Nach oben',
  'grid.topics': 'Alle Themen ansehen',
  'card.link': 'Pin-Seite von {{ pinTitle }}',
  'card.alt': 'Das enthält ein Bild von: {{ pinTitle }}',
  'card.untitled': 'Ohne Titel',
  'card.visit': '{{ domain }} besuchen',
  'card.waiting': 'Das Bild ist unterwegs',
  'card.savedTo': 'Gemerkt auf {{ board }}',
  'card.savedToProfile': 'Im Profil gemerkt',
}
