/** What the demo world's shops ask for the first things of a family; in whole units of the currency. */
export const PRODUCTS = [
  { family: 'ceramics', prices: [64, 28, 46], currency: 'USD' },
  { family: 'bags', prices: [48, 189, 95], currency: 'EUR' },
  { family: 'shoes', prices: [165, 129, 72], currency: 'GBP' },
  { family: 'jewellery', prices: [240, 118, 37.5], currency: 'USD' },
  { family: 'cups', prices: [41, 84, 32], currency: 'EUR' },
  { family: 'candles', prices: [18.9, 54, 26], currency: 'USD' },
] as const

/** The first pins of these families are recipes. */
export const RECIPES = [
  { family: 'plates', cook_times: ['25 min', '15 min', '10 min'] },
  { family: 'cakes', cook_times: ['1 h 10 min', '45 min', '50 min'] },
  { family: 'fruit-bowl', cook_times: ['20 min', '35 min', '15 min'] },
] as const

export const STORIES = [
  { family: 'gardens', text: 'First the beds, then the paths, then patience.' },
  { family: 'books', text: 'Three evenings, three chapters, one chair.' },
  { family: 'monstera', text: 'A cutting, a glass of water and four weeks.' },
] as const

/** Families whose pictures are shown as another kind of thing. */
export const OF_KIND = {
  gif: ['butterflies', 'night-sky', 'window'],
  carousel: ['tiles', 'quilts', 'weave'],
  collection: ['shelf', 'vases', 'armchair'],
  promoted: ['bauhaus', 'sun-arches', 'skyline'],
  /** Herbs that are said to make people thinner: whoever hides one such ad sees none any more. */
  weightLoss: ['herbarium'],
  sponsored: ['bicycles', 'cameras', 'maps'],
  /** Shown in part, with a link only for whoever pinned it first, and without reactions. */
  cropped: ['mountains'],
  linkless: ['letters'],
  quiet: ['birds'],
} as const
