import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../find-free-port.ts'
import { makePictureFile } from '../picture.ts'
import {
  makeTemporaryDataFolder,
  readDatabasePid,
  skipWithoutDiskMount,
  startProduct,
  wrapInSmallDisk,
} from '../start.ts'
import { signUpPerson, Wire } from '../wire.ts'

const { dataDir, forget } = makeTemporaryDataFolder('full-disk')
afterAll(forget)

test('on a full disk it shows what there is, and goes on by itself once there is room', async (context) => {
  skipWithoutDiskMount(context)
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', LOG_LEVEL: 'silent', MIN_FREE_SPACE: '60MB' }
  const running = startProduct(env, { through: wrapInSmallDisk(dataDir, 'size=400m,mode=711') })
  onTestFinished(() => void running.child.kill('SIGTERM'))
  await running.hears('is ready at')
  // The disk is mounted only in the process's namespace, so it is accessed through /proc.
  const disk = `/proc/${running.child.pid}/root${dataDir}`
  const status = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).status
  const { wire } = await signUpPerson({}, new Wire(url))
  const make = async (name: string) => (await wire.ask('Board', 'create', { name })).status
  const pin = async () => {
    const { buffer } = await makePictureFile()
    return (await wire.ask('Pin', 'create', { image_base64: buffer.toString('base64') })).status
  }

  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(`${disk}/most`, Buffer.alloc(bavail * bsize - 40_000_000))
  await expect.poll(pin, { timeout: 10_000 }).toBe(507)
  expect(await make('Small')).toBe(200)
  expect(() => writeFileSync(`${disk}/all`, Buffer.alloc(45_000_000))).toThrow('ENOSPC')
  await expect.poll(() => make('Nothing'), { timeout: 10_000 }).toBe(507)
  expect([await status('/?full'), await status('/readyz')]).toEqual([200, 200])
  process.kill(readDatabasePid(disk) ?? 0, 'SIGKILL')
  await expect.poll(() => status('/readyz'), { interval: 10 }).toBe(503)
  for (const name of ['most', 'all']) rmSync(`${disk}/${name}`)
  await expect.poll(() => make('Room'), { timeout: 20_000 }).toBe(200)
  expect(await pin()).toBe(200)
  expect(await status('/readyz')).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.ended).toEqual([0, null])
})
