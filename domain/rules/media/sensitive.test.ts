import { expect, test } from 'vitest'
import { isPictureBlurred, isSensitiveScore, type SensitivityScores, unsafeScore } from './sensitive.ts'

const none: SensitivityScores = { drawing: 0, hentai: 0, neutral: 0, porn: 0, sexy: 0 }

test.each<[Partial<SensitivityScores>, boolean]>([
  [{ neutral: 0.9, sexy: 0.1 }, false],
  [{ drawing: 1 }, false],
  [{ porn: 0.8, neutral: 0.2 }, true],
  [{ hentai: 0.4, porn: 0.4, drawing: 0.2 }, true],
  [{ sexy: 1 }, false],
  [{ sexy: 0.5, porn: 0.5 }, true],
])('a picture with %j is sensitive: %s', (scores, isSensitive) => {
  expect(isSensitiveScore(unsafeScore({ ...none, ...scores }))).toBe(isSensitive)
})

test('what has no score yet is not blurred', () => expect(isSensitiveScore(null)).toBe(false))

test.each([
  [true, false, true, true],
  [true, true, true, false],
  [true, false, false, false],
  [false, false, true, false],
])('sensitive %s, own %s, blurs %s: blurred %s', (isSensitive, isOwn, blurs, blurred) => {
  expect(isPictureBlurred({ isSensitive, isOwn, blurs })).toBe(blurred)
})
