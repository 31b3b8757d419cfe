import type { FamilyWords } from '../family-words.ts'

export const PRINT_WORDS: Readonly<Record<string, FamilyWords>> = {
  tiles: {
    pins: [
      {
        title: 'Floor goals',
        description: 'Lay them out dry first and take a photo.',
        alt: 'Illustration of a wall of patterned tiles in a repeating grid.',
        tags: ['tiles'],
      },
      {
        title: 'One square, turned four times',
        description: 'Mixing four patterns works when the colours stay the same.',
        alt: 'Illustration of a wall of patterned tiles in a repeating grid.',
        tags: ['tiles'],
      },
      {
        title: 'Glazed and a bit uneven',
        description: 'The uneven glaze is what makes it real.',
        alt: 'Illustration of a wall of patterned tiles in a repeating grid.',
        tags: ['tiles'],
      },
      {
        title: 'Tile study',
        description: 'Lay them out dry first and take a photo.',
        alt: 'Illustration of a wall of patterned tiles in a repeating grid.',
        tags: ['tiles'],
      },
      {
        title: 'Behind the stove',
        description: 'Mixing four patterns works when the colours stay the same.',
        alt: 'Illustration of a wall of patterned tiles in a repeating grid.',
        tags: ['tiles'],
      },
    ],
  },
  waves: {
    pins: [
      {
        title: 'Flow',
        description: 'Follow one line with your finger, it calms you down.',
        alt: 'Illustration of a pattern of wave lines and bands flowing across the sheet.',
        tags: ['waves'],
      },
      {
        title: 'Slow water',
        description: 'Would make a beautiful scarf.',
        alt: 'Illustration of a pattern of wave lines and bands flowing across the sheet.',
        tags: ['waves'],
      },
      {
        title: 'Lines that breathe',
        description: 'Start with the lightest sheet at the back.',
        alt: 'Illustration of a pattern of wave lines and bands flowing across the sheet.',
        tags: ['waves'],
      },
      {
        title: 'Layers, layers',
        description: 'Follow one line with your finger, it calms you down.',
        alt: 'Illustration of a pattern of wave lines and bands flowing across the sheet.',
        tags: ['waves'],
      },
      {
        title: 'A wave for the wall',
        description: 'Would make a beautiful scarf.',
        alt: 'Illustration of a pattern of wave lines and bands flowing across the sheet.',
        tags: ['waves'],
      },
    ],
  },
  terrazzo: {
    pins: [
      {
        title: 'Chips of everything',
        description: 'It hides every crumb, trust me.',
        alt: 'Illustration of a terrazzo surface of coloured stone chips scattered over a plain ground.',
        tags: ['terrazzo'],
      },
      {
        title: 'Terrazzo, the loud version',
        description: 'Big chips for floors, small ones for shelves.',
        alt: 'Illustration of a terrazzo surface of coloured stone chips scattered over a plain ground.',
        tags: ['terrazzo'],
      },
      {
        title: 'Broken and better',
        description: 'Cut from potato prints this becomes wrapping paper.',
        alt: 'Illustration of a terrazzo surface of coloured stone chips scattered over a plain ground.',
        tags: ['terrazzo'],
      },
      {
        title: 'Confetti for grown-ups',
        description: 'It hides every crumb, trust me.',
        alt: 'Illustration of a terrazzo surface of coloured stone chips scattered over a plain ground.',
        tags: ['terrazzo'],
      },
      {
        title: 'Stone soup',
        description: 'Big chips for floors, small ones for shelves.',
        alt: 'Illustration of a terrazzo surface of coloured stone chips scattered over a plain ground.',
        tags: ['terrazzo'],
      },
    ],
  },
  bauhaus: {
    pins: [
      {
        title: 'Circle, square, triangle',
        description: 'Everything sits on one grid, nothing feels stiff.',
        alt: 'Illustration of a composition of circles, half circles, triangles and bars in flat colour.',
        tags: ['bauhaus'],
      },
      {
        title: 'Composition in five colours',
        description: 'Try it with cut paper before you go digital.',
        alt: 'Illustration of a composition of circles, half circles, triangles and bars in flat colour.',
        tags: ['bauhaus'],
      },
      {
        title: 'Geometry for the hallway',
        description: 'The small circle holds the whole picture.',
        alt: 'Illustration of a composition of circles, half circles, triangles and bars in flat colour.',
        tags: ['bauhaus'],
      },
      {
        title: 'Balance, more or less',
        description: 'Everything sits on one grid, nothing feels stiff.',
        alt: 'Illustration of a composition of circles, half circles, triangles and bars in flat colour.',
        tags: ['bauhaus'],
      },
      {
        title: 'Form follows fun',
        description: 'Try it with cut paper before you go digital.',
        alt: 'Illustration of a composition of circles, half circles, triangles and bars in flat colour.',
        tags: ['bauhaus'],
      },
    ],
  },
  letters: {
    pins: [
      {
        title: 'Say it big',
        description: 'The letters are built from circles and squares only.',
        alt: 'Illustration of a typographic poster of large, geometric letters.',
        tags: ['letters'],
      },
      {
        title: 'Letters that fill the page',
        description: 'Big type, few words.',
        alt: 'Illustration of a typographic poster of large, geometric letters.',
        tags: ['letters'],
      },
      {
        title: 'Poster for the studio door',
        description: 'I have this one above my desk now.',
        alt: 'Illustration of a typographic poster of large, geometric letters.',
        tags: ['letters'],
      },
      {
        title: 'Read it from across the street',
        description: 'The letters are built from circles and squares only.',
        alt: 'Illustration of a typographic poster of large, geometric letters.',
        tags: ['letters'],
      },
      {
        title: 'Words as shapes',
        description: 'Big type, few words.',
        alt: 'Illustration of a typographic poster of large, geometric letters.',
        tags: ['letters'],
      },
    ],
  },
  'sun-arches': {
    pins: [
      {
        title: 'Good morning poster',
        description: 'Works best in a thin oak frame.',
        alt: 'Illustration of a calm poster with a round sun and soft curved shapes.',
        tags: ['sun arches'],
      },
      {
        title: 'Sun over soft shapes',
        description: 'Hang it where the morning light comes in.',
        alt: 'Illustration of a calm poster with a round sun and soft curved shapes.',
        tags: ['sun arches'],
      },
      {
        title: 'Arches and afternoon',
        description: 'A set of three makes the wall.',
        alt: 'Illustration of a calm poster with a round sun and soft curved shapes.',
        tags: ['sun arches'],
      },
      {
        title: 'The sun in a good mood',
        description: 'Works best in a thin oak frame.',
        alt: 'Illustration of a calm poster with a round sun and soft curved shapes.',
        tags: ['sun arches'],
      },
      {
        title: 'Warm wall, warm room',
        description: 'Hang it where the morning light comes in.',
        alt: 'Illustration of a calm poster with a round sun and soft curved shapes.',
        tags: ['sun arches'],
      },
    ],
  },
  cutouts: {
    pins: [
      {
        title: 'Scissors, no plan',
        description: 'Paint the paper first, then cut, that is the trick.',
        alt: 'Illustration of organic shapes cut from coloured paper and laid on a light sheet.',
        tags: ['cutouts'],
      },
      {
        title: 'Paper garden',
        description: 'Children do this better than I do.',
        alt: 'Illustration of organic shapes cut from coloured paper and laid on a light sheet.',
        tags: ['cutouts'],
      },
      {
        title: 'Leftovers of a good afternoon',
        description: 'The shadows make it feel like an object.',
        alt: 'Illustration of organic shapes cut from coloured paper and laid on a light sheet.',
        tags: ['cutouts'],
      },
      {
        title: 'Cut first, think later',
        description: 'Paint the paper first, then cut, that is the trick.',
        alt: 'Illustration of organic shapes cut from coloured paper and laid on a light sheet.',
        tags: ['cutouts'],
      },
      {
        title: 'Seaweed and stars',
        description: 'Children do this better than I do.',
        alt: 'Illustration of organic shapes cut from coloured paper and laid on a light sheet.',
        tags: ['cutouts'],
      },
    ],
  },
}
