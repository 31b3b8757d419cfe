import type { FamilyWords } from '../family-words.ts'

export const CRAFT_WORDS: Readonly<Record<string, FamilyWords>> = {
  quilts: {
    pins: [
      {
        title: 'Every scrap has a place',
        description: 'Press the seams to one side and they lock together.',
        alt: 'Illustration of a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it.',
        tags: ['quilts'],
      },
      {
        title: 'Block of the month',
        description: 'All from the scrap box.',
        alt: 'Illustration of a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it.',
        tags: ['quilts'],
      },
      {
        title: 'Half-square triangles forever',
        description: 'Quilted by hand with big stitches, because life is short.',
        alt: 'Illustration of a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it.',
        tags: ['quilts'],
      },
      {
        title: 'Sewn on Sundays',
        description: 'Press the seams to one side and they lock together.',
        alt: 'Illustration of a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it.',
        tags: ['quilts'],
      },
      {
        title: 'Something warm to leave behind',
        description: 'All from the scrap box.',
        alt: 'Illustration of a patchwork quilt of triangles and squares sewn into blocks, with quilting stitches across it.',
        tags: ['quilts'],
      },
    ],
  },
  weave: {
    pins: [
      {
        title: 'Over, under, again',
        description: 'Keep the edges loose and it stays straight.',
        alt: 'Illustration of a woven surface seen from close up, threads and bands crossing each other.',
        tags: ['weave'],
      },
      {
        title: 'From the loom',
        description: 'The pattern only shows after the first hand’s width.',
        alt: 'Illustration of a woven surface seen from close up, threads and bands crossing each other.',
        tags: ['weave'],
      },
      {
        title: 'Warp and weft',
        description: 'Dyed with onion skins and patience.',
        alt: 'Illustration of a woven surface seen from close up, threads and bands crossing each other.',
        tags: ['weave'],
      },
      {
        title: 'Threads that took a week',
        description: 'Keep the edges loose and it stays straight.',
        alt: 'Illustration of a woven surface seen from close up, threads and bands crossing each other.',
        tags: ['weave'],
      },
      {
        title: 'A rug with a rhythm',
        description: 'The pattern only shows after the first hand’s width.',
        alt: 'Illustration of a woven surface seen from close up, threads and bands crossing each other.',
        tags: ['weave'],
      },
    ],
  },
  ceramics: {
    pins: [
      {
        title: 'Fresh from the kiln',
        description: 'The glaze ran a little, I kept it.',
        alt: 'Illustration of handmade pots and vases in different shapes and glazes.',
        tags: ['ceramics'],
      },
      {
        title: 'Glaze test number nine',
        description: 'Thrown on a Tuesday, glazed in March.',
        alt: 'Illustration of handmade pots and vases in different shapes and glazes.',
        tags: ['ceramics'],
      },
      {
        title: 'No two alike',
        description: 'Make ten, keep two.',
        alt: 'Illustration of handmade pots and vases in different shapes and glazes.',
        tags: ['ceramics'],
      },
      {
        title: 'Wobbly on purpose',
        description: 'The glaze ran a little, I kept it.',
        alt: 'Illustration of handmade pots and vases in different shapes and glazes.',
        tags: ['ceramics'],
      },
      {
        title: 'Clay days',
        description: 'Thrown on a Tuesday, glazed in March.',
        alt: 'Illustration of handmade pots and vases in different shapes and glazes.',
        tags: ['ceramics'],
      },
    ],
  },
  yarn: {
    pins: [
      {
        title: 'Just one more row',
        description: 'Swatch first. I know. But swatch first.',
        alt: 'Illustration of wool yarn in several colours, wound into balls or knitted up.',
        tags: ['yarn'],
      },
      {
        title: 'Wool season is open',
        description: 'Leftovers make the best stripes.',
        alt: 'Illustration of wool yarn in several colours, wound into balls or knitted up.',
        tags: ['yarn'],
      },
      {
        title: 'Colours for the next jumper',
        description: 'Soft enough for a baby, strong enough for elbows.',
        alt: 'Illustration of wool yarn in several colours, wound into balls or knitted up.',
        tags: ['yarn'],
      },
      {
        title: 'Cast on tonight',
        description: 'Swatch first. I know. But swatch first.',
        alt: 'Illustration of wool yarn in several colours, wound into balls or knitted up.',
        tags: ['yarn'],
      },
      {
        title: 'The basket by the sofa',
        description: 'Leftovers make the best stripes.',
        alt: 'Illustration of wool yarn in several colours, wound into balls or knitted up.',
        tags: ['yarn'],
      },
    ],
  },
}
