import { expect, test } from 'vitest'
import { hasIdeasInName, nameMatchKind } from './topic-names.ts'

test.each([
  ['Dinner ideas', true],
  ['Gift Idea', true],
  ['Geschenkideen', true],
  ['Ideen', true],
  ['Birds', false],
  ['Ideas of order', false],
  ['Orchideen', false],
])('topic.8 %s: %s', (name, said) => {
  expect(hasIdeasInName(name)).toBe(said)
})

test.each([
  ['cat care', 'cat', 'word'],
  ['cats', 'cat', 'beginning'],
  ['beach vacations', 'cat', null],
  ['garden parties and picnics', 'art', null],
  ['art', 'art', 'word'],
  ['street art', 'art', 'word'],
  ['carts and art', 'art', 'word'],
  ['carts and artists', 'art', 'beginning'],
  ['arts and crafts', 'art', 'beginning'],
  ['home decor', 'home dec', 'beginning'],
  ['diwali, eid, hanukkah', 'eid', 'word'],
  ['mother’s and father’s day', 'mother', 'word'],
  ['öfen', 'fen', null],
  ['家庭料理', '料理', 'word'],
  ['cats', '料理', null],
])('onboard.7 %s is found by “%s”: %s', (name, typed, fit) => expect(nameMatchKind(name, typed)).toBe(fit))
