/** The sentences of notifications, on the page and in mails. */
export const news = {
  'news.both': '{{ first }} and {{ second }}',
  'news.others': { one: '{{ first }} and {{ count }} other', other: '{{ first }} and {{ count }} others' },
  'news.pin_saved': { one: '{{ who }} saved your Pin', other: '{{ who }} saved your Pin' },
  'news.user_followed': { one: '{{ who }} follows you now', other: '{{ who }} follow you now' },
  'news.board_followed': {
    one: '{{ who }} follows your board {{ board }}',
    other: '{{ who }} follow your board {{ board }}',
  },
  'news.board_invite': {
    one: '{{ who }} invited you to the board {{ board }}',
    other: '{{ who }} invited you to the board {{ board }}',
  },
  'news.board_joined': {
    one: '{{ who }} joined your board {{ board }}',
    other: '{{ who }} joined your board {{ board }}',
  },
  'news.board_deleted': {
    one: '{{ who }} deleted a board. {{ count }} Pin of yours on it is in your trash.',
    other: '{{ who }} deleted a board. {{ count }} Pins of yours on it are in your trash.',
  },
  'news.comment_added': { one: '{{ who }} commented on your Pin', other: '{{ who }} commented on your Pin' },
  'news.comment_replied': { one: '{{ who }} answered your comment', other: '{{ who }} answered your comment' },
  'news.comment_mentioned': {
    one: '{{ who }} mentioned you in a comment',
    other: '{{ who }} mentioned you in a comment',
  },
  'news.comment_liked': { one: '{{ who }} likes your comment', other: '{{ who }} like your comment' },
  'news.pin_tried': { one: '{{ who }} tried your Pin', other: '{{ who }} tried your Pin' },
  'news.message_received': { one: '{{ who }} sent you a message', other: '{{ who }} sent you messages' },
  'news.message_requested': {
    one: '{{ who }} would like to write to you',
    other: '{{ who }} would like to write to you',
  },
  'news.report_decided': 'We have decided on something you reported',
  'news.case_decided': 'There is a decision about something of yours',
  'news.website_verified': 'Your website is verified',
  'news.website_failed': 'We could not verify your website',
  'subscription.title': 'E-mails you get',
  'subscription.to': 'Mails to {{ email }}',
  'subscription.sentence': 'Choose what we may mail you about. It takes effect at once.',
  'subscription.stop': 'Stop all of these mails',
  'subscription.stopped': 'Done: you get none of these mails any more.',
  'subscription.none': 'This link does not work. Your settings say which mails you get.',
  'subscription.settings': 'Open settings',
} as const
