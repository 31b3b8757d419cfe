import { expect, test } from 'vitest'
import { saysIdeas } from './says-ideas.ts'

test.each([
  ['Dinner ideas', true],
  ['Gift Idea', true],
  ['Geschenkideen', true],
  ['Ideen', true],
  ['Birds', false],
  ['Ideas of order', false],
  ['Orchideen', false],
])('topic.8 %s: %s', (name, said) => {
  expect(saysIdeas(name)).toBe(said)
})
