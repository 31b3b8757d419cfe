/** Sentences of notifications, on the page and in emails. */
export const news = {
  'news.both': '{{ first }} and {{ second }}',
  'news.others': { one: '{{ first }} and {{ count }} other', other: '{{ first }} and {{ count }} others' },
  'news.pin_saved': { one: '{{ who }} saved your Pin', other: '{{ who }} saved your Pin' },
  'news.user_followed': { one: '{{ who }} started following you', other: '{{ who }} started following you' },
  'news.board_followed': {
    one: '{{ who }} started following your board {{ board }}',
    other: '{{ who }} started following your board {{ board }}',
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
    one: '{{ who }} deleted a board. {{ count }} of your Pins is in your trash.',
    other: '{{ who }} deleted a board. {{ count }} of your Pins on it are in your trash.',
  },
  'news.comment_added': { one: '{{ who }} commented on your Pin', other: '{{ who }} commented on your Pin' },
  'news.comment_replied': { one: '{{ who }} replied to your comment', other: '{{ who }} replied to your comment' },
  'news.comment_mentioned': {
    one: '{{ who }} mentioned you in a comment',
    other: '{{ who }} mentioned you in a comment',
  },
  'news.comment_liked': { one: '{{ who }} liked your comment', other: '{{ who }} liked your comment' },
  'news.pin_tried': { one: '{{ who }} tried your Pin', other: '{{ who }} tried your Pin' },
  'news.message_received': { one: '{{ who }} sent you a message', other: '{{ who }} sent you messages' },
  'news.message_requested': { one: '{{ who }} wants to message you', other: '{{ who }} want to message you' },
  'news.pin_mentioned': { one: '{{ who }} mentioned you in a Pin', other: '{{ who }} mentioned you in a Pin' },
  'news.pin_unscheduled': 'We couldn’t publish “{{ pin }}.” It’s back in your drafts.',
  'news.pin_unscheduled_board':
    'We couldn’t publish “{{ pin }}” because its board is gone or you can’t add to it anymore. It’s back in your drafts.',
  'news.report_decided': 'We reviewed something you reported',
  'news.case_decided': 'We made a decision about something you posted',
  'news.website_verified': 'Your website is verified',
  'news.website_failed': 'We couldn’t verify your website',
  'subscription.title': 'Email settings',
  'subscription.to': 'Emails to {{ email }}',
  'subscription.sentence': 'Choose what we email you about. Changes take effect right away.',
  'subscription.stop': 'Unsubscribe from all of these',
  'subscription.stopped': 'Done. You won’t get any of these emails anymore.',
  'subscription.none': 'This link doesn’t work. You can choose which emails you get in your settings.',
  'subscription.settings': 'Go to settings',
} as const
