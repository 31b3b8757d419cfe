import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { newDraft, type Upload } from './draft.ts'
import { changesSince, pinOptions } from './pin-options.ts'

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }
const sent: Upload = { at: 'sent', signature: 'ab', ext: 'jpg', color: '#fff' }
const draft = newDraft('k', 1, { name: 'a.jpg', upload: sent, title: ' Blue ', link: 'example.com' })

test('a pin of an upload names its signature, one from elsewhere its address', () => {
  expect(pinOptions(draft)).toEqual({
    image_signature: 'ab',
    method: 'uploaded',
    guid: 'k',
    is_comments_allowed: true,
    title: 'Blue',
    description: '',
    link: 'https://example.com/',
    alt_text: '',
  })
  const elsewhere = pinOptions({ ...draft, upload: { at: 'elsewhere', url: 'https://example.com/a.jpg' } })
  expect(elsewhere).toMatchObject({ image_url: 'https://example.com/a.jpg', method: 'scraped' })
  expect(pinOptions({ ...draft, place: { board, section } })).toMatchObject({ board_id: '1', section: '3' })
})

test.each([
  ['nothing', {}, {}],
  ['a word', { title: 'Green' }, { title: 'Green' }],
  ['the board', { place: { board, section } }, { board_id: '1', board_section_id: '3' }],
])('after a lost answer only what changed is sent: %s', (_, change, changes) => {
  expect(changesSince(pinOptions(draft), pinOptions({ ...draft, ...change }))).toEqual(changes)
})
