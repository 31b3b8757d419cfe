import { expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { type DraftUpload, makeDraft } from './local-draft.ts'
import { toChangesSinceAttempt, toCreatePinOptions } from './pin-options.ts'

const board = { id: '1' as Id, name: 'Kitchens', url: '/ada/kitchens/', privacy: 'public' as const }
const section = { id: '3' as Id, title: 'Tiles', slug: 'tiles' }
const sent: DraftUpload = { at: 'sent', signature: 'ab', ext: 'jpg', color: '#fff' }
const draft = makeDraft('k', 1, { name: 'a.jpg', upload: sent, title: ' Blue ', link: 'example.com' })

test('an uploaded picture is sent by its signature, one from another site by its URL', () => {
  expect(toCreatePinOptions(draft)).toEqual({
    image_signature: 'ab',
    method: 'uploaded',
    guid: 'k',
    is_comments_allowed: true,
    title: 'Blue',
    description: '',
    link: 'https://example.com/',
    alt_text: '',
  })
  const elsewhere = toCreatePinOptions({ ...draft, upload: { at: 'elsewhere', url: 'https://example.com/a.jpg' } })
  expect(elsewhere).toMatchObject({ image_url: 'https://example.com/a.jpg', method: 'scraped' })
  expect(toCreatePinOptions({ ...draft, place: { board, section } })).toMatchObject({ board_id: '1', section: '3' })
})

test.each([
  ['nothing', {}, {}],
  ['a word', { title: 'Green' }, { title: 'Green' }],
  ['the board', { place: { board, section } }, { board_id: '1', board_section_id: '3' }],
])('after an attempt without an answer only changes are sent: %s', (_, change, changes) => {
  expect(toChangesSinceAttempt(toCreatePinOptions(draft), toCreatePinOptions({ ...draft, ...change }))).toEqual(changes)
})
