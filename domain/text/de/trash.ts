import { TRASH_DAYS } from '../../constants/limits.ts'
import type { trash as english } from '../en/trash.ts'
import type { TextCataloguePart } from '../part.ts'

/** Deleted items that can still be restored. */
export const trash: TextCataloguePart<typeof english> = {
  'settings.trash': 'Papierkorb',
  'settings.trashSentence': `Gelöschte Pins und Pinnwände bleiben ${TRASH_DAYS} Tage hier. Danach sind sie endgültig weg.`,
  'trash.list': 'Gelöschte Pins und Pinnwände',
  'trash.kinds': 'Anzeigen',
  'trash.all': 'Alles',
  'trash.pins': 'Pins',
  'trash.boards': 'Pinnwände',
  'trash.untitled': 'Pin ohne Titel',
  'trash.pin': 'Pin, gelöscht {{ when }}',
  'trash.board': {
    one: 'Pinnwand mit {{ count }} Pin, gelöscht {{ when }}',
    other: 'Pinnwand mit {{ count }} Pins, gelöscht {{ when }}',
  },
  'trash.left': { one: 'noch {{ count }} Tag', other: 'noch {{ count }} Tage' },
  'trash.lastDay': 'Weniger als ein Tag übrig',
  'trash.restore': 'Wiederherstellen',
  'trash.restoreName': '{{ title }} wiederherstellen',
  'trash.restored': '{{ title }} ist wiederhergestellt',
  'trash.empty': 'Dein Papierkorb ist leer.',
  'trash.emptyAction': 'Zu deinem Profil',
}
