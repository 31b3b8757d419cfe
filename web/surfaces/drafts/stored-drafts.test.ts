import { expect, test } from 'vitest'
import { type DraftUpload, type LocalDraft, makeDraft } from './local-draft.ts'
import { parseStoredDraft, serializeDraft } from './stored-drafts.ts'

const draft = (upload: DraftUpload, more: Partial<LocalDraft> = {}) =>
  makeDraft('k', 1, { name: 'a.jpg', upload, ...more })
const again = (one: LocalDraft) => parseStoredDraft(serializeDraft(one))

test('a draft survives serializing and parsing', () => {
  const one = draft(
    { at: 'sent', signature: 'ab', ext: 'png', color: '#fff' },
    { title: 'Blue', description: 'é', errors: { link: 'no' }, attempted: { title: 'Blu' } },
  )
  expect(again(one)).toEqual(one)
})

test.each<[string, DraftUpload, DraftUpload['at']]>([
  ['on its way', { at: 'sending', part: 0.4 }, 'waiting'],
  ['lost on the way', { at: 'failed', message: 'lost', isRefused: false }, 'waiting'],
  ['refused', { at: 'failed', message: 'too large', isRefused: true }, 'failed'],
  ['elsewhere', { at: 'elsewhere', url: 'https://example.com/a.jpg' }, 'elsewhere'],
])('a picture that was %s', (_, upload, at) => {
  expect(again(draft(upload))?.upload.at).toBe(at)
})

test('a draft interrupted while publishing is a draft again', () => {
  expect(again(draft({ at: 'waiting' }, { publishing: 'running' }))?.publishing).toBe('no')
})

test.each([
  null,
  '',
  'not json',
  '{}',
  '7',
  '{"version":2,"draft":{}}',
  '{"version":1,"draft":{"key":1}}',
  '{"version":1,"draft":null}',
])('invalid text is parsed as undefined: %s', (text) => {
  expect(parseStoredDraft(text)).toBeUndefined()
})
