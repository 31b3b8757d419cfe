import { expect, test } from 'vitest'
import { boundedText } from './option-schemas.ts'
import { BoardName } from './resources/boards.ts'
import { FirstName } from './resources/session.ts'

const NOTHING = ['', ' \n', '\u200b', '\u202e', '\u2060\u200d', '\u3164', '\u2800', '\u00ad \ufe0f']

test.each(NOTHING)('text that shows nothing (%j) is empty', (sent) => {
  expect(boundedText(50, 'board.nameTooLong').parse(sent)).toBe('')
})

test.each([FirstName, BoardName])('viewer.3 a name that shows nothing is missing', (schema) => {
  for (const sent of NOTHING) {
    const told = schema.safeParse(sent)
    expect(told.error?.issues[0]?.message).toMatch(/Missing$/)
  }
})

test.each([' Ada ', '👩‍🚀', '❤️', '名前', 'نام‌ها', '.', '\u200bA'])(
  'text that shows something (%j) stays as it is',
  (sent) => {
    expect(boundedText(50, 'board.nameTooLong').parse(sent)).toBe(sent.trim())
  },
)
