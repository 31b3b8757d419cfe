import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('SQL on the tables of pg-boss is in one file', async () => {
  const found: string[] = []
  for await (const file of glob('{server,app,demo,domain}/**/*.ts', { exclude: ['**/*.test.ts'] }))
    if (/\bpgboss\./.test(readFileSync(file, 'utf8'))) found.push(file)
  expect(found).toEqual(['server/facts/job-tables.ts'])
})
