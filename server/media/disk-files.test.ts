import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { diskFiles } from './disk-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = diskFiles(join(folder, 'files'))

test('a file is kept, read, replaced and removed', async () => {
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
  await files.put('originals/aa/x.jpg', Buffer.from('one'), 'image/jpeg')
  await files.put('originals/aa/x.jpg', Buffer.from('two'), 'image/jpeg')
  expect(String(await files.get('originals/aa/x.jpg'))).toBe('two')
  expect(readdirSync(join(folder, 'files/originals/aa'))).toEqual(['x.jpg'])
  await files.remove(['originals/aa/x.jpg', 'originals/aa/never.jpg'])
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
})

test.each(['../secrets.json', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a\\..\\b', 'a/\0'])(
  'the key %j leads nowhere',
  async (key) => {
    await expect(files.get(key)).rejects.toThrow('is not the key of a file')
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('is not the key of a file')
  },
)
