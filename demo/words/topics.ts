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

export function categoryOf(family: string): string {
  const topic = FAMILIES.find(({ name }) => name === family)?.topic
  const category = topic && CATEGORIES[topic]
  if (!category) throw new Error(`The family ${family} has no category`)
  return category
}
