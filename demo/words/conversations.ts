/** A message in the demo world. `pin` is a family of pictures, `board` the name of a board. */
export type ConversationLine = { by: string; text?: string; pin?: string; board?: string; minutesAgo: number }
export type DemoConversation = {
  people: readonly string[]
  title?: string
  lines: readonly ConversationLine[]
  /** People who don't know the sender and have not answered the contact request. */
  asked?: readonly string[]
  /** People who have not read the last messages. */
  unreadBy?: readonly string[]
}

const HOUR = 60
const DAY = 24 * HOUR

export const CONVERSATIONS: readonly DemoConversation[] = [
  {
    people: ['robin_vale', 'alex_moss'],
    unreadBy: ['robin_vale'],
    lines: [
      { by: 'alex_moss', text: 'Did you see the plates from the market?', minutesAgo: 2 * DAY },
      { by: 'alex_moss', pin: 'plates', minutesAgo: 2 * DAY - 1 },
      { by: 'robin_vale', text: 'Oh! The blue rim. Saved it right away.', minutesAgo: 2 * DAY - 14 },
      { by: 'robin_vale', text: 'I put it with the others:', board: 'Slow kitchen', minutesAgo: 2 * DAY - 20 },
      { by: 'alex_moss', text: 'Perfect. Eight people on Friday, then?', minutesAgo: 5 * HOUR },
      { by: 'robin_vale', text: 'Eight! I’ll bring the candles.', pin: 'candles', minutesAgo: 4 * HOUR },
      { by: 'alex_moss', text: 'I’ve got the chairs. Does anyone have a big table?', minutesAgo: 40 },
    ],
  },
  {
    people: ['robin_vale', 'priya_raman', 'tom_ashdown'],
    title: 'Balcony vs. garden',
    lines: [
      { by: 'priya_raman', text: 'Fair fight this year: most flowers by June.', minutesAgo: 6 * DAY },
      { by: 'tom_ashdown', pin: 'wildflowers', text: 'I’m not worried.', minutesAgo: 6 * DAY - 30 },
      { by: 'robin_vale', text: 'I’m judging. Bribes in zucchini, please.', minutesAgo: 5 * DAY },
    ],
  },
  {
    people: ['freja_lind', 'robin_vale'],
    lines: [
      { by: 'freja_lind', text: 'I finished the pattern you asked about.', minutesAgo: 9 * DAY },
      { by: 'freja_lind', pin: 'yarn', minutesAgo: 9 * DAY - 1 },
      { by: 'robin_vale', text: 'Thank you! I’m actually going to finish this one.', minutesAgo: 8 * DAY },
    ],
  },
  {
    people: ['oscar_brand', 'robin_vale'],
    asked: ['robin_vale'],
    unreadBy: ['robin_vale'],
    lines: [
      {
        by: 'oscar_brand',
        text: 'Hi, we haven’t met. I love your blue boards. Is this dune yours?',
        minutesAgo: 7 * HOUR,
      },
      { by: 'oscar_brand', pin: 'dunes', minutesAgo: 7 * HOUR - 1 },
    ],
  },
  {
    people: ['pat_quill', 'ada_frame'],
    unreadBy: ['ada_frame'],
    lines: [
      { by: 'ada_frame', text: 'Could you print these for the spring window?', pin: 'letters', minutesAgo: 3 * DAY },
      { by: 'pat_quill', text: 'Sure! 18 by 24, on the heavy paper?', minutesAgo: 2 * DAY },
    ],
  },
]
