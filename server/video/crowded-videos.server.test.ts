import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import type { House } from '../house.ts'
import { QUEUES_BY_FACT } from '../jobs/listeners.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { claimNextVideo } from './claim-next-video.ts'
import { FfmpegKilledError, resolveFfmpeg } from './ffmpeg.ts'
import { makeNextVideo } from './make-video.ts'
import { storeVideo } from './store-video.ts'
import { makeTestClip } from './testing/clips.ts'

let at: TestHouse
let folder: string
beforeAll(async () => {
  at = await openTestHouse()
})
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bowerbird-wrapped-'))
  chmodSync(folder, 0o777)
})
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true })
  await at.house.db.updateTable('videos').set({ state: 'cancelled' }).execute()
})
afterAll(() => at.end())

/** The same house, with ffmpeg wrapped in a few lines of shell. */
function wrapped(lines: string): House {
  const { path } = resolveFfmpeg(at.house)!
  const script = join(folder, 'ffmpeg')
  const isVersion = `[ "$1" = -version ] && exec ${path} -version`
  writeFileSync(script, `#!/bin/sh\n${isVersion}\nlog_to=${folder}\nreal=${path}\n${lines}\n`, { mode: 0o755 })
  return { ...at.house, settings: { ...at.house.settings, ffmpeg: script } }
}
const take = (house: House, bytes: Buffer, person: Id) => storeVideo(house, { stream: Readable.from([bytes]) }, person)
const rowOf = (id: Id) => at.house.db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const logged = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n')

const LOGGING = `echo begin $(pwd) >> $log_to/log; chmod 666 $log_to/log 2>/dev/null
"$real" "$@"; code=$?; echo end >> $log_to/log; exit $code`
const small = makeTestClip({ seconds: 1, sound: false })
const huge = makeTestClip({ seconds: 1, size: '4320x4320', sound: false, more: ['-r', '2', '-preset', 'ultrafast'] })

test('create.17 uploads of many people start one ffmpeg at a time where frames are huge, in DATA_DIR', async () => {
  const house = wrapped(LOGGING)
  const people = await Promise.all([1, 2, 3, 4].map(() => at.person()))
  await Promise.all(people.map(({ id }) => take(house, huge, id)))
  const lines = logged()
  expect(lines.length).toBeGreaterThanOrEqual(16)
  expect(lines.map((line) => line.split(' ')[0])).toEqual(lines.map((_, n) => (n % 2 ? 'end' : 'begin')))
  const work = join(house.settings.dataDir, 'work')
  for (const line of lines) if (line.startsWith('begin')) expect(line).toContain(work)
  expect(readdirSync(work)).toEqual([])
}, 120_000)

test('create.17 an ffmpeg has less memory than a machine of 2 GB', () => {
  const { fence } = resolveFfmpeg(at.house)!
  expect(fence.lacks).not.toContain('limits')
  const [command = '', ...args] = [...fence.before, 'sh', '-c', 'ulimit -v']
  const kilobytes = Number(spawnSync(command, args, { encoding: 'utf8' }).stdout)
  expect(kilobytes).toBeGreaterThan(0)
  expect(kilobytes).toBeLessThan(1.5 * 2 ** 20)
})

test('create.17 a video with too many pixels and frames is refused before a frame is read', async () => {
  const house = wrapped(`echo run >> $log_to/log; chmod 666 $log_to/log 2>/dev/null
"$real" "$@" 2>&1 | sed 's/320x240/8192x4320/;s/Duration: [^,]*/Duration: 00:14:00.00/' >&2`)
  const { id } = await at.person()
  await expect(take(house, small, id)).rejects.toMatchObject({ key: 'video.tookTooLong' })
  expect(logged()).toEqual(['run'])
}, 60_000)

test('create.17 a short video is not held up by a long one, and each lane has a job', async () => {
  const [first, second] = await Promise.all([at.person(), at.person()])
  const long = await take(at.house, huge, first.id)
  const short = await take(at.house, small, second.id)
  expect(QUEUES_BY_FACT['video.taken']).toEqual(expect.arrayContaining(['videos', 'short-videos']))
  expect((await claimNextVideo(at.house, 'long'))?.id).toBe(long.id)
  await makeNextVideo(at.house, 'long')
  expect((await rowOf(short.id)).state).toBe('waiting')
  await makeNextVideo(at.house, 'short')
  expect((await rowOf(short.id)).state).toBe('ready')
  expect((await rowOf(long.id)).state).toBe('making')
}, 120_000)

test('create.17 a person with hundreds of waiting videos holds up nobody else', async () => {
  const [many, one] = [await at.person(), await at.person()]
  const { id: first } = await take(at.house, small, many.id)
  const { id: last } = await take(at.house, small, one.id)
  const { bytes: _, ...row } = await rowOf(first)
  const copy = (nth: number) => ({
    ...row,
    id: at.house.newId(),
    bytes: 0,
    created_at: new Date(row.created_at.getTime() - 1000 - nth),
    outputs: JSON.stringify(row.outputs),
    captions: JSON.stringify(row.captions),
  })
  await at.house.db
    .insertInto('videos')
    .values(Array.from({ length: 600 }, (_, nth) => copy(nth)))
    .execute()
  const claimed = [await claimNextVideo(at.house), await claimNextVideo(at.house)]
  expect(claimed.map((video) => video?.user_id)).toEqual([many.id, one.id])
  expect(claimed[1]?.id).toBe(last)
  expect((await claimNextVideo(at.house))?.user_id).toBe(many.id)
}, 60_000)

const KILLED = (times: number, when = '') => `${when && `case "$*" in *${when}*) ;; *) exec "$real" "$@";; esac`}
for n in ${Array.from({ length: times }, (_, n) => n).join(' ')}; do
  if [ ! -e $log_to/killed-$n ]; then : > $log_to/killed-$n; kill -9 $$; fi
done
exec "$real" "$@"`

test('video.12 an ffmpeg that was killed from outside is tried again once', async () => {
  const { id } = await at.person()
  const taken = await take(wrapped(KILLED(1)), small, id)
  expect(existsSync(join(folder, 'killed-0'))).toBe(true)
  await makeNextVideo(wrapped(KILLED(2, 'libx264')))
  expect(await rowOf(taken.id)).toMatchObject({ state: 'ready', error: null })
}, 60_000)

test('video.12 one that is killed again is not called unreadable', async () => {
  const { id } = await at.person()
  await expect(take(wrapped(KILLED(2)), small, id)).rejects.toBeInstanceOf(FfmpegKilledError)
  const taken = await take(at.house, small, id)
  await makeNextVideo(wrapped(KILLED(4, 'libx264')))
  expect(await rowOf(taken.id)).toMatchObject({ state: 'failed', error: 'video.failed' })
}, 60_000)
