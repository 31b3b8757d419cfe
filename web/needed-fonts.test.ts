import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LATIN_UNICODE_RANGES, listNeededFonts } from './needed-fonts.ts'

const latin1 = '/assets/figtree-latin-1-abc.woff2'
const extended = '/assets/figtree-latin-ext-wght-1.woff2'

test.each([
  ['<p>Plain words – “quoted” … it’s</p>', []],
  ['<p>Plain words, café and größer</p>', [latin1]],
  ['<p>Pierogi for <b>Łucja</b></p>', [extended]],
  ['<img alt="Łucja"/><a aria-label="Jánoš" href="/łódź/">Home</a>', []],
  ['<p>Иво Петров, ليلى</p>', []],
])('the files of rarer letters are asked for early where words have one: %s', (markup, needed) => {
  expect(listNeededFonts(markup, [latin1, extended])).toEqual(needed)
})

test.each(Object.entries(LATIN_UNICODE_RANGES))(
  'the letters of %s are the ones that the styles say the file has',
  (file, letters) => {
    const styles = readFileSync(new URL('../ui/fonts.css', import.meta.url), 'utf8')
    const range = new RegExp(`/${file}[^}]*unicode-range:([^;]*);`).exec(styles)?.[1] ?? ''
    const said = range.split(',').map((one) => one.trim().replace('U+', ''))
    const known = letters
      .match(/\\u[0-9a-f]{4}(-\\u[0-9a-f]{4})?/g)
      ?.map((one) => one.replaceAll('\\u', '').toUpperCase())
    expect(known).toEqual(said.map((one) => one.replace('U+', '')))
  },
)
