import { rmSync, statfsSync, writeFileSync } from 'node:fs'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../free-port.ts'
import { pictureFile } from '../picture.ts'
import { databasePid, dataFolder, needsDisk, onDisk, start } from '../start.ts'
import { newPerson, Wire } from '../wire.ts'

const { dataDir, forget } = dataFolder('full-disk')
afterAll(forget)

test('on a full disk it shows what there is, and goes on by itself once there is room', async (context) => {
  needsDisk(context)
  const port = await freePort()
  const url = `http://localhost:${port}`
  const env = { DATA_DIR: dataDir, PORT: String(port), DEMO: '0', LOG_LEVEL: 'silent', MIN_FREE_SPACE: '60MB' }
  const running = start(env, { through: onDisk(dataDir, 'size=400m,mode=711') })
  onTestFinished(() => void running.child.kill('SIGTERM'))
  await running.hears('is ready at')
  // Its disk is seen through the process, whose alone it is.
  const disk = `/proc/${running.child.pid}/root${dataDir}`
  const status = async (path: string) => (await fetch(url + path, { headers: { accept: 'text/html' } })).status
  const { wire } = await newPerson({}, new Wire(url))
  const make = async (name: string) => (await wire.ask('Board', 'create', { name })).status
  const pin = async () => {
    const { buffer } = await pictureFile()
    return (await wire.ask('Pin', 'create', { image_base64: buffer.toString('base64') })).status
  }

  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(`${disk}/most`, Buffer.alloc(bavail * bsize - 40_000_000))
  await expect.poll(pin, { timeout: 10_000 }).toBe(507)
  expect(await make('Small')).toBe(200)
  expect(() => writeFileSync(`${disk}/all`, Buffer.alloc(45_000_000))).toThrow('ENOSPC')
  await expect.poll(() => make('Nothing'), { timeout: 10_000 }).toBe(507)
  expect([await status('/?full'), await status('/readyz')]).toEqual([200, 200])
  process.kill(databasePid(disk) ?? 0, 'SIGKILL')
  await expect.poll(() => status('/readyz'), { interval: 10 }).toBe(503)
  for (const name of ['most', 'all']) rmSync(`${disk}/${name}`)
  await expect.poll(() => make('Room'), { timeout: 20_000 }).toBe(200)
  expect(await pin()).toBe(200)
  expect(await status('/readyz')).toBe(200)
  running.child.kill('SIGTERM')
  expect(await running.ended).toEqual([0, null])
})
