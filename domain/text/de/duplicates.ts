import type { duplicates as english } from '../en/duplicates.ts'
import type { Part } from '../part.ts'

/** Pins, die dasselbe Bild zeigen, und wie sie eins werden. */
export const duplicates: Part<typeof english> = {
  'settings.duplicates': 'Doppelte Pins',
  'settings.duplicatesSentence':
    'Deine Pins, die dasselbe Bild zeigen. Zusammenführen behält alle Pinnwände, Notizen, Kommentare und Zahlen und lässt sich 30 Tage lang rückgängig machen.',
  'duplicates.list': 'Pins, die dasselbe Bild zeigen',
  'duplicates.group': { one: '{{ count }} Pin', other: '{{ count }} Pins mit demselben Bild' },
  'duplicates.which': 'Welches Bild bleibt',
  'duplicates.keep': '{{ title }} behalten',
  'duplicates.kept': 'Bleibt',
  'duplicates.size': '{{ width }} × {{ height }}',
  'duplicates.merge': 'Zusammenführen',
  'duplicates.mergeName': {
    one: '{{ count }} Pin zusammenführen',
    other: '{{ count }} Pins namens {{ title }} zusammenführen',
  },
  'duplicates.merged': { one: '{{ count }} Pin zusammengeführt', other: '{{ count }} Pins zusammengeführt' },
  'duplicates.undone': 'Alles ist wie vorher',
  'duplicates.empty': 'Keine zwei deiner Pins zeigen dasselbe Bild.',
  'duplicates.looking': 'Deine Pins werden nach doppelten Bildern durchgesehen …',
  'duplicates.lookingAgain': 'Deine Pins haben sich geändert. Sie werden neu durchgesehen …',
  'duplicates.emptyAction': 'Zu deinem Profil',
  'duplicates.past': 'Schon zusammengeführt',
  'duplicates.pastSentence': 'Lässt sich jeweils 30 Tage lang rückgängig machen.',
  'duplicates.undo': 'Rückgängig',
  'duplicates.undoName': 'Zusammenführen von {{ title }} rückgängig machen',
  'duplicates.untitled': 'Pin ohne Titel',
  'duplicates.onProfile': 'Dein Profil',
  'duplicates.when': { one: '{{ count }} Pin, {{ when }}', other: '{{ count }} Pins, {{ when }}' },
}
