import { expect, test } from 'vitest'
import { type Draft, newDraft, type Upload } from './draft.ts'
import { readDraft, writeDraft } from './stored-drafts.ts'

const draft = (upload: Upload, more: Partial<Draft> = {}) => newDraft('k', 1, { name: 'a.jpg', upload, ...more })
const again = (one: Draft) => readDraft(writeDraft(one))

test('a draft comes back as it was written', () => {
  const one = draft(
    { at: 'sent', signature: 'ab', ext: 'png', color: '#fff' },
    { title: 'Blue', description: 'é', errors: { link: 'no' }, attempted: { title: 'Blu' } },
  )
  expect(again(one)).toEqual(one)
})

test.each<[string, Upload, Upload['at']]>([
  ['on its way', { at: 'sending', part: 0.4 }, 'waiting'],
  ['lost on the way', { at: 'failed', message: 'lost', isRefused: false }, 'waiting'],
  ['refused', { at: 'failed', message: 'too large', isRefused: true }, 'failed'],
  ['elsewhere', { at: 'elsewhere', url: 'https://example.com/a.jpg' }, 'elsewhere'],
])('a picture that was %s', (_, upload, at) => {
  expect(again(draft(upload))?.upload.at).toBe(at)
})

test('what was being published is a draft again', () => {
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
])('anything else reads as no draft: %s', (text) => {
  expect(readDraft(text)).toBeUndefined()
})
