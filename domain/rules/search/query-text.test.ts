import { expect, test } from 'vitest'
import { cleanQuery, isQueryTooLong, isSuggestionMatching, toTopicSearchLink } from './query-text.ts'

test.each([
  ['\u0000vase', ' vase'],
  ['blue\u0001\u001f\u0085vase', 'blue vase'],
  ['va\ud800se \udc00', 'va\ufffdse \ufffd'],
  ['blue vase 🏺 器', 'blue vase 🏺 器'],
])('search.21 %j is looked for as %j', (typed, query) => {
  expect(cleanQuery(typed)).toBe(query)
  expect(cleanQuery(typed).isWellFormed()).toBe(true)
})

test.each([
  ['x'.repeat(300), false],
  ['x'.repeat(301), true],
  ['🏺'.repeat(300), false],
])('search.21 300 characters are not too long, 301 are', (query, expected) => {
  expect(isQueryTooLong(query)).toBe(expected)
})

test.each([
  ['kit', true],
  [' KITCHEN i', true],
  ['kix', false],
  ['kitchen ideas for two', false],
  ['', true],
])('search.15 "Kitchen ideas" is still offered for %j: %j', (typed, expected) => {
  expect(isSuggestionMatching({ label: 'Kitchen ideas', query: 'Kitchen ideas' }, typed)).toBe(expected)
})

test.each([
  ['top', true],
  ['clay_m', true],
  ['toq', false],
])('search.15 a person is still offered by name and username for %j: %j', (typed, expected) => {
  expect(isSuggestionMatching({ label: 'Zoë Töpfer', query: 'clay_maker' }, typed)).toBe(expected)
})

test.each([
  ['home_decor', 'topic', 'Home decor', '/search/pins/?q=home%20decor&rs=topic'],
  ['café & bar', 'annotation', 'Café & bar', '/search/pins/?q=caf%C3%A9%20%26%20bar&rs=annotation'],
  ['diy_and_crafts', 'topic', 'DIY and crafts', '/search/pins/?q=diy%20and%20crafts&rs=topic'],
] as const)('route.32 the topic %j, come from %s, leads to its search', (topic, source, name, url) =>
  expect(toTopicSearchLink(topic, source)).toEqual({ name, url }),
)
