/** Articles that staff of the demo world wrote for /today. */
export const TODAY_ARTICLES = [
  {
    slug: 'five-ways-to-live-with-plants',
    title: 'Five ways to live with plants',
    subtitle: 'For people with light, and for people without.',
    body: `A plant is the cheapest piece of furniture that grows.

## Start with the window

North gets ferns, south gets cacti, and everything else gets **moved around** until it’s happy.

- Water when the top of the soil is dry, not when the calendar says so.
- Turn the pot a little every week.
- Keep one cutting in a glass. It’s an insurance policy.

More under [houseplants](/ideas/houseplants/).`,
    families: ['monstera', 'cactus', 'gardens'],
    board: 'Jungle in the apartment',
  },
  {
    slug: 'a-slow-breakfast',
    title: 'A slow breakfast',
    subtitle: 'Coffee, fruit, and nowhere to be.',
    body: `Put the phone in a drawer. Warm the cups.

## Three things are enough

1. Something hot
2. Something crisp
3. Something somebody else made`,
    families: ['cups', 'fruit-bowl', 'plates'],
    board: 'First coffee',
  },
  {
    slug: 'blue-on-paper',
    title: 'Blue on paper',
    subtitle: 'Cyanotypes need sun, water and patience, in that order.',
    body: 'Coat the paper in the dark, lay down a fern, and let the sun do the drawing.',
    families: ['cyanotypes', 'watercolor-landscapes'],
    board: '',
  },
]

/** Popular searches of the demo world. */
export const POPULAR_SEARCHES = ['watercolor', 'sourdough', 'small kitchen', 'cyanotype', 'reading nook']

/** Shopping pages that staff listed. */
export const SHOPPING_PAGES = ['vase', 'candle', 'terracotta-vase']
