import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makePositionResolver } from './resolve-positions.ts'

test('stacks of Chromium, Firefox and Safari name file and line; what has no map stays as it is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-maps-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  // Column 0 is line 1 of the source, column 10 is line 5.
  const map = { version: 3, sources: ['../../../../web/a/B.tsx'], names: [], mappings: 'AAAA,UAIA' }
  writeFileSync(join(folder, 'B-x1_.js.map'), JSON.stringify(map))
  const resolve = makePositionResolver(folder)
  const stack = `Error: no
    at t (https://pins.example/assets/B-x1_.js:1:3)
    at Card (http://127.0.0.1:3000/assets/B-x1_.js?1:1:15)
t@https://pins.example/assets/B-x1_.js:1:15
    at https://pins.example/assets/Old-y.js:1:15`
  expect(await resolve(stack)).toBe(`Error: no
    at t (web/a/B.tsx:1)
    at Card (web/a/B.tsx:5)
t@web/a/B.tsx:5
    at https://pins.example/assets/Old-y.js:1:15`)
})
