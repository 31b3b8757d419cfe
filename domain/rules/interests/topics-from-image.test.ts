import { expect, test } from 'vitest'
import { combineTextAndImageTopics, topicsFromImageLabels } from './topics-from-image.ts'
import { buildTopicVocabulary, topicsFromText } from './topics-from-text.ts'

const tree = [
  ['animals', null, 'Animals', []],
  ['cats', 'animals', 'Cats', ['cat', 'kitten']],
  ['birds', 'animals', 'Birds', ['nest']],
  ['food', null, 'Food', []],
  ['baking', 'food', 'Baking', ['bread']],
] as const
const vocabulary = buildTopicVocabulary(
  tree.map(([id, parent, en, words]) => ({ id: id as string, parent, names: { en }, words: { en: [...words] } })),
)
const found = (text: string, labels: string[]) => {
  const words = topicsFromText(text, vocabulary).map((topic) => ({ ...topic, source: 'words' as const }))
  return combineTextAndImageTopics(words, topicsFromImageLabels(labels, vocabulary), vocabulary).map(
    ({ interest, source }) => [interest, source],
  )
}

test.each([
  ['', ['tabby'], [['cats', 'look']]],
  ['', ['person', 'web site'], []],
  ['', ['French loaf', 'robin'], [['baking', 'look'], ['birds', 'look']]], // biome-ignore format: one row a case
  ['A nest', ['tabby', 'dough'], [['birds', 'words'], ['cats', 'look']]], // biome-ignore format: one row a case
  ['Bread', ['tabby'], [['baking', 'words']]],
])('topic.5 “%s” with a picture of %j is about %j', (text, labels, topics) =>
  expect(found(text, labels)).toEqual(topics),
)

test('topic.5 what a picture shows is less sure than the same in words', () => {
  const [word] = topicsFromText('cat', vocabulary)
  const [look] = topicsFromImageLabels(['tabby'], vocabulary)
  expect(look?.confidence).toBeLessThan(word?.confidence ?? 0)
})
