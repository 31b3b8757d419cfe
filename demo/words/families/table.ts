import type { FamilyWords } from '../family-words.ts'

export const TABLE_WORDS: Readonly<Record<string, FamilyWords>> = {
  'fruit-bowl': {
    pins: [
      {
        title: 'What was left at the market',
        description: 'Keep it on the table and it gets eaten.',
        alt: 'Illustration of a bowl heaped with fruit on a table, with more fruit beside it.',
        tags: ['fruit bowl'],
      },
      {
        title: 'Still life, Tuesday afternoon',
        description: 'Paint it before someone eats it.',
        alt: 'Illustration of a bowl heaped with fruit on a table, with more fruit beside it.',
        tags: ['fruit bowl'],
      },
      {
        title: 'Ripe today',
        description: 'Eat the softest ones first, they never wait.',
        alt: 'Illustration of a bowl heaped with fruit on a table, with more fruit beside it.',
        tags: ['fruit bowl'],
      },
      {
        title: 'A bowl that feeds the room',
        description: 'Keep it on the table and it gets eaten.',
        alt: 'Illustration of a bowl heaped with fruit on a table, with more fruit beside it.',
        tags: ['fruit bowl'],
      },
      {
        title: 'Late summer in a bowl',
        description: 'Paint it before someone eats it.',
        alt: 'Illustration of a bowl heaped with fruit on a table, with more fruit beside it.',
        tags: ['fruit bowl'],
      },
    ],
  },
  plates: {
    pins: [
      {
        title: 'Dinner in half an hour',
        description: 'Twenty minutes, one pan, no leftovers.',
        alt: 'Illustration of plates of food seen from above on a laid table.',
        tags: ['plates'],
      },
      {
        title: 'Everyone had seconds',
        description: 'Herbs at the end, always.',
        alt: 'Illustration of plates of food seen from above on a laid table.',
        tags: ['plates'],
      },
      {
        title: 'The lunch I make on repeat',
        description: 'Double it, it is better the next day.',
        alt: 'Illustration of plates of food seen from above on a laid table.',
        tags: ['plates'],
      },
      {
        title: 'Good things on round plates',
        description: 'Twenty minutes, one pan, no leftovers.',
        alt: 'Illustration of plates of food seen from above on a laid table.',
        tags: ['plates'],
      },
      {
        title: 'Come over, I cooked',
        description: 'Herbs at the end, always.',
        alt: 'Illustration of plates of food seen from above on a laid table.',
        tags: ['plates'],
      },
    ],
  },
  cakes: {
    pins: [
      {
        title: 'Somebody is turning six',
        description: 'Let the layers cool completely, it is worth the wait.',
        alt: 'Illustration of cake on a cake stand in front of a softly lit wall.',
        tags: ['cakes'],
      },
      {
        title: 'Worth the washing-up',
        description: 'Cream cheese and a little lemon in the filling.',
        alt: 'Illustration of cake on a cake stand in front of a softly lit wall.',
        tags: ['cakes'],
      },
      {
        title: 'Cake without a reason',
        description: 'It leaned a bit. Nobody minded.',
        alt: 'Illustration of cake on a cake stand in front of a softly lit wall.',
        tags: ['cakes'],
      },
      {
        title: 'One slice, maybe two',
        description: 'Let the layers cool completely, it is worth the wait.',
        alt: 'Illustration of cake on a cake stand in front of a softly lit wall.',
        tags: ['cakes'],
      },
      {
        title: 'The one they always ask for',
        description: 'Cream cheese and a little lemon in the filling.',
        alt: 'Illustration of cake on a cake stand in front of a softly lit wall.',
        tags: ['cakes'],
      },
    ],
  },
  cups: {
    pins: [
      {
        title: 'First cup',
        description: 'Warm the cup first, it makes all the difference.',
        alt: 'Illustration of cups of coffee or tea seen from above, with sweet things beside them.',
        tags: ['cups'],
      },
      {
        title: 'Pour slowly',
        description: 'My heart still looks like an onion, but I practise.',
        alt: 'Illustration of cups of coffee or tea seen from above, with sweet things beside them.',
        tags: ['cups'],
      },
      {
        title: 'Three o’clock and not a minute later',
        description: 'Best shared.',
        alt: 'Illustration of cups of coffee or tea seen from above, with sweet things beside them.',
        tags: ['cups'],
      },
      {
        title: 'Coffee, then everything else',
        description: 'Warm the cup first, it makes all the difference.',
        alt: 'Illustration of cups of coffee or tea seen from above, with sweet things beside them.',
        tags: ['cups'],
      },
      {
        title: 'Two cups and a long talk',
        description: 'My heart still looks like an onion, but I practise.',
        alt: 'Illustration of cups of coffee or tea seen from above, with sweet things beside them.',
        tags: ['cups'],
      },
    ],
  },
}
