import type { help as english } from '../en/help.ts'
import type { TextCataloguePart } from '../part.ts'

/** Help and the product's own pages. */
export const help: TextCataloguePart<typeof english> = {
  'help.title': 'Hilfe',
  'help.heading': 'Wie können wir helfen?',
  'help.description':
    'Antworten rund ums Merken, Pinnwände, Privatsphäre und dein Konto sowie zu {{ product }} für Kreative und Unternehmen.',
  'help.search': 'Hilfe durchsuchen',
  'help.searchHint': 'Zum Beispiel „geheime Pinnwand“ oder „Konto löschen“',
  'help.go': 'Suchen',
  'help.results': 'Ergebnisse für „{{ query }}“',
  'help.found': { one: '{{ count }} Artikel', other: '{{ count }} Artikel' },
  'help.nothing': 'Zu „{{ query }}“ haben wir nichts gefunden. Versuch es mit anderen Wörtern oder schreib uns.',
  'help.contact': 'Schreib uns',
  'help.all': 'Alle Hilfethemen',
  'help.topic_saving': 'Merken',
  'help.topic_boards': 'Pinnwände',
  'help.topic_privacy': 'Privatsphäre und Sicherheit',
  'help.topic_accounts': 'Dein Konto',
  'help.topic_creators': 'Für Kreative',
  'help.topic_businesses': 'Für Unternehmen',
  'help.more': 'Mehr dazu',
  'help.stillStuck': 'Kommst du nicht weiter?',
  'page.contents': 'Auf dieser Seite',
  'page.changed': 'Zuletzt geändert am {{ date }}',
}
