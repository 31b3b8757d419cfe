/** Topics one may follow. */
export const ideas = {
  'ideas.title': 'Ideas',
  'ideas.titleOf': '{{ topic }} ideas',
  'ideas.sentence': 'Follow what you like, and Pins about it find their way to you.',
  'ideas.list': 'Topics',
  'ideas.all': 'All ideas',
  'ideas.none': 'There are no topics yet.',
  'ideas.tabs': 'Explore',
  'ideas.topics': 'Topics',
  'ideas.local': 'In your country',
  'ideas.localSentence': 'What people in your country keep, the most loved first.',
  'ideas.changeCountry': 'Change your country',
  'ideas.localNone': 'Nobody in your country has saved anything yet. Be the first.',
  'ideas.nothing': 'No Pins about {{ topic }} yet.',
} as const
