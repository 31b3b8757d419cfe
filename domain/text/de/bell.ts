import type { bell as english } from '../en/bell.ts'
import type { TextCataloguePart } from '../part.ts'

/** The bell in the header and its menu; the notifications page uses the same texts. */
export const bell: TextCataloguePart<typeof english> = {
  'news.title': 'Mitteilungen',
  'news.all': 'Alle Mitteilungen ansehen',
  'news.settings': 'Mitteilungen einstellen',
  'news.new': 'Neu',
  'news.earlier': 'Früher',
  'news.nothing': 'Wenn sich jemand deine Pins merkt, dir folgt, kommentiert oder dir schreibt, siehst du es hier.',
  'news.more': 'Mehr zu dieser Mitteilung',
  'news.hide': 'Ausblenden',
  'news.hidden': 'Mitteilung ausgeblendet',
  'news.pinHidden': 'Pin ausgeblendet',
  'news.hidePin': 'Diesen Pin ausblenden',
  'news.back': 'Alle Mitteilungen',
  'news.gone': 'Hier ist nichts mehr zu sehen.',
  'news.accept': 'Annehmen',
  'news.unread': { one: 'Mitteilungen, {{ count }} neu', other: 'Mitteilungen, {{ count }} neu' },
  'news.none': 'Diese Mitteilung gibt es nicht.',
}
