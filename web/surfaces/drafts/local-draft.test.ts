import { expect, test } from 'vitest'
import {
  type DraftText,
  EMPTY_DRAFT_TEXT,
  findDraftProblems,
  findSlotProblems,
  toSlotFieldName,
} from './local-draft.ts'

test.each<[string, Partial<DraftText>, object]>([
  ['nothing typed', {}, {}],
  ['a title as long as it may be', { title: `${'a'.repeat(100)} ` }, {}],
  ['a title too long', { title: 'a'.repeat(101) }, { title: 'pin.titleTooLong' }],
  ['letters count, not their halves', { title: '🪹'.repeat(100) }, {}],
  ['a description too long', { description: 'a'.repeat(501) }, { description: 'pin.descriptionTooLong' }],
  ['an alt text too long', { alt_text: 'a'.repeat(501) }, { alt_text: 'pin.altTextTooLong' }],
  ['no address', { link: 'not an address' }, { link: 'link.invalid' }],
  ['an address of the wrong kind', { link: 'javascript:alert(1)' }, { link: 'link.invalid' }],
  ['2040 characters without https', { link: `example.com/${'a'.repeat(2028)}` }, {}],
  ['2041 characters without https', { link: `example.com/${'a'.repeat(2029)}` }, { link: 'link.tooLong' }],
  ['2048 characters without https', { link: `example.com/${'a'.repeat(2036)}` }, { link: 'link.tooLong' }],
  ['2048 characters', { link: `https://example.com/${'a'.repeat(2028)}` }, {}],
  ['2049 characters', { link: `https://example.com/${'a'.repeat(2029)}` }, { link: 'link.tooLong' }],
])('create.2 problems of a draft: %s', (_, words, problems) => {
  expect(findDraftProblems({ ...EMPTY_DRAFT_TEXT, ...words })).toEqual(problems)
})

test('create.2 create.14 the texts of carousel pictures have the same limits, each with its own field', () => {
  const good = { title: 'a'.repeat(100), details: 'a'.repeat(500), link: 'example.com' }
  const bad = { title: 'a'.repeat(101), details: 'a'.repeat(501), link: 'not a link' }
  expect(findSlotProblems([good, bad])).toEqual({
    [toSlotFieldName(1, 'title')]: 'pin.titleTooLong',
    [toSlotFieldName(1, 'details')]: 'pin.descriptionTooLong',
    [toSlotFieldName(1, 'link')]: 'link.invalid',
  })
})
