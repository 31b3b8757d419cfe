export const search = {
  'search.label': 'Suche',
  'search.placeholder': 'Nach Ideen suchen',
  'search.clear': 'Löschen',
  'search.withPicture': 'Mit einem Bild suchen',
  'search.suggestions': 'Vorschläge',
  'search.recent': 'Zuletzt gesucht',
  'search.person': 'Person',
  'search.board': 'Pinnwand',
  'search.featured': 'Empfohlene Pinnwände',
  'search.trending': 'Im Trend',
  'search.forget': '„{{ query }}“ aus den letzten Suchen entfernen',
  'search.count': { one: '{{ count }} Vorschlag', other: '{{ count }} Vorschläge' },
}
