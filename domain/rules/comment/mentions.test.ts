import { expect, test } from 'vitest'
import { areValidMentionTags, findMentionAtCaret, findMentions, insertMention } from './mentions.ts'
import { locateTagsInShownText, splitMentions } from './split-mentions.ts'

test.each([
  ['@wren look', ['wren']],
  ['so good, @Wren_2!', ['wren_2']],
  ['(@wren) and @robin', ['wren', 'robin']],
  ['write to a@wren.example', []],
  ['@@wren', []],
  ['@ab is too short', []],
  ['@wrenü', []],
])('closeup.5 a text names people by @: %s', (text, handles) =>
  expect(findMentions(text).map((one) => one.handle)).toEqual(handles),
)

test.each([
  ['@wren hi', [{ offset: 0, length: 5 }], true],
  ['@wren hi', [{ offset: 1, length: 4 }], false],
  ['@wren hi', [{ offset: 0, length: 50 }], false],
  ['@wren hi', [{ offset: -1, length: 5 }], false],
  [
    '@a @b',
    [
      { offset: 3, length: 2 },
      { offset: 0, length: 2 },
    ],
    true,
  ],
  [
    '@a@b',
    [
      { offset: 0, length: 4 },
      { offset: 2, length: 2 },
    ],
    false,
  ],
])('tags lie in their text, each apart: %s %o', (text, tags, fits) =>
  expect(areValidMentionTags(text, tags)).toBe(fits),
)

test('a text falls into people and words; who can’t be named is a word', () => {
  const user = { username: 'wren' } as never
  const tags = [
    { offset: 9, length: 4, user: null },
    { offset: 0, length: 5, user },
  ]
  expect(splitMentions('@wren or @bob?', tags)).toEqual([
    { text: '@wren', user, at: 0 },
    { text: ' or @bob?', user: null, at: 5 },
  ])
  expect(splitMentions('plain', [])).toEqual([{ text: 'plain', user: null, at: 0 }])
})

test.each([
  ['hello @wr', 9, { from: 6, typed: 'wr' }],
  ['@', 1, { from: 0, typed: '' }],
  ['a@wr', 4, null],
  ['@wren ', 6, null],
])('a name is offered while it is typed: %s', (text, caret, found) =>
  expect(findMentionAtCaret(text, caret)).toEqual(found),
)

test('a chosen name takes the place of what was typed', () => {
  expect(insertMention('hello @wr and', 9, 'wren')).toEqual({ text: 'hello @wren and', caret: 12 })
  expect(insertMention('nothing', 3, 'wren')).toEqual({ text: 'nothing', caret: 3 })
})

test('create.9 names are found again in what is shown of a text', () => {
  const whole = 'With\n\n@ada_one  and @bea_two, @cat_three'
  const tags = [
    { offset: 6, length: 8 },
    { offset: 20, length: 8 },
    { offset: 30, length: 10 },
  ]
  expect(locateTagsInShownText('With @ada_one and @bea_two, @cat…', whole, tags)).toEqual([
    { offset: 5, length: 8 },
    { offset: 18, length: 8 },
  ])
})
