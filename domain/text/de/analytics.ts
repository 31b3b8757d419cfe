import type { analytics as english } from '../en/analytics.ts'
import type { TextCataloguePart } from '../part.ts'

export const analytics: TextCataloguePart<typeof english> = {
  'analytics.title': 'Pin-Statistik',
  'analytics.lead': 'Die letzten {{ days }} Tage',
  'analytics.impressions': 'Impressionen',
  'analytics.impressionsHint': 'Wie oft dein Pin auf einem Bildschirm war',
  'analytics.saves': 'Gemerkt',
  'analytics.savesHint': 'Wie oft andere ihn sich gemerkt haben',
  'analytics.pin_clicks': 'Pin-Klicks',
  'analytics.pin_clicksHint': 'Wie oft er in einer Übersicht angeklickt wurde',
  'analytics.outbound_clicks': 'Ausgehende Klicks',
  'analytics.outbound_clicksHint': 'Wie oft jemand seinem Link gefolgt ist',
  'analytics.grown': '{{ percent }} gegenüber den {{ days }} Tagen davor',
  'analytics.nothingBefore': 'Noch keine früheren Zahlen zum Vergleichen',
  'analytics.plot': '{{ name }} am Tag: mindestens {{ least }}, höchstens {{ most }}',
  'analytics.choose': 'Was das Diagramm zeigt',
  'analytics.day': 'Tag',
  'analytics.table': 'Tag für Tag',
  'analytics.download': 'Als CSV herunterladen',
  'analytics.notYours': 'Die Zahlen dieses Pins sieht nur, wem er gehört.',
  'analytics.back': 'Zurück zum Pin',
}
