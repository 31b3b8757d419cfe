import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

/** A statement of a function's own body, by its indentation: code in effects and handlers is deeper. */
const WRITTEN_IN_RENDER = /^ {2}(if \(.*\) )?\w+\.current = /m

test('refs are not written during render', async () => {
  const found: string[] = []
  for await (const file of glob('{web,ui}/**/*.{ts,tsx}'))
    if (WRITTEN_IN_RENDER.test(readFileSync(file, 'utf8'))) found.push(file)
  expect(found).toEqual([])
})

test.each([
  ['export function useIt() {\n  latest.current = work\n}', true],
  ['export function useIt() {\n  if (way) latest.current = way\n}', true],
  ['export function useIt() {\n  useEffect(() => {\n    latest.current = work\n  })\n}', false],
])('the check reads %j', (text, isWritten) => expect(WRITTEN_IN_RENDER.test(text)).toBe(isWritten))
