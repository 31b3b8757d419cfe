/** What the demo world's shops ask for their things; prices are in whole units of the currency. */
export const PRODUCTS = [
  { family: 'ceramics', name: 'Speckled stoneware bowl', price: 34, currency: 'USD' },
  { family: 'bags', name: 'Canvas weekend bag', price: 89, currency: 'EUR' },
  { family: 'shoes', name: 'Suede desert shoes', price: 120, currency: 'GBP' },
  { family: 'jewellery', name: 'Brass leaf earrings', price: 27.5, currency: 'USD' },
  { family: 'cups', name: 'Two-cup coffee set', price: 41, currency: 'EUR' },
  { family: 'candles', name: 'Beeswax candles, six', price: 18.9, currency: 'USD' },
] as const

export const RECIPES = [
  { family: 'plates', name: 'Dinner for a long table', cook_time: '35 min' },
  { family: 'cakes', name: 'Sunday cake', cook_time: '1 h 10 min' },
  { family: 'fruit-bowl', name: 'Fruit salad with mint', cook_time: '15 min' },
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
