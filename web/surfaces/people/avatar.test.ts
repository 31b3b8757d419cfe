import { expect, test } from 'vitest'
import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'
import { contrast } from '#ui/testing/contrast.ts'
import { avatarColor, avatarOf } from './avatar.ts'

const person = (image_medium_url: string | null) => ({ full_name: 'Ada', image_medium_url, avatar_color_index: 3 })

test.each([
  ['a default picture', 'http://x/75x75_RS/user/default_75.png', null],
  ['a default of another kind', 'https://i.example/user/default-3.svg', null],
  ['none', null, null],
  ['one of their own', 'http://x/75x75_RS/aa/bb/cc/abc.jpg', 'http://x/75x75_RS/aa/bb/cc/abc.jpg'],
])('profile.4 %s: the initial on a colour stands where there is no picture', (_, url, src) => {
  expect(avatarOf(person(url))).toEqual({ name: 'Ada', src, color: AVATAR_COLORS[3] })
})

test.each(AVATAR_COLORS)('a white initial on %s passes AA', (color) => {
  expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('every whole number has a colour', () => {
  expect([12, 25, -3].map(avatarColor)).toEqual([AVATAR_COLORS[0], AVATAR_COLORS[1], AVATAR_COLORS[0]])
})
