/** The texts of a scene: its family, the titles of its three videos, and those of its GIFs. */
export type MovingWords = {
  family: string
  description: string
  alt: string
  videos: readonly [string, string, string]
  gifs: readonly [string, string]
}

export const MOVING_WORDS: Readonly<Record<string, MovingWords>> = {
  sunrise: {
    family: 'mountains',
    description:
      'A morning in the mountains, sped up: the sun climbs over the hills while birds cross the sky. Travel ideas for early risers.',
    alt: 'The sun rises over rolling hills while birds fly past',
    videos: ['Sunrise over the hills', 'First light on a hike', 'A morning in the mountains'],
    gifs: ['Good morning', 'Up with the sun'],
  },
  waves: {
    family: 'seascape',
    description: 'A small sailing boat crosses the bay. Watch the waves roll and plan the next trip to the sea.',
    alt: 'A small sailing boat rocks on rolling waves',
    videos: ['Sailing across the bay', 'Waves on a quiet day', 'A little boat far out at sea'],
    gifs: ['Ahoy', 'All at sea'],
  },
  rain: {
    family: 'gardens',
    description: 'Rain falls on three potted flowers on a balcony. Garden ideas for wet days.',
    alt: 'Rain falls on three potted flowers, rings spread in the puddles',
    videos: ['Balcony garden in the rain', 'Flowers on a rainy day', 'Why rain is good for pots'],
    gifs: ['Rainy day', 'Let it rain'],
  },
  growing: {
    family: 'monstera',
    description: 'A houseplant from seedling to bloom, one frame a day. Plant care in a minute.',
    alt: 'A plant grows in a pot, unfolds its leaves and blooms',
    videos: ['From seedling to bloom', 'How a houseplant grows', 'Six weeks of a plant in seconds'],
    gifs: ['Growing up', 'It grows'],
  },
  pottery: {
    family: 'ceramics',
    description: 'Clay rises on the pottery wheel and becomes a vase. Ceramics for beginners.',
    alt: 'A vase takes shape on a turning potter’s wheel',
    videos: ['Throwing a vase on the wheel', 'Pottery basics: pulling up', 'Clay finds its shape'],
    gifs: ['Round and round', 'Wheel of clay'],
  },
  cradle: {
    family: 'bauhaus',
    description: 'Five balls, one swing in and one swing out. A desk toy to build yourself, and physics to look at.',
    alt: 'The outer balls of a Newton’s cradle swing in turn',
    videos: ['Newton’s cradle, built at home', 'A desk toy that calms', 'Swing in, swing out'],
    gifs: ['Tick tock', 'Back and forth'],
  },
  pancake: {
    family: 'plates',
    description:
      'Pancakes for breakfast: wait for the bubbles, then flip with a flick of the wrist. An easy recipe for beginners.',
    alt: 'A pancake flips high above a pan',
    videos: ['How to flip a pancake', 'Sunday breakfast pancakes', 'The perfect flip'],
    gifs: ['Flip it', 'Breakfast time'],
  },
  train: {
    family: 'skyline',
    description: 'The night train passes through town while the windows light up. Travel slowly, arrive rested.',
    alt: 'A train crosses a city at night',
    videos: ['The night train through town', 'City lights from the railway', 'Last train home'],
    gifs: ['On my way', 'Night ride'],
  },
  fireflies: {
    family: 'night-sky',
    description: 'Fireflies glow over the meadow on a summer night. Each one has a rhythm of its own.',
    alt: 'Fireflies glow and drift over grass at night',
    videos: ['Fireflies over the meadow', 'A summer night outside', 'Little lights in the grass'],
    gifs: ['Night lights', 'Glow'],
  },
  mandala: {
    family: 'tiles',
    description: 'Rings of tiles turn against each other. Pattern design and geometric art that never stands still.',
    alt: 'Colored squares turn in rings',
    videos: ['A turning tile pattern', 'Geometric art in motion', 'Rings of color'],
    gifs: ['Kaleidoscope', 'Spin'],
  },
}

/** The video that is shown as an ad. */
export const AD_VIDEO = { scene: 'train', seed: 1 } as const
