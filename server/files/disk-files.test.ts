import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { makeDiskFileStorage } from './disk-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'bowerbird-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const files = makeDiskFileStorage(join(folder, 'files'))

test('a file is kept, read, replaced and removed', async () => {
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
  await files.put('originals/aa/x.jpg', Buffer.from('one'), 'image/jpeg')
  await files.put('originals/aa/x.jpg', Buffer.from('two'), 'image/jpeg')
  expect(String(await files.get('originals/aa/x.jpg'))).toBe('two')
  expect(readdirSync(join(folder, 'files/originals/aa'))).toEqual(['x.jpg'])
  await files.remove(['originals/aa/x.jpg', 'originals/aa/never.jpg'])
  expect(await files.get('originals/aa/x.jpg')).toBeNull()
})

test('a file is flushed to disk, then its folder and every new parent folder', async () => {
  const any = await open(import.meta.filename)
  const handles = Object.getPrototypeOf(any) as FileHandle
  await any.close()
  const synced: number[] = []
  const { sync } = handles
  const spy = vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).ino)
    return sync.call(this)
  })
  const numberOf = (path: string) => statSync(join(folder, 'files', path)).ino
  await files.put('originals/dd/ee/x.jpg', Buffer.from('one'), 'image/jpeg')
  const newFolders = ['originals/dd/ee', 'originals/dd', 'originals']
  expect(synced).toEqual(['originals/dd/ee/x.jpg', ...newFolders].map(numberOf))
  synced.length = 0
  await files.put('originals/dd/ee/x.jpg', Buffer.from('two'), 'image/jpeg')
  expect(synced).toEqual(['originals/dd/ee/x.jpg', 'originals/dd/ee'].map(numberOf))
  spy.mockRestore()
})

test.each(['../secrets.json', 'a/../../b', '/etc/passwd', 'a//b', '', '.hidden', 'a\\..\\b', 'a/\0'])(
  'the key %j leads nowhere',
  async (key) => {
    await expect(files.get(key)).rejects.toThrow('is not the key of a file')
    await expect(files.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('is not the key of a file')
  },
)
