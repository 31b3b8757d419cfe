import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { computeContrastRatio } from './testing/contrast.ts'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g)].map(
    ([, name, light, dark, both]) => [name, { light: light ?? both ?? '', dark: dark ?? both ?? '' }],
  ),
)

const grounds = ['background', 'raised', 'raised-on-overlay', 'overlay']
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
  expect(computeContrastRatio(tokens.get(text)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(4.5)
})

test.each(['light', 'dark'] as const)('field borders and the focus ring are seen in the %s theme', (theme) => {
  for (const line of ['border-field', 'accent-text'])
    expect(computeContrastRatio(tokens.get(line)![theme], tokens.get('background')![theme])).toBeGreaterThanOrEqual(3)
})
