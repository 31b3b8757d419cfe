import type { FamilyWords } from '../family-words.ts'

export const TABLE_WORDS: Readonly<Record<string, FamilyWords>> = {
  'fruit-bowl': {
    shows: 'a bowl heaped with fruit on a table, with more fruit beside it',
    things: ['a still life', 'a kitchen table', 'what is in season', 'a painting class', 'a healthy snack corner'],
    titles: [
      'What was left at the market',
      'Still life, Tuesday afternoon',
      'Ripe today',
      'A bowl that feeds the room',
      'Late summer in a bowl',
    ],
    lines: [
      'Keep it on the table and it gets eaten.',
      'Paint it before someone eats it.',
      'Eat the softest ones first, they never wait.',
    ],
  },
  plates: {
    shows: 'plates of food seen from above on a laid table',
    things: ['weeknight dinners', 'a table for friends', 'easy lunches', 'a long brunch', 'one-plate meals'],
    titles: [
      'Dinner in half an hour',
      'Everyone had seconds',
      'The lunch I make on repeat',
      'Good things on round plates',
      'Come over, I cooked',
    ],
    lines: [
      'Twenty minutes, one pan, no leftovers.',
      'Herbs at the end, always.',
      'Double it, it is better the next day.',
    ],
  },
  cakes: {
    shows: 'cake on a cake stand in front of a softly lit wall',
    things: ['a birthday', 'a first layer cake', 'Sunday baking', 'a garden party', 'a cake without a reason'],
    titles: [
      'Somebody is turning six',
      'Worth the washing-up',
      'Cake without a reason',
      'One slice, maybe two',
      'The one they always ask for',
    ],
    lines: [
      'Let the layers cool completely, it is worth the wait.',
      'Cream cheese and a little lemon in the filling.',
      'It leaned a bit. Nobody minded.',
    ],
  },
  cups: {
    shows: 'cups of coffee or tea seen from above, with sweet things beside them',
    things: ['a coffee break', 'a slow morning', 'milk foam practice', 'a tea tray', 'an afternoon with friends'],
    titles: [
      'First cup',
      'Pour slowly',
      'Three o’clock and not a minute later',
      'Coffee, then everything else',
      'Two cups and a long talk',
    ],
    lines: [
      'Warm the cup first, it makes all the difference.',
      'My heart still looks like an onion, but I practise.',
      'Best shared.',
    ],
  },
}
