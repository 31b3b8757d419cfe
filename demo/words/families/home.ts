import type { FamilyWords } from '../family-words.ts'

export const HOME_WORDS: Readonly<Record<string, FamilyWords>> = {
  vases: {
    pins: [
      {
        title: 'Three stems are enough',
        description: 'Odd numbers, different heights, done.',
        alt: 'Illustration of vases with cut flowers and twigs on a table in soft light.',
        tags: ['vases'],
      },
      {
        title: 'The good vase',
        description: 'The vase matters more than the flowers.',
        alt: 'Illustration of vases with cut flowers and twigs on a table in soft light.',
        tags: ['vases'],
      },
      {
        title: 'Sunday flowers',
        description: 'Change the water and they last another week.',
        alt: 'Illustration of vases with cut flowers and twigs on a table in soft light.',
        tags: ['vases'],
      },
      {
        title: 'Whatever grows by the road',
        description: 'Odd numbers, different heights, done.',
        alt: 'Illustration of vases with cut flowers and twigs on a table in soft light.',
        tags: ['vases'],
      },
      {
        title: 'Shapes that hold flowers',
        description: 'The vase matters more than the flowers.',
        alt: 'Illustration of vases with cut flowers and twigs on a table in soft light.',
        tags: ['vases'],
      },
    ],
  },
  books: {
    pins: [
      {
        title: 'The to-read pile',
        description: 'Yes, by colour. I find everything.',
        alt: 'Illustration of books with coloured spines on a wooden table.',
        tags: ['books'],
      },
      {
        title: 'One more chapter',
        description: 'Half of these I have read, I will not say which half.',
        alt: 'Illustration of books with coloured spines on a wooden table.',
        tags: ['books'],
      },
      {
        title: 'Sorted by colour, sorry',
        description: 'A cup of tea belongs next to it.',
        alt: 'Illustration of books with coloured spines on a wooden table.',
        tags: ['books'],
      },
      {
        title: 'Rainy day supplies',
        description: 'Yes, by colour. I find everything.',
        alt: 'Illustration of books with coloured spines on a wooden table.',
        tags: ['books'],
      },
      {
        title: 'Books I lend and never see again',
        description: 'Half of these I have read, I will not say which half.',
        alt: 'Illustration of books with coloured spines on a wooden table.',
        tags: ['books'],
      },
    ],
  },
  candles: {
    pins: [
      {
        title: 'Lights off, please',
        description: 'Different heights look better than a matching set.',
        alt: 'Illustration of burning candles on a table in a dark, warm room.',
        tags: ['candles'],
      },
      {
        title: 'The glow hour',
        description: 'Trim the wick and it burns clean.',
        alt: 'Illustration of burning candles on a table in a dark, warm room.',
        tags: ['candles'],
      },
      {
        title: 'Winter, but make it warm',
        description: 'November is bearable like this.',
        alt: 'Illustration of burning candles on a table in a dark, warm room.',
        tags: ['candles'],
      },
      {
        title: 'Wax and quiet',
        description: 'Different heights look better than a matching set.',
        alt: 'Illustration of burning candles on a table in a dark, warm room.',
        tags: ['candles'],
      },
      {
        title: 'Before anyone arrives',
        description: 'Trim the wick and it burns clean.',
        alt: 'Illustration of burning candles on a table in a dark, warm room.',
        tags: ['candles'],
      },
    ],
  },
  armchair: {
    pins: [
      {
        title: 'The chair everyone wants',
        description: 'One good chair beats a whole sofa.',
        alt: 'Illustration of an armchair with a floor lamp and a round rug in a calm room.',
        tags: ['armchair'],
      },
      {
        title: 'A corner of one’s own',
        description: 'The rug holds the corner together.',
        alt: 'Illustration of an armchair with a floor lamp and a round rug in a calm room.',
        tags: ['armchair'],
      },
      {
        title: 'Lamp, chair, nothing else',
        description: 'The light comes from the side, that is what makes it cosy.',
        alt: 'Illustration of an armchair with a floor lamp and a round rug in a calm room.',
        tags: ['armchair'],
      },
      {
        title: 'Sit down for a minute',
        description: 'One good chair beats a whole sofa.',
        alt: 'Illustration of an armchair with a floor lamp and a round rug in a calm room.',
        tags: ['armchair'],
      },
      {
        title: 'Wall colour inspiration',
        description: 'The rug holds the corner together.',
        alt: 'Illustration of an armchair with a floor lamp and a round rug in a calm room.',
        tags: ['armchair'],
      },
    ],
  },
  shelf: {
    pins: [
      {
        title: 'Shelf life',
        description: 'Leave a third of every board empty.',
        alt: 'Illustration of wall shelves with books, pots, plants and framed pictures.',
        tags: ['shelf'],
      },
      {
        title: 'Less, but the good ones',
        description: 'Group by height, then by colour.',
        alt: 'Illustration of wall shelves with books, pots, plants and framed pictures.',
        tags: ['shelf'],
      },
      {
        title: 'A place for the odd things',
        description: 'I rearrange mine every rainy Sunday.',
        alt: 'Illustration of wall shelves with books, pots, plants and framed pictures.',
        tags: ['shelf'],
      },
      {
        title: 'Books, pots, repeat',
        description: 'Leave a third of every board empty.',
        alt: 'Illustration of wall shelves with books, pots, plants and framed pictures.',
        tags: ['shelf'],
      },
      {
        title: 'How to fill a wall slowly',
        description: 'Group by height, then by colour.',
        alt: 'Illustration of wall shelves with books, pots, plants and framed pictures.',
        tags: ['shelf'],
      },
    ],
  },
  window: {
    pins: [
      {
        title: 'The view from here',
        description: 'I would drink every coffee right here.',
        alt: 'Illustration of a window with flower pots on the sill and a view of the land outside.',
        tags: ['window'],
      },
      {
        title: 'Open it, let the summer in',
        description: 'Geraniums forgive everything.',
        alt: 'Illustration of a window with flower pots on the sill and a view of the land outside.',
        tags: ['window'],
      },
      {
        title: 'Window seat reserved',
        description: 'The frame is what makes the view.',
        alt: 'Illustration of a window with flower pots on the sill and a view of the land outside.',
        tags: ['window'],
      },
      {
        title: 'Pots on the sill',
        description: 'I would drink every coffee right here.',
        alt: 'Illustration of a window with flower pots on the sill and a view of the land outside.',
        tags: ['window'],
      },
      {
        title: 'Morning, from indoors',
        description: 'Geraniums forgive everything.',
        alt: 'Illustration of a window with flower pots on the sill and a view of the land outside.',
        tags: ['window'],
      },
    ],
  },
  monstera: {
    pins: [
      {
        title: 'A new leaf, at last',
        description: 'Wipe the leaves now and then, they breathe better.',
        alt: 'Illustration of large green tropical leaves.',
        tags: ['monstera'],
      },
      {
        title: 'Jungle in a corner',
        description: 'Bright but no direct sun, that is all it asks for.',
        alt: 'Illustration of large green tropical leaves.',
        tags: ['monstera'],
      },
      {
        title: 'Big leaves, small flat',
        description: 'I count new leaves like birthdays.',
        alt: 'Illustration of large green tropical leaves.',
        tags: ['monstera'],
      },
      {
        title: 'It finally unfolded',
        description: 'Wipe the leaves now and then, they breathe better.',
        alt: 'Illustration of large green tropical leaves.',
        tags: ['monstera'],
      },
      {
        title: 'Green on green',
        description: 'Bright but no direct sun, that is all it asks for.',
        alt: 'Illustration of large green tropical leaves.',
        tags: ['monstera'],
      },
    ],
  },
  cactus: {
    pins: [
      {
        title: 'Water once a month, love daily',
        description: 'Sun, sand in the soil, and patience.',
        alt: 'Illustration of cacti and succulents in clay pots on a table.',
        tags: ['cactus'],
      },
      {
        title: 'Prickly but kind',
        description: 'The pots are half of the fun.',
        alt: 'Illustration of cacti and succulents in clay pots on a table.',
        tags: ['cactus'],
      },
      {
        title: 'It bloomed!',
        description: 'Mine bloomed after six years.',
        alt: 'Illustration of cacti and succulents in clay pots on a table.',
        tags: ['cactus'],
      },
      {
        title: 'Desert on the windowsill',
        description: 'Sun, sand in the soil, and patience.',
        alt: 'Illustration of cacti and succulents in clay pots on a table.',
        tags: ['cactus'],
      },
      {
        title: 'The plant for forgetful people',
        description: 'The pots are half of the fun.',
        alt: 'Illustration of cacti and succulents in clay pots on a table.',
        tags: ['cactus'],
      },
    ],
  },
  herbarium: {
    pins: [
      {
        title: 'Summer, pressed flat',
        description: 'Two weeks in a heavy book is all it takes.',
        alt: 'Illustration of pressed flowers and leaves taped onto cream paper.',
        tags: ['herbarium'],
      },
      {
        title: 'Found on Tuesday’s walk',
        description: 'Write the date and place on the label, you will be glad.',
        alt: 'Illustration of pressed flowers and leaves taped onto cream paper.',
        tags: ['herbarium'],
      },
      {
        title: 'A page from the herbarium',
        description: 'Three of these in thin frames look wonderful.',
        alt: 'Illustration of pressed flowers and leaves taped onto cream paper.',
        tags: ['herbarium'],
      },
      {
        title: 'Names I am still learning',
        description: 'Two weeks in a heavy book is all it takes.',
        alt: 'Illustration of pressed flowers and leaves taped onto cream paper.',
        tags: ['herbarium'],
      },
      {
        title: 'Paper, tape, one flower',
        description: 'Write the date and place on the label, you will be glad.',
        alt: 'Illustration of pressed flowers and leaves taped onto cream paper.',
        tags: ['herbarium'],
      },
    ],
  },
}
