import type { FamilyWords } from '../family-words.ts'

export const HOME_WORDS: Readonly<Record<string, FamilyWords>> = {
  vases: {
    shows: 'vases with cut flowers and twigs on a table in soft light',
    things: ['a table for two', 'one-stem arranging', 'a sideboard', 'flowers from the garden', 'a quiet corner'],
    titles: [
      'Three stems are enough',
      'The good vase',
      'Sunday flowers',
      'Whatever grows by the road',
      'Shapes that hold flowers',
    ],
    lines: [
      'Odd numbers, different heights, done.',
      'The vase matters more than the flowers.',
      'Change the water and they last another week.',
    ],
  },
  books: {
    shows: 'books with coloured spines on a wooden table',
    things: ['a reading nook', 'the winter reading list', 'a bedside table', 'a book club', 'a slow Sunday'],
    titles: [
      'The to-read pile',
      'One more chapter',
      'Sorted by colour, sorry',
      'Rainy day supplies',
      'Books I lend and never see again',
    ],
    lines: [
      'Yes, by colour. I find everything.',
      'Half of these I have read, I will not say which half.',
      'A cup of tea belongs next to it.',
    ],
  },
  candles: {
    shows: 'burning candles on a table in a dark, warm room',
    things: ['a dark evening', 'a winter table', 'a bath', 'a dinner without phones', 'candle making'],
    titles: [
      'Lights off, please',
      'The glow hour',
      'Winter, but make it warm',
      'Wax and quiet',
      'Before anyone arrives',
    ],
    lines: [
      'Different heights look better than a matching set.',
      'Trim the wick and it burns clean.',
      'November is bearable like this.',
    ],
  },
  armchair: {
    shows: 'an armchair with a floor lamp and a round rug in a calm room',
    things: ['a reading corner', 'a small living room', 'one brave chair', 'a lamp that warms', 'colour on the wall'],
    titles: [
      'The chair everyone wants',
      'A corner of one’s own',
      'Lamp, chair, nothing else',
      'Sit down for a minute',
      'Wall colour inspiration',
    ],
    lines: [
      'One good chair beats a whole sofa.',
      'The rug holds the corner together.',
      'The light comes from the side, that is what makes it cosy.',
    ],
  },
  shelf: {
    shows: 'wall shelves with books, pots, plants and framed pictures',
    things: ['open shelves', 'a small flat', 'shelf styling', 'a plant shelf', 'things worth showing'],
    titles: [
      'Shelf life',
      'Less, but the good ones',
      'A place for the odd things',
      'Books, pots, repeat',
      'How to fill a wall slowly',
    ],
    lines: [
      'Leave a third of every board empty.',
      'Group by height, then by colour.',
      'I rearrange mine every rainy Sunday.',
    ],
  },
  window: {
    shows: 'a window with flower pots on the sill and a view of the land outside',
    things: ['a window seat', 'a room with a view', 'curtains', 'herbs on the sill', 'morning light'],
    titles: [
      'The view from here',
      'Open it, let the summer in',
      'Window seat reserved',
      'Pots on the sill',
      'Morning, from indoors',
    ],
    lines: [
      'I would drink every coffee right here.',
      'Geraniums forgive everything.',
      'The frame is what makes the view.',
    ],
  },
  monstera: {
    shows: 'large green tropical leaves',
    things: ['a jungle corner', 'low-light plants', 'a leafy print', 'a green bathroom', 'repotting day'],
    titles: [
      'A new leaf, at last',
      'Jungle in a corner',
      'Big leaves, small flat',
      'It finally unfolded',
      'Green on green',
    ],
    lines: [
      'Wipe the leaves now and then, they breathe better.',
      'Bright but no direct sun, that is all it asks for.',
      'I count new leaves like birthdays.',
    ],
  },
  cactus: {
    shows: 'cacti and succulents in clay pots on a table',
    things: ['plants you cannot kill', 'a sunny sill', 'a desk plant', 'hand-painted pots', 'a prickly gift'],
    titles: [
      'Water once a month, love daily',
      'Prickly but kind',
      'It bloomed!',
      'Desert on the windowsill',
      'The plant for forgetful people',
    ],
    lines: ['Sun, sand in the soil, and patience.', 'The pots are half of the fun.', 'Mine bloomed after six years.'],
  },
  herbarium: {
    shows: 'pressed flowers and leaves taped onto cream paper',
    things: ['pressed flowers', 'a nature journal', 'a botanical wall', 'a rainy-day craft', 'a handmade gift'],
    titles: [
      'Summer, pressed flat',
      'Found on Tuesday’s walk',
      'A page from the herbarium',
      'Names I am still learning',
      'Paper, tape, one flower',
    ],
    lines: [
      'Two weeks in a heavy book is all it takes.',
      'Write the date and place on the label, you will be glad.',
      'Three of these in thin frames look wonderful.',
    ],
  },
}
