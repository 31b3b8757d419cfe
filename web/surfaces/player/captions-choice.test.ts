import { expect, test } from 'vitest'
import { firstChoice, textOf } from './captions-choice.ts'

test.each<[kept: string | undefined, languages: string[], language: string, isOff: boolean]>([
  [undefined, ['en', 'de'], 'de', false],
  [undefined, ['fr', 'en'], 'fr', false],
  ['en', ['de', 'en'], 'en', false],
  ['en off', ['de', 'en'], 'en', true],
  ['off', ['en', 'de'], 'de', true],
  [' off', ['en', 'de'], 'de', true],
  ['fr', ['en', 'de'], 'de', false],
])('video.13 kept is %j, there are %j: %s, off %s', (kept, languages, language, isOff) => {
  expect(firstChoice(kept, languages, 'de-DE')).toMatchObject({ language, isOff })
})

test.each([
  ['fr', 'fr off', 'fr'],
  ['fr off', 'fr off', 'fr'],
  [undefined, ' off', ''],
])('video.13 turning captions off and on where the kept language %j is missing changes no choice', (kept, off, on) => {
  const chosen = firstChoice(kept, ['en'], 'de-DE')
  expect([textOf({ ...chosen, isOff: true }), textOf({ ...chosen, isOff: false })]).toEqual([off, on])
})
