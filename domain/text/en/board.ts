/** Boards and their sections. */
export const board = {
  'boards.pins': { one: '{{ count }} Pin', other: '{{ count }} Pins' },
  'boards.sections': { one: '{{ count }} section', other: '{{ count }} sections' },
  'boards.sectionsLabel': 'Sections',
  'boards.people': { one: 'with {{ count }} more', other: 'with {{ count }} more' },
  'boards.secret': 'Secret: only you and the people of this board see it',
  'boards.protected': 'Protected: only people with its address see it',
  'boards.archived': 'Archived',
  'boards.empty': 'This board is empty.',
  'boards.emptyOwn': 'This board waits for its first Pin.',
  'boards.emptyAction': 'Find ideas',
  'boards.emptySection': 'This section is empty.',
  'boards.description': '{{ board }}, a board by {{ name }}',
  'boards.quickSaves': 'Quick saves',
  'boards.sectionTitle': '{{ section }} on {{ board }}',
} as const
