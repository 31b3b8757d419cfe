import { TRASH_DAYS } from '../../constants/limits.ts'

/** Deleted items that can still be restored. */
export const trash = {
  'settings.trash': 'Trash',
  'settings.trashSentence': `Pins and boards you delete stay here for ${TRASH_DAYS} days. After that, they’re gone for good.`,
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
  'trash.lastDay': 'Less than a day left',
  'trash.restore': 'Restore',
  'trash.restoreName': 'Restore {{ title }}',
  'trash.restored': '{{ title }} restored',
  'trash.empty': 'Your trash is empty.',
  'trash.emptyAction': 'Go to your profile',
} as const
