import { expect, test } from 'vitest'
import { NO_WORDS, problemsOf, type Words, webAddress } from './draft.ts'

test.each<[string, Partial<Words>, object]>([
  ['nothing typed', {}, {}],
  ['a title as long as it may be', { title: `${'a'.repeat(100)} ` }, {}],
  ['a title too long', { title: 'a'.repeat(101) }, { title: 'pin.titleTooLong' }],
  ['letters count, not their halves', { title: '🪹'.repeat(100) }, {}],
  ['a description too long', { description: 'a'.repeat(501) }, { description: 'pin.descriptionTooLong' }],
  ['an alt text too long', { alt_text: 'a'.repeat(501) }, { alt_text: 'pin.altTextTooLong' }],
  ['no address', { link: 'not an address' }, { link: 'link.invalid' }],
  ['an address of the wrong kind', { link: 'javascript:alert(1)' }, { link: 'link.invalid' }],
])('problems of a draft: %s', (_, words, problems) => {
  expect(problemsOf({ ...NO_WORDS, ...words })).toEqual(problems)
})

test.each([
  ['https://example.com/a?b=c', 'https://example.com/a?b=c'],
  ['  example.com/page ', 'https://example.com/page'],
  ['localhost:3000/x', 'https://localhost:3000/x'],
  ['http://[::1]/', 'http://[::1]/'],
  ['word', undefined],
  ['two words.com', undefined],
  ['mailto:ada@example.com', undefined],
  ['https://ada:secret@example.com', undefined],
  ['', undefined],
])('an address as typed: %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address)
})
