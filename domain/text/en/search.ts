export const search = {
  'search.label': 'Search',
  'search.placeholder': 'Search for ideas',
  'search.clear': 'Clear',
  'search.withPicture': 'Search with a picture',
  'search.suggestions': 'Suggestions',
  'search.recent': 'Recent searches',
  'search.person': 'Person',
  'search.board': 'Board',
  'search.featured': 'Featured boards',
  'search.trending': 'Trending',
  'search.forget': 'Remove “{{ query }}” from recent searches',
  'search.count': { one: '{{ count }} suggestion', other: '{{ count }} suggestions' },
} as const
