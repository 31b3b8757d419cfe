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

/** Invented pages that pins link to, by category; `.example` can never be a real host. */
export const HOSTS: Readonly<Record<string, readonly string[]>> = {
  travel: ['the-long-way', 'far-and-slow', 'paper-compass'],
  nature: ['field-notes', 'moss-and-sky', 'quiet-trails'],
  architecture: ['street-and-stone', 'gable-club'],
  home_decor: ['the-warm-room', 'small-flat-diary', 'lamp-and-linen'],
  food_and_drink: ['salt-and-pear', 'second-helping', 'the-round-plate'],
  design: ['form-and-grain', 'studio-quarter', 'good-objects'],
  art: ['print-room', 'flat-colour', 'paper-and-ink'],
  diy_and_crafts: ['sewn-on-sunday', 'kiln-and-loom', 'made-by-hand'],
  plants: ['leaf-by-leaf', 'the-plant-shelf'],
  gardening: ['bed-and-border', 'plot-nine'],
  fashion: ['mend-and-wear', 'one-good-pair', 'slow-wardrobe'],
}

export function categoryOf(family: string): string {
  const topic = FAMILIES.find(({ name }) => name === family)?.topic
  const category = topic && CATEGORIES[topic]
  if (!category) throw new Error(`The family ${family} has no category`)
  return category
}
