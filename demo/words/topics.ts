import { FAMILIES } from '../pictures/families.ts'

const CATEGORIES: Readonly<Record<string, string>> = {
  travel: 'travel',
  nature: 'nature',
  architecture: 'architecture',
  home: 'home_decor',
  interior: 'home_decor',
  food: 'food_and_drink',
  pattern: 'design',
  art: 'art',
  craft: 'diy_and_crafts',
  plants: 'plants',
  garden: 'gardening',
  fashion: 'fashion',
  objects: 'design',
}

/** Topics that people call by another name than their family of pictures. */
export const TOPIC_NAMES: Readonly<Record<string, string>> = {
  armchair: 'reading nooks',
  bauhaus: 'geometric art',
  birds: 'birds',
  'bottles-on-blocks': 'product styling',
  'bowls-from-above': 'soups and bowls',
  cactus: 'cacti',
  cups: 'coffee',
  cutouts: 'paper cutouts',
  'fruit-bowl': 'fruit',
  herbarium: 'pressed flowers',
  houses: 'town houses',
  jewellery: 'jewelry',
  letters: 'typography',
  monstera: 'houseplants',
  plates: 'dinner ideas',
  'sea-cliffs': 'coastal walks',
  shelf: 'shelf styling',
  skyline: 'skylines',
  'snowy-peaks': 'snowy mountains',
  'stairs-and-arches': 'stairs and arches',
  'sun-arches': 'boho prints',
  vases: 'flower arranging',
  waves: 'wave patterns',
  weave: 'weaving',
  window: 'window views',
  yarn: 'knitting',
}

export function categoryOf(family: string): string {
  const topic = FAMILIES.find(({ name }) => name === family)?.topic
  const category = topic && CATEGORIES[topic]
  if (!category) throw new Error(`The family ${family} has no category`)
  return category
}
