import type { today as english } from '../en/today.ts'
import type { TextCataloguePart } from '../part.ts'

/** The Today page. */
export const today: TextCataloguePart<typeof english> = {
  'today.title': 'Heute',
  'today.sentence': 'Was gerade gefunden und gemerkt wird.',
  'today.sentenceOn': 'Was an diesem Tag gefunden und gemerkt wurde.',
  'today.articles': 'Artikel',
  'today.best': 'Das Beste von heute',
  'today.trending': 'Im Kommen',
  'today.popular': 'Beliebt in diesem Monat',
  'today.shop': 'Shop',
  'today.bestOn': 'Das Beste vom {{ day }}',
  'today.trendingOn': 'Im Kommen am {{ day }}',
  'today.popularOn': 'Beliebt im Monat vor dem {{ day }}',
  'today.shopOn': 'Shop, {{ day }}',
  'today.words': 'Danach wird gerade gesucht',
  'today.seeAll': 'Alle ansehen',
  'today.seeAllOf': 'Alle ansehen: {{ part }}',
  'today.before': 'Vorheriger Tag',
  'today.after': 'Nächster Tag',
  'today.days': 'Andere Tage',
  'today.none': 'Heute gibt es noch nichts. Schau später wieder vorbei.',
  'today.noneOn': 'Von diesem Tag gibt es nichts.',
  'today.noneAction': 'Themen entdecken',
  'today.articlePins': 'Pins in diesem Artikel',
  'today.articleBoard': 'Von der Pinnwand',
}
