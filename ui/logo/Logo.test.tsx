import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Logo } from './Logo.tsx'

test('the component and the file are the same drawing', () => {
  const file = readFileSync(new URL('./mark.svg', import.meta.url), 'utf8')
  const numbers = (svg: string) =>
    [...svg.matchAll(/ (?:d|cx|cy|r|fill|stroke|stroke-width)="([^"]+)"/g)].map((m) => m[1])
  expect(numbers(renderToStaticMarkup(<Logo />)).sort()).toEqual(numbers(file).sort())
})
