import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { AVATAR_COLORS } from './Avatar.tsx'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['background', 'raised', 'overlay']
const TEXT: [ground: string, text: string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['text', 'text-quiet', 'accent-text', 'danger-text', 'success-text'].map((text) => [ground, text]),
  ),
  ['pressed', 'text'],
  ['pressed-more', 'text'],
  ['pressed', 'danger-text'],
  ['accent-soft', 'accent-text'],
  ['accent', 'on-accent'],
  ['accent-hover', 'on-accent'],
  ['accent-pressed', 'on-accent'],
  ['danger', 'on-danger'],
  ['danger-hover', 'on-danger'],
  ['inverse', 'text-inverse'],
]

test.each(
  TEXT.flatMap(([ground, text]) => (['light', 'dark'] as const).map((theme) => [text, ground, theme] as const)),
)('words in %s on %s pass AA in the %s theme', (text, ground, theme) => {
  expect(contrast(tokens.get(text)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(4.5)
})

test.each(['light', 'dark'] as const)('field borders and the focus ring are seen in the %s theme', (theme) => {
  for (const line of ['border-field', 'accent-text'])
    expect(contrast(tokens.get(line)![theme], tokens.get('background')![theme])).toBeGreaterThanOrEqual(3)
})

test.each(AVATAR_COLORS)('a white initial on %s passes AA', (color) => {
  expect(contrast(color, '#ffffff')).toBeGreaterThanOrEqual(4.5)
})
