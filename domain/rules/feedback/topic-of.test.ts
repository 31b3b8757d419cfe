import { expect, test } from 'vitest'
import { topicOf } from './topic-of.ts'

const interests = [
  { id: 1, name: 'Cake' },
  { id: 2, name: 'Wedding cake' },
  { id: 3, name: 'Night sky' },
]

test.each([
  ['A chocolate cake', 1],
  ['Five CAKES for Sunday', 1],
  ['Our wedding-cake, in blue', 2],
  ['Pancakes', null],
  ['The night sky over the dunes', 3],
  ['', null],
])('feedback.5 the topic of "%s" is %s', (words, id) => expect(topicOf(words, interests)).toBe(id))
