import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { measureWorkFolderBytes, sweepWorkFolders, withWorkFolder } from './work-folder.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'bowerbird-work-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const HOST = hostname().replaceAll(/[^\w.]/g, '')
const folderOf = async (host: string, pid: number | undefined) => {
  const folder = join(dataDir, 'work', `${host}-${pid}-abc`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'in.mp4'), 'x'.repeat(1000))
  return folder
}

test('work happens in DATA_DIR, counts as space used, and leaves nothing', async () => {
  await withWorkFolder(dataDir, null, async (folder) => {
    expect(folder.startsWith(join(dataDir, 'work'))).toBe(true)
    await writeFile(join(folder, 'out.mp4'), 'x'.repeat(2000))
    expect(await measureWorkFolderBytes(dataDir)).toBe(2000)
    expect(await sweepWorkFolders(dataDir, new Date())).toBe(0)
  })
  expect(await readdir(join(dataDir, 'work'))).toEqual([])
  expect(await measureWorkFolderBytes(dataDir)).toBe(0)
})

test('the folders of killed processes are swept; those of live processes stay', async () => {
  const { pid: gone } = spawnSync('true')
  const dead = await folderOf(HOST, gone)
  const parent = await folderOf(HOST, process.ppid)
  const elsewhere = await folderOf('elsewhere', gone)
  const mine = await folderOf(HOST, process.pid)
  const there = () => [dead, parent, elsewhere, mine].map((folder) => existsSync(folder))
  await sweepWorkFolders(dataDir, new Date())
  expect(there()).toEqual([false, true, true, true])
  await sweepWorkFolders(dataDir, new Date(), true)
  expect(there()).toEqual([false, true, true, false])
  utimesSync(elsewhere, 0, 0)
  await sweepWorkFolders(dataDir, new Date())
  expect(there()).toEqual([false, true, false, false])
})
