/** What was deleted and can still be brought back. */
export const trash = {
  'settings.trash': 'Trash',
  'settings.trashSentence': 'Pins and boards you deleted stay here for 30 days. Then they are gone for good.',
  'trash.list': 'Deleted Pins and boards',
  'trash.kinds': 'What to show',
  'trash.all': 'All',
  'trash.pins': 'Pins',
  'trash.boards': 'Boards',
  'trash.untitled': 'Untitled Pin',
  'trash.pin': 'Pin, deleted {{ when }}',
  'trash.board': {
    one: 'Board with {{ count }} Pin, deleted {{ when }}',
    other: 'Board with {{ count }} Pins, deleted {{ when }}',
  },
  'trash.left': { one: '{{ count }} day left', other: '{{ count }} days left' },
  'trash.lastDay': 'Gone within a day',
  'trash.restore': 'Restore',
  'trash.restoreName': 'Restore {{ title }}',
  'trash.restored': '{{ title }} is back',
  'trash.empty': 'Your trash is empty.',
  'trash.emptyAction': 'To your profile',
} as const
