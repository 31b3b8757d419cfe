import type { looks as english } from '../en/looks.ts'
import type { Part } from '../part.ts'

/** Suche mit einem Bild. */
export const looks: Part<typeof english> = {
  'looks.title': 'Ähnlich wie {{ name }}',
  'looks.productsTitle': 'Produkte ähnlich wie {{ name }}',
  'looks.heading': 'Ähnliche Ideen',
  'looks.back': 'Zurück zum Pin',
  'looks.kinds': 'Was gezeigt wird',
  'looks.all': 'Alles',
  'looks.products': 'Produkte',
  'looks.hint': 'Rahme einen Teil des Bildes ein, um Ähnliches zu finden.',
  'looks.whole': 'Ganzes Bild verwenden',
  'looks.frame': 'Bereich, mit dem gesucht wird',
  'looks.move':
    '{{ width }} % mal {{ height }} % des Bildes, Mitte bei {{ across }} % von links und {{ down }} % von oben',
  'looks.keys': 'Mit den Pfeiltasten verschiebst du den Rahmen, mit Umschalt und Pfeiltasten änderst du seine Größe.',
  'looks.corner.nw': 'Ecke des Rahmens oben links',
  'looks.corner.ne': 'Ecke des Rahmens oben rechts',
  'looks.corner.sw': 'Ecke des Rahmens unten links',
  'looks.corner.se': 'Ecke des Rahmens unten rechts',
  'looks.nothing': 'Hier gibt es noch nichts Ähnliches.',
  'looks.noProducts': 'Hier gibt es noch keine ähnlichen Produkte.',
  'looks.showAll': 'Alles Ähnliche zeigen',
  'looks.failed': 'Mit diesem Bereich konnten wir nicht suchen.',
}
