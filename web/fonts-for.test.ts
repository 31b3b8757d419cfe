import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { EXTENDED, fontsFor } from './fonts-for.ts'

const extended = '/assets/figtree-latin-ext-wght-1.woff2'

test.each([
  ['<p>Plain words, café and größer</p>', false],
  ['<p>Pierogi for <b>Łucja</b></p>', true],
  ['<img alt="Łucja"/><a aria-label="Jánoš" href="/łódź/">Home</a>', false],
  ['<p>Иво Петров, ليلى</p>', false],
])('the file of rarer letters is asked for early where words have one: %s', (markup, isNeeded) => {
  expect(fontsFor(markup, [extended])).toEqual(isNeeded ? [extended] : [])
})

test('those letters are the ones that the styles say the file has', () => {
  const styles = readFileSync(new URL('../ui/fonts.css', import.meta.url), 'utf8')
  const range = /latin-ext[^}]*unicode-range:([^;]*);/.exec(styles)?.[1] ?? ''
  const said = range.split(',').map((one) => one.trim().replace('U+', ''))
  const known = EXTENDED.match(/\\u[0-9a-f]{4}(-\\u[0-9a-f]{4})?/g)?.map((one) =>
    one.replaceAll('\\u', '').toUpperCase(),
  )
  expect(known).toEqual(said)
})
