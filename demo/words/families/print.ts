import type { FamilyWords } from '../family-words.ts'

export const PRINT_WORDS: Readonly<Record<string, FamilyWords>> = {
  tiles: {
    shows: 'a wall of patterned tiles in a repeating grid',
    things: ['a bathroom floor', 'a kitchen splashback', 'surface design', 'a stencil', 'a small entrance hall'],
    titles: [
      'Floor goals',
      'One square, turned four times',
      'Glazed and a bit uneven',
      'Tile study',
      'Behind the stove',
    ],
    lines: [
      'Lay them out dry first and take a photo.',
      'Mixing four patterns works when the colours stay the same.',
      'The uneven glaze is what makes it real.',
    ],
  },
  waves: {
    shows: 'a pattern of wave lines and bands flowing across the sheet',
    things: ['a wallpaper', 'surface design', 'a textile print', 'a calm screen', 'a paper-cut project'],
    titles: ['Flow', 'Slow water', 'Lines that breathe', 'Layers, layers', 'A wave for the wall'],
    lines: [
      'Follow one line with your finger, it calms you down.',
      'Would make a beautiful scarf.',
      'Start with the lightest sheet at the back.',
    ],
  },
  terrazzo: {
    shows: 'a terrazzo surface of coloured stone chips scattered over a plain ground',
    things: ['a bathroom', 'a wrapping paper', 'a table top', 'a phone background', 'surface design'],
    titles: [
      'Chips of everything',
      'Terrazzo, the loud version',
      'Broken and better',
      'Confetti for grown-ups',
      'Stone soup',
    ],
    lines: [
      'It hides every crumb, trust me.',
      'Big chips for floors, small ones for shelves.',
      'Cut from potato prints this becomes wrapping paper.',
    ],
  },
  bauhaus: {
    shows: 'a composition of circles, half circles, triangles and bars in flat colour',
    things: ['a gallery wall', 'a home office', 'a colour exercise', 'a print swap', 'graphic design'],
    titles: [
      'Circle, square, triangle',
      'Composition in five colours',
      'Geometry for the hallway',
      'Balance, more or less',
      'Form follows fun',
    ],
    lines: [
      'Everything sits on one grid, nothing feels stiff.',
      'Try it with cut paper before you go digital.',
      'The small circle holds the whole picture.',
    ],
  },
  letters: {
    shows: 'a typographic poster of large, geometric letters',
    things: ['a poster wall', 'a studio door', 'lettering practice', 'a pep talk', 'graphic design'],
    titles: [
      'Say it big',
      'Letters that fill the page',
      'Poster for the studio door',
      'Read it from across the street',
      'Words as shapes',
    ],
    lines: [
      'The letters are built from circles and squares only.',
      'Big type, few words.',
      'I have this one above my desk now.',
    ],
  },
  'sun-arches': {
    shows: 'a calm poster with a round sun and soft curved shapes',
    things: ['a nursery wall', 'a warm bedroom', 'a boho print', 'a set of three posters', 'a sunny corner'],
    titles: [
      'Good morning poster',
      'Sun over soft shapes',
      'Arches and afternoon',
      'The sun in a good mood',
      'Warm wall, warm room',
    ],
    lines: [
      'Works best in a thin oak frame.',
      'Hang it where the morning light comes in.',
      'A set of three makes the wall.',
    ],
  },
  cutouts: {
    shows: 'organic shapes cut from coloured paper and laid on a light sheet',
    things: ['a paper collage', 'an art class', 'a rainy afternoon', 'a playful print', 'colour studies'],
    titles: [
      'Scissors, no plan',
      'Paper garden',
      'Leftovers of a good afternoon',
      'Cut first, think later',
      'Seaweed and stars',
    ],
    lines: [
      'Paint the paper first, then cut, that is the trick.',
      'Children do this better than I do.',
      'The shadows make it feel like an object.',
    ],
  },
}
