import { expect, test } from 'vitest'
import { en } from '#domain/text/en.ts'
import { makeSay } from '#domain/text/say.ts'
import { PROMPT_HEADERS, parseLoginReason } from './login-reason.ts'

const say = makeSay(en, 'en-US')

test.each([
  ['continue', 'Log in to continue'],
  ['save', 'Log in to save this Pin'],
  ['send', 'Log in to send this Pin'],
  ['edit', 'Log in to edit this Pin'],
  ['hide', 'Log in to hide this Pin'],
  ['share_profile', 'Log in to share the profile'],
] as const)('prompt.2 to %s: %s', (reason, header) => expect(say(PROMPT_HEADERS[reason])).toBe(header))

test('prompt.2 the subheader names the product', () => {
  expect(say('prompt.subheader', { product: 'Nest' })).toBe("You're almost there! Log in to access all of Nest")
})

test.each([
  ['create', 'Log in to create a Pin or board'],
  ['create_board', 'Log in to create a board'],
  ['follow', 'Log in to follow'],
  ['unfollow', 'Log in to unfollow'],
] as const)('prompt.3 to %s: %s', (reason, header) => expect(say(PROMPT_HEADERS[reason])).toBe(header))

test.each([
  ['reason=edit', 'edit'],
  ['reason=toString', undefined],
  ['reason=<b>', undefined],
  ['', undefined],
])('prompt.1 a URL with %j has the login reason %s', (query, reason) => {
  expect(parseLoginReason(new URLSearchParams(query))).toBe(reason)
})
