import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { EMBEDDING_LENGTH, makeEmbedding } from '#domain/rules/visual/embedding.ts'
import { makeRecallRow } from '../scale/recall.ts'
import { isTargetMet } from '../table.ts'
import { measureImageSearchQuality } from './looks.ts'

const SAME = makeEmbedding(Array.from({ length: EMBEDDING_LENGTH }, (_, at) => at + 1))

/** Copies have identical image features, so each is found after all the others. */
async function measureCopies(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'bowerbird-looks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#d02020' } })
  writeFileSync(join(folder, '0.png'), await picture.png().toBuffer())
  for (let nth = 1; nth < count; nth++) copyFileSync(join(folder, '0.png'), join(folder, `${nth}.png`))
  return measureImageSearchQuality(
    undefined as never,
    () => {},
    folder,
    async () => SAME,
  )
}

test('vsearch.8 a picture counts as found among the first 10, and the share found is held against .97, .97, 1 and .85', async () => {
  const told = (value: number, count: number) =>
    [
      ['crop', 0.97],
      ['recolor', 0.97],
      ['flip', 1],
      ['all three', 0.85],
    ].map(([how, least]) => ({ what: `pictures found again, ${how}, of ${count}`, value, unit: '', least }))
  expect(await measureCopies(10)).toEqual(told(1, 10))
  expect(await measureCopies(11)).toEqual(told(0, 11))
})

test('vsearch.8 recall@10 of the index against exact search is held against .95', () => {
  const row = makeRecallRow('look', 0.95)
  expect(row.what).toContain('recall@10 of look')
  expect([isTargetMet(row), isTargetMet(makeRecallRow('meaning', 0.949))]).toEqual([true, false])
})
