/** The bell in the header and its menu; the notifications page uses the same texts. */
export const bell = {
  'news.title': 'Notifications',
  'news.all': 'See all notifications',
  'news.settings': 'Notification settings',
  'news.new': 'New',
  'news.earlier': 'Earlier',
  'news.nothing': 'When someone saves your Pins, follows you, comments or sends you a message, you’ll see it here.',
  'news.more': 'More options for this notification',
  'news.hide': 'Hide',
  'news.hidden': 'Notification hidden',
  'news.pinHidden': 'Pin hidden',
  'news.hidePin': 'Hide this Pin',
  'news.back': 'All notifications',
  'news.gone': 'There’s nothing left to see here.',
  'news.accept': 'Accept',
  'news.unread': { one: 'Notifications, {{ count }} new', other: 'Notifications, {{ count }} new' },
  'news.none': 'We couldn’t find that notification.',
} as const
