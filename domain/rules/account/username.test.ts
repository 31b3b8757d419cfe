import { expect, test } from 'vitest'
import {
  listUsernameCandidates,
  maxUsernameNumber,
  normalizeUsername,
  splitName,
  toUsername,
  usernameProblem,
} from './username.ts'

test.each([
  ['Ada Lovelace', 'adalovelace'],
  ['Jürgen Groß', 'juergengross'],
  ['Zoë Ångström', 'zoeangstroem'],
  ['Łukasz Øst', 'lukaszost'],
  ['Þóra', 'thora'],
  ['ﬁnn the cat', 'finnthecat'],
  ['Мария', 'collector'],
  ['美咲', 'collector'],
  ['Li', 'collector'],
  ['1234', 'collector'],
  ['a'.repeat(50), 'a'.repeat(24)],
])('a username of %s is %s', (name, username) => expect(toUsername(name)).toBe(username))

test.each([
  ['ada', null],
  ['ada_99', null],
  ['a'.repeat(30), null],
  ['ad', 'username.length'],
  ['a'.repeat(31), 'username.length'],
  ['ada-99', 'username.signs'],
  ['Ada', 'username.signs'],
  ['adä', 'username.signs'],
  ['12345', 'username.signs'],
  ['admin', 'username.reserved'],
  ['236x', 'username.reserved'],
  ['75x75_rs', 'username.reserved'],
  ['999x', 'username.reserved'],
  ['originals', 'username.reserved'],
])('the username %s has the problem %s', (username, problem) => expect(usernameProblem(username)).toBe(problem))

test.each(
  `pin board boardsection me edit search ideas videos shopping topics today discover homefeed unauth-profile login signup
  password pw secure email email_verification_error notifications settings oauth app-factory-oauth age-appeal
  appealed-pin reports-and-violations conversation pin-editor pin-builder idea-ads-tool story-pin-builder
  idea-pin-builder pin-creation-tool advertiser tv offsite business resource v3 vx about help api static media
  pin_redirect`.split(/\s+/),
)('route.18 nobody can be called %s', (word) => {
  expect(usernameProblem(word)).not.toBeNull()
  expect(usernameProblem(word.replaceAll('-', '_'))).not.toBeNull()
})

test('a taken name is numbered, and a reserved one is only had with a number', () => {
  expect(listUsernameCandidates('ada', [1, 2, 3])).toEqual(['ada', 'ada2', 'ada3'])
  expect(listUsernameCandidates('admin', [1, 2, 3])).toEqual(['admin2', 'admin3'])
})

test.each(['ada', 'collector', 'a'.repeat(24)])('a large number behind %s is a username', (base) => {
  const largest = maxUsernameNumber(base)
  expect(listUsernameCandidates(base, [largest])).toEqual([base + largest])
  expect(largest).toBeGreaterThanOrEqual(999_999)
})

test('capital letters and spaces around are forgiven', () => expect(normalizeUsername(' Ada ')).toBe('ada'))

test.each([
  ['Ada', 'Ada', ''],
  [' Ada  King Lovelace ', 'Ada', 'King Lovelace'],
  ['a'.repeat(40), 'a'.repeat(30), ''],
])('%j is %j and %j', (full, first_name, last_name) => expect(splitName(full)).toEqual({ first_name, last_name }))
