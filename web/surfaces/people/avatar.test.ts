import { expect, test } from 'vitest'
import { AVATAR_COLORS } from '#domain/constants/avatar-colors.ts'
import { computeContrastRatio } from '#ui/testing/contrast.ts'
import { toAvatarColor, toAvatarProps } from './avatar.ts'

const person = (image_medium_url: string | null) => ({ full_name: 'Ada', image_medium_url, avatar_color_index: 3 })

test.each([
  ['a default picture', 'http://x/75x75_RS/user/default_75.png', null],
  ['a default of another kind', 'https://i.example/user/default-3.svg', null],
  ['none', null, null],
  ['one of their own', 'http://x/75x75_RS/aa/bb/cc/abc.jpg', 'http://x/75x75_RS/aa/bb/cc/abc.jpg'],
])('profile.4 %s: without a picture the avatar is an initial on a color', (_, url, src) => {
  expect(toAvatarProps(person(url))).toEqual({ name: 'Ada', src, color: AVATAR_COLORS[3] })
})

test.each(AVATAR_COLORS)('a white initial on %s passes AA', (color) => {
  expect(computeContrastRatio(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})

test('every integer has a color', () => {
  expect([12, 25, -3].map(toAvatarColor)).toEqual([AVATAR_COLORS[0], AVATAR_COLORS[1], AVATAR_COLORS[0]])
})
