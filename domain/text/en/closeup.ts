/** The page of one pin. */
export const closeup = {
  'closeup.visit': 'Visit',
  'closeup.board': 'On the board {{ board }}',
  'closeup.saves': { one: '{{ count }} save', other: '{{ count }} saves' },
  'closeup.more': 'More to explore',
  'closeup.noMore': 'That is all there is like this one.',
  'closeup.back': 'Back',
  'closeup.options': 'More options',
  'closeup.deleted': 'Pin deleted',
  'closeup.restored': 'Pin restored',
  'closeup.addNote': 'Add a note',
  'closeup.editNote': 'Edit the note',
  'closeup.note': 'Your note',
  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.followName': 'Follow {{ name }}',
  'follow.followers': { one: '{{ count }} follower', other: '{{ count }} followers' },
} as const
