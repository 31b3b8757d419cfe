/** Topics one may follow. */
export const ideas = {
  'ideas.title': 'Ideas',
  'ideas.titleOf': '{{ topic }} ideas',
  'ideas.sentence': 'Follow what you like, and Pins about it find their way to you.',
  'ideas.list': 'Topics',
  'ideas.all': 'All ideas',
  'ideas.none': 'There are no topics yet.',
  'ideas.nothing': 'No Pins about {{ topic }} yet.',
} as const
