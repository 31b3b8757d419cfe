import { expect, test } from 'vitest'
import { en } from './en.ts'
import { makeSay } from './say.ts'

const say = makeSay(en, 'en-US')

test.each(['Tom & Jerry', '<b>bold</b>', 'a &amp; b', '{{ name }}', '$&', '"it\'s"'])(
  'fmt.4 the name %s is filled in as typed, once',
  (name) => expect(say('invitation.sentence', { name })).toBe(`${name} invited you to this board`),
)
