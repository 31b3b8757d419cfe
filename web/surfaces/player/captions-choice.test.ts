import { expect, test } from 'vitest'
import { formatCaptionsChoice, parseCaptionsChoice } from './captions-choice.ts'

test.each<[kept: string | undefined, languages: string[], language: string, isOff: boolean]>([
  [undefined, ['en', 'de'], 'de', false],
  [undefined, ['fr', 'en'], 'fr', false],
  ['en', ['de', 'en'], 'en', false],
  ['en off', ['de', 'en'], 'en', true],
  ['off', ['en', 'de'], 'de', true],
  [' off', ['en', 'de'], 'de', true],
  ['fr', ['en', 'de'], 'de', false],
])('video.13 stored %j, available %j: %s, off %s', (kept, languages, language, isOff) => {
  expect(parseCaptionsChoice(kept, languages, 'de-DE')).toMatchObject({ language, isOff })
})

test.each([
  ['fr', 'fr off', 'fr'],
  ['fr off', 'fr off', 'fr'],
  [undefined, ' off', ''],
])('video.13 turning captions off and on without the stored language %j keeps the choice', (kept, off, on) => {
  const chosen = parseCaptionsChoice(kept, ['en'], 'de-DE')
  expect([formatCaptionsChoice({ ...chosen, isOff: true }), formatCaptionsChoice({ ...chosen, isOff: false })]).toEqual(
    [off, on],
  )
})
