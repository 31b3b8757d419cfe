import { STORY_BLOCK_TYPES, type StoryBlockName } from '../../constants/kinds.ts'

const NAMES = Object.keys(STORY_BLOCK_TYPES) as StoryBlockName[]

/** The wire name of a story block, given its name or number. Old stories use an older name for products. */
export function parseStoryBlockName(type: string | number): StoryBlockName | undefined {
  if (type === 'story_pin_product_block') return 'story_pin_product_sticker_block'
  return NAMES.find((name) => name === type || STORY_BLOCK_TYPES[name] === type)
}
