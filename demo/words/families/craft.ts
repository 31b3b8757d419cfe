import type { FamilyWords } from '../family-words.ts'

export const CRAFT_WORDS: Readonly<Record<string, FamilyWords>> = {
  quilts: {
    shows: 'a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it',
    things: ['a first quilt', 'scrap fabric', 'a baby blanket', 'a block swap', 'a winter project'],
    titles: [
      'Every scrap has a place',
      'Block of the month',
      'Half-square triangles forever',
      'Sewn on Sundays',
      'Something warm to leave behind',
    ],
    lines: [
      'Press the seams to one side and they lock together.',
      'All from the scrap box.',
      'Quilted by hand with big stitches, because life is short.',
    ],
  },
  weave: {
    shows: 'a woven surface seen from close up, threads and bands crossing each other',
    things: ['a first loom', 'a wall hanging', 'a rug', 'basket making', 'natural dyes'],
    titles: ['Over, under, again', 'From the loom', 'Warp and weft', 'Threads that took a week', 'A rug with a rhythm'],
    lines: [
      'Keep the edges loose and it stays straight.',
      'The pattern only shows after the first hand’s width.',
      'Dyed with onion skins and patience.',
    ],
  },
  ceramics: {
    shows: 'handmade pots and vases in different shapes and glazes',
    things: ['a pottery class', 'a glaze test', 'a shelf of handmade pots', 'wheel throwing', 'a small studio'],
    titles: ['Fresh from the kiln', 'Glaze test number nine', 'No two alike', 'Wobbly on purpose', 'Clay days'],
    lines: ['The glaze ran a little, I kept it.', 'Thrown on a Tuesday, glazed in March.', 'Make ten, keep two.'],
  },
  yarn: {
    shows: 'wool yarn in several colours, wound into balls or knitted up',
    things: ['a first scarf', 'leftover yarn', 'a colourwork chart', 'a slow evening', 'hand-dyed wool'],
    titles: [
      'Just one more row',
      'Wool season is open',
      'Colours for the next jumper',
      'Cast on tonight',
      'The basket by the sofa',
    ],
    lines: [
      'Swatch first. I know. But swatch first.',
      'Leftovers make the best stripes.',
      'Soft enough for a baby, strong enough for elbows.',
    ],
  },
}
