import type { FamilyWords } from '../family-words.ts'

export const WEAR_WORDS: Readonly<Record<string, FamilyWords>> = {
  shoes: {
    pins: [
      {
        title: 'Walked in, not worn out',
        description: 'Cream once a month and they last ten years.',
        alt: 'Illustration of shoes in profile on a plain coloured background.',
        tags: ['shoes'],
      },
      {
        title: 'One pair for everything',
        description: 'Comfort first, then colour.',
        alt: 'Illustration of shoes in profile on a plain coloured background.',
        tags: ['shoes'],
      },
      {
        title: 'Soles with a story',
        description: 'The sole can be replaced, that is the point.',
        alt: 'Illustration of shoes in profile on a plain coloured background.',
        tags: ['shoes'],
      },
      {
        title: 'New laces, new life',
        description: 'Cream once a month and they last ten years.',
        alt: 'Illustration of shoes in profile on a plain coloured background.',
        tags: ['shoes'],
      },
      {
        title: 'Made to be mended',
        description: 'Comfort first, then colour.',
        alt: 'Illustration of shoes in profile on a plain coloured background.',
        tags: ['shoes'],
      },
    ],
  },
  bags: {
    pins: [
      {
        title: 'Room for bread and flowers',
        description: 'The pattern takes half a metre of canvas.',
        alt: 'Illustration of handmade bags with handles, standing against a plain background.',
        tags: ['bags'],
      },
      {
        title: 'The bag that fits it all',
        description: 'It gets better with every scratch.',
        alt: 'Illustration of handmade bags with handles, standing against a plain background.',
        tags: ['bags'],
      },
      {
        title: 'Stitched by hand',
        description: 'Two pockets inside, one for keys.',
        alt: 'Illustration of handmade bags with handles, standing against a plain background.',
        tags: ['bags'],
      },
      {
        title: 'Market bag, full',
        description: 'The pattern takes half a metre of canvas.',
        alt: 'Illustration of handmade bags with handles, standing against a plain background.',
        tags: ['bags'],
      },
      {
        title: 'Carry on',
        description: 'It gets better with every scratch.',
        alt: 'Illustration of handmade bags with handles, standing against a plain background.',
        tags: ['bags'],
      },
    ],
  },
  jewellery: {
    pins: [
      {
        title: 'Small and shiny',
        description: 'Light enough to forget you are wearing them.',
        alt: 'Illustration of gold jewellery with coloured stones and beads.',
        tags: ['jewellery'],
      },
      {
        title: 'Stones like sweets',
        description: 'Brass, glass and an evening of patience.',
        alt: 'Illustration of gold jewellery with coloured stones and beads.',
        tags: ['jewellery'],
      },
      {
        title: 'Made at the kitchen table',
        description: 'No two stones are cut alike.',
        alt: 'Illustration of gold jewellery with coloured stones and beads.',
        tags: ['jewellery'],
      },
      {
        title: 'A pair for every mood',
        description: 'Light enough to forget you are wearing them.',
        alt: 'Illustration of gold jewellery with coloured stones and beads.',
        tags: ['jewellery'],
      },
      {
        title: 'Gold, but quiet',
        description: 'Brass, glass and an evening of patience.',
        alt: 'Illustration of gold jewellery with coloured stones and beads.',
        tags: ['jewellery'],
      },
    ],
  },
  cameras: {
    pins: [
      {
        title: 'Thirty-six chances',
        description: 'The light meter is gone, the eye learns quickly.',
        alt: 'Illustration of an old-fashioned film camera against a coloured background.',
        tags: ['cameras'],
      },
      {
        title: 'Found in grandfather’s drawer',
        description: 'One roll a month, that is my rule.',
        alt: 'Illustration of an old-fashioned film camera against a coloured background.',
        tags: ['cameras'],
      },
      {
        title: 'Slow pictures',
        description: 'Heavy, loud and wonderful.',
        alt: 'Illustration of an old-fashioned film camera against a coloured background.',
        tags: ['cameras'],
      },
      {
        title: 'It still clicks',
        description: 'The light meter is gone, the eye learns quickly.',
        alt: 'Illustration of an old-fashioned film camera against a coloured background.',
        tags: ['cameras'],
      },
      {
        title: 'Film is back, again',
        description: 'One roll a month, that is my rule.',
        alt: 'Illustration of an old-fashioned film camera against a coloured background.',
        tags: ['cameras'],
      },
    ],
  },
  bicycles: {
    pins: [
      {
        title: 'The long way home',
        description: 'Rebuilt over one winter in the hallway.',
        alt: 'Illustration of a bicycle seen from the side, standing outdoors.',
        tags: ['bicycles'],
      },
      {
        title: 'Two wheels, one basket',
        description: 'Pump the tyres every Sunday, it saves your legs.',
        alt: 'Illustration of a bicycle seen from the side, standing outdoors.',
        tags: ['bicycles'],
      },
      {
        title: 'New paint, old frame',
        description: 'Three gears are enough where I live.',
        alt: 'Illustration of a bicycle seen from the side, standing outdoors.',
        tags: ['bicycles'],
      },
      {
        title: 'Flat tyre, good mood',
        description: 'Rebuilt over one winter in the hallway.',
        alt: 'Illustration of a bicycle seen from the side, standing outdoors.',
        tags: ['bicycles'],
      },
      {
        title: 'Ride until the ice cream',
        description: 'Pump the tyres every Sunday, it saves your legs.',
        alt: 'Illustration of a bicycle seen from the side, standing outdoors.',
        tags: ['bicycles'],
      },
    ],
  },
}
