import { expect, test } from 'vitest'
import { mergeReplies } from './merge-replies.ts'

const reply = (id: string, text = '') => ({ id, text }) as never

test('answers stand once, the oldest first, in their newest words', () => {
  expect(mergeReplies([reply('3', 'old'), reply('1')], [reply('2'), reply('3', 'new')])).toEqual([
    reply('1'),
    reply('2'),
    reply('3', 'new'),
  ])
})
