import { TRASH_DAYS } from '../../constants/limits.ts'

/** Pins with the same picture, and merging them. */
export const duplicates = {
  'settings.duplicates': 'Duplicates',
  'settings.duplicatesSentence': `Your Pins that show the same picture. When you merge them, you keep every board, note, comment and count. You can undo it for ${TRASH_DAYS} days.`,
  'duplicates.list': 'Pins that show the same picture',
  'duplicates.group': { one: '{{ count }} Pin', other: '{{ count }} Pins with the same picture' },
  'duplicates.which': 'Choose which picture to keep',
  'duplicates.keep': 'Keep {{ title }}',
  'duplicates.kept': 'Kept',
  'duplicates.size': '{{ width }} × {{ height }}',
  'duplicates.merge': 'Merge',
  'duplicates.mergeName': { one: 'Merge {{ count }} Pin', other: 'Merge {{ count }} Pins named {{ title }}' },
  'duplicates.merged': { one: '{{ count }} Pin merged', other: '{{ count }} Pins merged' },
  'duplicates.undone': 'Everything is back the way it was',
  'duplicates.empty': 'You don’t have any duplicates.',
  'duplicates.looking': 'Looking for duplicates in your Pins…',
  'duplicates.lookingAgain': 'Your Pins have changed. Checking again…',
  'duplicates.emptyAction': 'Go to your profile',
  'duplicates.past': 'Merged earlier',
  'duplicates.pastSentence': `You can undo each merge for ${TRASH_DAYS} days.`,
  'duplicates.undo': 'Undo',
  'duplicates.undoName': 'Undo the merge of {{ title }}',
  'duplicates.untitled': 'Untitled Pin',
  'duplicates.onProfile': 'Your profile',
  'duplicates.when': { one: '{{ count }} Pin, {{ when }}', other: '{{ count }} Pins, {{ when }}' },
} as const
