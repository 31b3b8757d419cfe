import { TRASH_DAYS } from '../../constants/limits.ts'
import type { duplicates as english } from '../en/duplicates.ts'
import type { TextCataloguePart } from '../part.ts'

/** Pins with the same picture, and merging them. */
export const duplicates: TextCataloguePart<typeof english> = {
  'settings.duplicates': 'Doppelte Pins',
  'settings.duplicatesSentence': `Pins von dir, die dasselbe Bild zeigen. Beim Zusammenführen bleiben alle Pinnwände, Notizen, Kommentare und Zahlen erhalten. Du kannst es ${TRASH_DAYS} Tage lang rückgängig machen.`,
  'duplicates.list': 'Pins, die dasselbe Bild zeigen',
  'duplicates.group': { one: '{{ count }} Pin', other: '{{ count }} Pins mit demselben Bild' },
  'duplicates.which': 'Wähle, welches Bild bleibt',
  'duplicates.keep': '{{ title }} behalten',
  'duplicates.kept': 'Bleibt',
  'duplicates.size': '{{ width }} × {{ height }}',
  'duplicates.merge': 'Zusammenführen',
  'duplicates.mergeName': {
    one: '{{ count }} Pin zusammenführen',
    other: '{{ count }} Pins namens {{ title }} zusammenführen',
  },
  'duplicates.merged': { one: '{{ count }} Pin zusammengeführt', other: '{{ count }} Pins zusammengeführt' },
  'duplicates.undone': 'Alles ist wieder wie vorher',
  'duplicates.empty': 'Du hast keine doppelten Pins.',
  'duplicates.looking': 'Wir suchen in deinen Pins nach Doppelten …',
  'duplicates.lookingAgain': 'Deine Pins haben sich geändert. Wir prüfen noch einmal …',
  'duplicates.emptyAction': 'Zu deinem Profil',
  'duplicates.past': 'Früher zusammengeführt',
  'duplicates.pastSentence': `Du kannst das jeweils ${TRASH_DAYS} Tage lang rückgängig machen.`,
  'duplicates.undo': 'Rückgängig',
  'duplicates.undoName': 'Zusammenführen von {{ title }} rückgängig machen',
  'duplicates.untitled': 'Pin ohne Titel',
  'duplicates.onProfile': 'Dein Profil',
  'duplicates.when': { one: '{{ count }} Pin, {{ when }}', other: '{{ count }} Pins, {{ when }}' },
}
