import type { looks as english } from '../en/looks.ts'
import type { Part } from '../part.ts'

/** Suche mit einem Bild. */
export const looks: Part<typeof english> = {
  'looks.title': 'Sieht aus wie {{ name }}',
  'looks.productsTitle': 'Produkte, die wie {{ name }} aussehen',
  'looks.heading': 'Sieht ähnlich aus',
  'looks.back': 'Zurück zum Pin',
  'looks.kinds': 'Was gezeigt wird',
  'looks.all': 'Alles',
  'looks.products': 'Produkte',
  'looks.hint': 'Rahme einen Teil des Bildes ein, um Ähnliches zu finden.',
  'looks.whole': 'Ganzes Bild verwenden',
  'looks.frame': 'Teil des Bildes, mit dem gesucht wird',
  'looks.move': '{{ width }} % mal {{ height }} % des Bildes, um {{ across }} % von links und {{ down }} % von oben',
  'looks.keys': 'Pfeiltasten verschieben den Rahmen. Umschalt und Pfeiltasten ändern seine Größe.',
  'looks.corner.nw': 'Ecke des Rahmens oben links',
  'looks.corner.ne': 'Ecke des Rahmens oben rechts',
  'looks.corner.sw': 'Ecke des Rahmens unten links',
  'looks.corner.se': 'Ecke des Rahmens unten rechts',
  'looks.nothing': 'Hier sieht noch nichts so aus.',
  'looks.noProducts': 'Hier sieht noch kein Produkt so aus.',
  'looks.showAll': 'Alles Ähnliche zeigen',
  'looks.failed': 'Mit diesem Teil konnten wir nicht suchen.',
}
