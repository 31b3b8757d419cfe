import type { Tune } from '#domain/constants/tunes.ts'

/** Prices of the first products of each family, in whole units of the currency. */
export const DEMO_PRODUCTS = [
  { family: 'ceramics', prices: [64, 28, 46], currency: 'USD' },
  { family: 'bags', prices: [48, 189, 95], currency: 'EUR' },
  { family: 'shoes', prices: [165, 129, 72], currency: 'GBP' },
  { family: 'jewellery', prices: [240, 118, 37.5], currency: 'USD' },
  { family: 'cups', prices: [41, 84, 32], currency: 'EUR' },
  { family: 'candles', prices: [18.9, 54, 26], currency: 'USD' },
] as const

type Product = { title: string; description: string; price: number }
type Goods = readonly [Product, ...Product[]]

/**
 * The products of the partner's paper shop and pottery, by the family of pictures that shows them; prices in whole
 * dollars.
 */
export const PARTNER_GOODS: Record<string, Goods> & { letters: Goods } = {
  letters: [
    { title: 'Letterpress print, one letter', description: 'Printed by hand on cotton paper. Ships flat.', price: 24 },
    { title: 'Alphabet poster', description: 'Two colors, one sheet, all 26.', price: 36 },
    { title: 'Set of eight letter cards', description: 'Blank inside, with kraft envelopes.', price: 18 },
  ],
  cutouts: [
    { title: 'Paper cutout print', description: 'Cut first, then printed in an edition of 60.', price: 42 },
    { title: 'Gift wrap, five sheets', description: 'Heavy enough to use twice.', price: 14 },
    { title: 'Cutout greeting cards, set of six', description: 'Bright shapes for any occasion.', price: 16 },
  ],
  ceramics: [
    { title: 'Wheel-thrown vase', description: 'Stoneware with a satin glaze. Holds water.', price: 68 },
    { title: 'Glazed planter', description: 'With a drainage hole and a saucer.', price: 46 },
  ],
  vases: [
    { title: 'Patterned vase', description: 'Painted by hand, so no two are alike.', price: 58 },
    { title: 'Bud vase', description: 'For one good stem.', price: 28 },
  ],
  stoneware: [
    { title: 'Stoneware pitcher', description: 'One quart. Dishwasher safe.', price: 52 },
    { title: 'Stoneware bowl', description: 'Deep enough for noodles.', price: 34 },
  ],
}

/** Labels that a shop shows next to the price; products take them in turn. */
export const PRODUCT_LABELS: readonly (readonly string[])[] = [[], [], ['Handmade', 'Small batch'], [], ['Fair trade']]

/** The values in which variants of a product differ. */
export const PRODUCT_VARIANTS = {
  color: ['Oat', 'Moss', 'Ink'],
  size: ['S', 'M', 'L'],
} as const

type RecipeWords = { minutes: number; servings: string; ingredients: readonly string[] }

/** Recipes for the first pins of these families, in the order of the pins. */
export const DEMO_RECIPES: readonly { family: string; recipes: readonly RecipeWords[] }[] = [
  {
    family: 'plates',
    recipes: [
      {
        minutes: 25,
        servings: '4 plates',
        ingredients: [
          '400 g spaghetti',
          '2 organic lemons, zest and juice',
          '80 g butter',
          '90 g Parmesan, finely grated',
          'A ladle of pasta water',
          '1 can of tomatoes',
          '100 ml cream',
          'Salt, black pepper',
        ],
      },
      {
        minutes: 15,
        servings: '2 large bowls',
        ingredients: [
          '1 head of romaine',
          '1 cucumber',
          '250 g cherry tomatoes',
          '4 eggs',
          '3 tbsp olive oil',
          '1 lemon',
        ],
      },
      {
        minutes: 10,
        servings: '3 bowls',
        ingredients: [
          '500 g frozen peas',
          '1 russet potato, diced small',
          'A fistful of mint',
          '3 cups broth',
          '3 tbsp yogurt',
        ],
      },
    ],
  },
  {
    family: 'cakes',
    recipes: [
      {
        minutes: 70,
        servings: '12 slices',
        ingredients: [
          '4 eggs',
          '250 g sugar',
          '250 g soft butter',
          '300 g flour',
          '2 tsp baking powder',
          '300 g raspberries',
          '200 g white chocolate',
          '100 ml cream',
        ],
      },
      {
        minutes: 45,
        servings: '12 cupcakes',
        ingredients: ['4 egg whites', '8 oz sugar', '12 oz butter', '12 cherries', '1 tsp vanilla', 'A pinch of salt'],
      },
      {
        minutes: 50,
        servings: '10 slices',
        ingredients: ['3 eggs', '200 g sugar', '200 g flour', '1 lemon', '300 ml cream', '250 g blueberries'],
      },
    ],
  },
  {
    family: 'fruit-bowl',
    recipes: [
      {
        minutes: 20,
        servings: '4 small bowls',
        ingredients: ['8 plums', '4 firm pears', '2 star anise', '3 tbsp sugar', 'Water to barely cover'],
      },
      {
        minutes: 35,
        servings: '6 appetizers',
        ingredients: ['6 pears', '120 g blue cheese', 'A handful of walnuts', '2 tbsp honey', 'Thyme'],
      },
      {
        minutes: 15,
        servings: '4 people',
        ingredients: ['1 pomegranate', '6 plums', '1 shallot', 'Mint', '1 tsp sumac', '3 tbsp good olive oil'],
      },
    ],
  },
]

/** Articles for the first pins of these families: author, age in days and site. */
export const LINKED_ARTICLES: readonly {
  family: string
  articles: readonly { author: string; days: number; site: string }[]
}[] = [
  {
    family: 'mushrooms',
    articles: [
      { author: 'Ines Okafor', days: 12, site: 'The Slow Forager' },
      { author: 'Tomas Lind', days: 41, site: 'Undergrowth' },
      { author: 'Ines Okafor', days: 90, site: 'The Slow Forager' },
    ],
  },
  {
    family: 'houses',
    articles: [
      { author: 'Priya Raman', days: 5, site: 'Brick by Brick' },
      { author: 'Jonas Weller', days: 63, site: 'Rooms' },
      { author: 'Priya Raman', days: 150, site: 'Brick by Brick' },
    ],
  },
]

/** Stories: texts shown between pictures of a family, the music, and the family of a tagged product. */
export const DEMO_STORIES = [
  {
    family: 'gardens',
    texts: ['First the beds, then the paths, then patience.', 'Water in the evening, weed in the morning.'],
    tune: 'morning',
  },
  {
    family: 'books',
    texts: ['Three evenings, three chapters, one chair.', 'The lamp matters more than you think.'],
    tune: 'evening',
    product: 'candles',
  },
  {
    family: 'monstera',
    texts: ['A cutting, a glass of water and four weeks.', 'New leaf? Turn the pot toward the light.'],
  },
  {
    family: 'bowls-from-above',
    texts: ['Whatever is ripe goes in first.', 'Ten minutes, one bowl, no recipe.'],
    product: 'cups',
  },
  { family: 'cactus', texts: ['Sand, gravel, and hardly any water.', 'They like to be forgotten.'] },
  { family: 'misty-valleys', texts: ['Up before the wind.', 'Leave nothing but footprints.'], tune: 'river' },
  {
    family: 'yarn',
    texts: ['Cast on twenty, breathe, go on.', 'A dropped stitch is only a pause.'],
    tune: 'evening',
    isAffiliate: true,
    product: 'bags',
  },
] as const satisfies readonly Story[]

type Story = { family: string; texts: readonly string[]; tune?: Tune; product?: string; isAffiliate?: boolean }

/** Families whose pictures are shown as other kinds of pins. */
export const FAMILIES_BY_KIND = {
  carousel: ['tiles', 'quilts', 'weave'],
  collection: ['shelf', 'vases', 'armchair'],
  promoted: ['bauhaus', 'sun-arches', 'skyline'],
  /** Herbs that are said to make people thinner: whoever hides one such ad sees none anymore. */
  weightLoss: ['herbarium'],
  sponsored: ['bicycles', 'cameras', 'maps'],
  /** Shown cropped, with a link only for the pinner, and without reactions. */
  cropped: ['mountains'],
  linkless: ['letters'],
  quiet: ['birds'],
} as const
