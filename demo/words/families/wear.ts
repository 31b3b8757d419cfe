import type { FamilyWords } from '../family-words.ts'

export const WEAR_WORDS: Readonly<Record<string, FamilyWords>> = {
  shoes: {
    shows: 'shoes in profile on a plain coloured background',
    things: ['a capsule wardrobe', 'autumn outfits', 'walking the city', 'shoe repair', 'one good pair'],
    titles: [
      'Walked in, not worn out',
      'One pair for everything',
      'Soles with a story',
      'New laces, new life',
      'Made to be mended',
    ],
    lines: [
      'Cream once a month and they last ten years.',
      'Comfort first, then colour.',
      'The sole can be replaced, that is the point.',
    ],
  },
  bags: {
    shows: 'handmade bags with handles, standing against a plain background',
    things: ['a market morning', 'a leather craft', 'a work bag', 'a sewing project', 'a weekend away'],
    titles: [
      'Room for bread and flowers',
      'The bag that fits it all',
      'Stitched by hand',
      'Market bag, full',
      'Carry on',
    ],
    lines: [
      'The pattern takes half a metre of canvas.',
      'It gets better with every scratch.',
      'Two pockets inside, one for keys.',
    ],
  },
  jewellery: {
    shows: 'gold jewellery with coloured stones and beads',
    things: [
      'a handmade gift',
      'summer earrings',
      'a bead project',
      'a silversmith class',
      'something small and shiny',
    ],
    titles: [
      'Small and shiny',
      'Stones like sweets',
      'Made at the kitchen table',
      'A pair for every mood',
      'Gold, but quiet',
    ],
    lines: [
      'Light enough to forget you are wearing them.',
      'Brass, glass and an evening of patience.',
      'No two stones are cut alike.',
    ],
  },
  cameras: {
    shows: 'an old-fashioned film camera against a coloured background',
    things: [
      'film photography',
      'a first camera',
      'a darkroom evening',
      'a flea market find',
      'thirty-six good pictures',
    ],
    titles: [
      'Thirty-six chances',
      'Found in grandfather’s drawer',
      'Slow pictures',
      'It still clicks',
      'Film is back, again',
    ],
    lines: [
      'The light meter is gone, the eye learns quickly.',
      'One roll a month, that is my rule.',
      'Heavy, loud and wonderful.',
    ],
  },
  bicycles: {
    shows: 'a bicycle seen from the side, standing outdoors',
    things: ['a car-free summer', 'a Sunday ride', 'bike repair', 'a commute with a view', 'a colour for the frame'],
    titles: [
      'The long way home',
      'Two wheels, one basket',
      'New paint, old frame',
      'Flat tyre, good mood',
      'Ride until the ice cream',
    ],
    lines: [
      'Rebuilt over one winter in the hallway.',
      'Pump the tyres every Sunday, it saves your legs.',
      'Three gears are enough where I live.',
    ],
  },
}
