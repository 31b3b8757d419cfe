import type { news as english } from '../en/news.ts'
import type { TextCataloguePart } from '../part.ts'

/** Sentences of notifications, on the page and in emails. */
export const news: TextCataloguePart<typeof english> = {
  'news.both': '{{ first }} und {{ second }}',
  'news.others': { one: '{{ first }} und {{ count }} weitere Person', other: '{{ first }} und {{ count }} weitere' },
  'news.pin_saved': { one: '{{ who }} hat sich deinen Pin gemerkt', other: '{{ who }} haben sich deinen Pin gemerkt' },
  'news.user_followed': { one: '{{ who }} folgt dir jetzt', other: '{{ who }} folgen dir jetzt' },
  'news.board_followed': {
    one: '{{ who }} folgt jetzt deiner Pinnwand {{ board }}',
    other: '{{ who }} folgen jetzt deiner Pinnwand {{ board }}',
  },
  'news.board_invite': {
    one: '{{ who }} hat dich zur Pinnwand {{ board }} eingeladen',
    other: '{{ who }} haben dich zur Pinnwand {{ board }} eingeladen',
  },
  'news.board_joined': {
    one: '{{ who }} macht jetzt bei deiner Pinnwand {{ board }} mit',
    other: '{{ who }} machen jetzt bei deiner Pinnwand {{ board }} mit',
  },
  'news.board_deleted': {
    one: '{{ who }} hat eine Pinnwand gelöscht. {{ count }} Pin von dir ist in deinem Papierkorb.',
    other: '{{ who }} hat eine Pinnwand gelöscht. {{ count }} Pins von dir sind in deinem Papierkorb.',
  },
  'news.comment_added': {
    one: '{{ who }} hat deinen Pin kommentiert',
    other: '{{ who }} haben deinen Pin kommentiert',
  },
  'news.comment_replied': {
    one: '{{ who }} hat auf deinen Kommentar geantwortet',
    other: '{{ who }} haben auf deinen Kommentar geantwortet',
  },
  'news.comment_mentioned': {
    one: '{{ who }} hat dich in einem Kommentar erwähnt',
    other: '{{ who }} haben dich in einem Kommentar erwähnt',
  },
  'news.comment_liked': { one: '{{ who }} gefällt dein Kommentar', other: '{{ who }} gefällt dein Kommentar' },
  'news.pin_tried': { one: '{{ who }} hat deinen Pin ausprobiert', other: '{{ who }} haben deinen Pin ausprobiert' },
  'news.message_received': {
    one: '{{ who }} hat dir eine Nachricht geschickt',
    other: '{{ who }} haben dir Nachrichten geschickt',
  },
  'news.message_requested': { one: '{{ who }} möchte dir schreiben', other: '{{ who }} möchten dir schreiben' },
  'news.pin_mentioned': {
    one: '{{ who }} hat dich in einem Pin erwähnt',
    other: '{{ who }} haben dich in einem Pin erwähnt',
  },
  'news.pin_unscheduled': 'Wir konnten „{{ pin }}“ nicht veröffentlichen. Der Pin ist wieder bei deinen Entwürfen.',
  'news.pin_unscheduled_board':
    'Wir konnten „{{ pin }}“ nicht veröffentlichen: Die Pinnwand gibt es nicht mehr, oder du kannst dort nichts mehr hinzufügen. Der Pin ist wieder bei deinen Entwürfen.',
  'news.report_decided': 'Wir haben geprüft, was du gemeldet hast',
  'news.case_decided': 'Wir haben über einen deiner Inhalte entschieden',
  'news.website_verified': 'Deine Website ist bestätigt',
  'news.website_failed': 'Wir konnten deine Website nicht bestätigen',
  'subscription.title': 'E-Mail-Einstellungen',
  'subscription.to': 'E-Mails an {{ email }}',
  'subscription.sentence': 'Wähle, worüber wir dir E-Mails senden. Änderungen gelten sofort.',
  'subscription.stop': 'Alle diese E-Mails abbestellen',
  'subscription.stopped': 'Erledigt. Du bekommst keine dieser E-Mails mehr.',
  'subscription.none':
    'Dieser Link funktioniert nicht. In deinen Einstellungen kannst du wählen, welche E-Mails du bekommst.',
  'subscription.settings': 'Zu den Einstellungen',
}
