import { expect, test } from 'vitest'
import { boardInvitePath } from './board-invite-path.ts'

const at = (board_url: string, more = {}) =>
  boardInvitePath(new URLSearchParams({ board_url, accept_invite: 'true', seamless: 'true', ...more }))

test('route.36 a board of this site is kept with what is to be done there', () => {
  expect(at('/ada/small-gardens/')).toBe('/ada/small-gardens/?accept_invite=true&seamless=true')
  expect(at('/ada/small-gardens')).toBe('/ada/small-gardens/?accept_invite=true&seamless=true')
  expect(at('/ada/g%C3%A4rten/', { seamless: 'false' })).toBe('/ada/g%C3%A4rten/?accept_invite=true')
  expect(boardInvitePath(new URLSearchParams({ board_url: '/ada/small/' }))).toBe('/ada/small/')
})

test.each([
  'https://evil.example/ada/board/',
  '//evil.example/ada/board/',
  '/\\evil.example/board/',
  'javascript:alert(1)',
  '/pin/123/',
  '/settings/security/',
  '/ada/',
  '/ada/board/section/',
  '/ada/_created/',
  '/../ada//board/',
  '',
])('route.36 %s is dropped', (url) => {
  expect(at(url)).toBeNull()
})
