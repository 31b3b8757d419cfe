/** Topics one may follow. */
export const ideas = {
  'ideas.title': 'Explore',
  'ideas.titleOf': '{{ topic }} ideas',
  'ideas.sentence': 'Follow the topics you like, and we’ll bring you Pins about them.',
  'ideas.list': 'Topics',
  'ideas.all': 'All topics',
  'ideas.none': 'No topics yet.',
  'ideas.tabs': 'Explore',
  'ideas.topics': 'Topics',
  'ideas.local': 'In your country',
  'ideas.localSentence': 'What people in your country are saving most.',
  'ideas.changeCountry': 'Change country',
  'ideas.localNone': 'No one in your country has saved anything yet. Be the first.',
  'ideas.nothing': 'No Pins about {{ topic }} yet.',
} as const
