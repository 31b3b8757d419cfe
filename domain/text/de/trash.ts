import type { trash as english } from '../en/trash.ts'
import type { Part } from '../part.ts'

/** Was gelöscht wurde und noch zurückgeholt werden kann. */
export const trash: Part<typeof english> = {
  'settings.trash': 'Papierkorb',
  'settings.trashSentence': 'Gelöschte Pins und Pinnwände bleiben 30 Tage hier. Danach sind sie endgültig weg.',
  'trash.list': 'Gelöschte Pins und Pinnwände',
  'trash.kinds': 'Was zu sehen ist',
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
  'trash.lastDay': 'innerhalb eines Tages weg',
  'trash.restore': 'Zurückholen',
  'trash.restoreName': '{{ title }} zurückholen',
  'trash.restored': '{{ title }} ist zurück',
  'trash.empty': 'Dein Papierkorb ist leer.',
  'trash.emptyAction': 'Zu deinem Profil',
}
