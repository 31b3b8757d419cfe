import { expect, test } from 'vitest'
import { isUploadAllowed, makeUploadParameters } from './upload-token.ts'

const key = Buffer.alloc(32, 3)
const now = new Date('2026-05-05T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3600_000)
const given = makeUploadParameters(key, '123', now)

test('parameters open their own upload, for a day', () => {
  expect(isUploadAllowed(key, '123', given, later(23))).toBe(true)
  expect(isUploadAllowed(key, '123', given, later(25))).toBe(false)
})

test.each([
  ['another upload', '124', given],
  ['a later end', '123', { ...given, expires: String(later(99).getTime()) }],
  ['no signature', '123', { expires: given.expires }],
  ['nothing', '123', {}],
])('%s opens nothing', (_, id, sent) => expect(isUploadAllowed(key, id, sent as never, now)).toBe(false))
