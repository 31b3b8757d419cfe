import { expect, test } from 'vitest'
import { SEED_INTERESTS } from '../../interests/interests.ts'
import { mergePinTopics } from './merge-pin-topics.ts'
import { buildTopicVocabulary, topicsFromText } from './topics-from-text.ts'

const vocabulary = buildTopicVocabulary(
  SEED_INTERESTS.map(({ url_name, parent, names, words }) => ({ id: url_name, parent, names, words })),
)
const first = (text: string) => topicsFromText(text, vocabulary)[0]?.interest

test('topic.2 the tree has two levels, about 25 and 250, each with its names and words in both languages', () => {
  const above = SEED_INTERESTS.filter(({ parent }) => !parent)
  expect(above.length).toBeGreaterThanOrEqual(22)
  expect(SEED_INTERESTS.length - above.length).toBeGreaterThanOrEqual(240)
  const names = new Set(above.map(({ url_name }) => url_name))
  expect(SEED_INTERESTS.filter(({ parent }) => parent && !names.has(parent))).toEqual([])
  expect(new Set(SEED_INTERESTS.map(({ url_name }) => url_name)).size).toBe(SEED_INTERESTS.length)
  const poor = SEED_INTERESTS.filter(
    ({ names: { en, de }, words }) => !en || !de || words.en.length < 3 || words.de.length < 2,
  )
  expect(poor.map(({ url_name }) => url_name)).toEqual([])
})

test.each([
  ['A tabby kitten asleep on the stairs', 'cats'],
  ['Zwei Kätzchen im Korb', 'cats'],
  ['Sourdough loaf, day two', 'baking'],
  ['Häuser an der Gracht', 'town-houses'],
  ['Ein Glascouchtisch', 'living-room'],
  ['Fair Isle mittens, knitted in merino', 'knitting'],
  ['Terracotta bowls from the kiln', 'ceramics'],
  ['Monstera cutting in water', 'houseplants'],
  ['Coffee table in walnut for the living room', 'living-room'],
  ['Christbaumkugeln aus Papier', 'christmas'],
  ['The boot in salmon suede', 'shoes'],
  ['Das Boot im Hafen', 'boats'],
  ['Ein Apfelkuchen', 'cakes'],
  ['Unsere Küchen', 'kitchen-design'],
])('topic.5 %s is about %s', (text, topic) => expect(first(text)).toBe(topic))

test('parts of words say nothing, phrases are read whole, and what stands first says most', () => {
  expect(topicsFromText('terracottage instead catalog wallpapper', vocabulary)).toEqual([])
  expect(topicsFromText('coffee table', vocabulary).map(({ interest }) => interest)).toEqual(['living-room'])
  expect(first('Cactus\n\nA cat walked by')).toBe('cacti')
  expect(topicsFromText('', vocabulary)).toEqual([])
})

test.each([
  ['The bar on the corner', 'wild-animals'],
  ['The white tee, the hard way', 'tea'],
  ['You have seen the rock from below', 'dresses'],
  ['Boots for the rain', 'boats'],
])('topic.5 no German word is heard in English: %s is not about %s', (text, topic) =>
  expect(topicsFromText(text, vocabulary).map(({ interest }) => interest)).not.toContain(topic),
)

const words = (interest: string, confidence: number) => ({ interest, confidence, source: 'words' as const })

test('topic.5 people come first and win; at most 3 are found and 10 kept; sensitive topics come from staff alone', () => {
  const found = ['a', 'b', 'c', 'd', 'e'].map((one, at) => words(one, 0.9 - at / 10))
  const off = { interest: 'a', source: 'creator' as const, is_off: true }
  const own = { interest: 'z', source: 'creator' as const, is_off: false }
  expect(mergePinTopics([off, own], found).map(({ interest }) => interest)).toEqual(['z', 'b', 'c', 'd'])
  const many = Array.from({ length: 9 }, (_, n) => ({ interest: `t${n}`, source: 'creator' as const, is_off: false }))
  expect(mergePinTopics(many, found)).toHaveLength(10)
  const isSensitive = (one: string) => one === 'z' || one === 'b'
  expect(mergePinTopics([own], found, isSensitive).map(({ interest }) => interest)).toEqual(['a', 'c', 'd'])
  const byStaff = { interest: 'z', source: 'staff' as const, is_off: false }
  expect(mergePinTopics([byStaff], [], isSensitive)).toEqual([{ interest: 'z', source: 'staff', confidence: 1 }])
})

test('what words and looks both found counts once, as surely as the surer says', () => {
  const found = [words('a', 0.5), { interest: 'a', confidence: 0.8, source: 'look' as const }]
  expect(mergePinTopics([], found)).toEqual([found[1]])
})
