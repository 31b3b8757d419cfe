import { Readable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Id } from '#domain/id.ts'
import { MediaUploadsResource, VIPResource } from '#domain/resources/media.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { VideoCaptionsResource, VideoCoverResource, VideoUploadResource } from '#domain/resources/videos.ts'
import type { Person } from '../context.ts'
import { storePicture } from '../media/store-picture.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'
import { mediaRoutes } from '../uploads/media-routes.ts'
import { multipartBody } from '../uploads/testing/multipart-body.ts'
import { makeCaptionFileName } from './caption-files.ts'
import { claimNextVideo } from './claim-next-video.ts'
import { resolveFfmpeg } from './ffmpeg.ts'
import { makeNextVideo } from './make-video.ts'
import { storeVideo } from './store-video.ts'
import { sweepCaptions, sweepVideos } from './sweep-videos.ts'
import { makeTestClip, rotateClip } from './testing/clips.ts'
import { toVideoFileKey, toVideoFolderKey } from './video-files.ts'

let at: TestHouse
let app: FastifyInstance
let maker: Person
let other: Person
beforeAll(async () => {
  at = await openTestHouse()
  maker = await at.person()
  other = await at.person()
  app = Fastify()
  await mediaRoutes(app, at.house, {
    contextOf: (request) => at.context((request.headers['x-person'] as never) ?? null),
    refusalText: (_, refusal) => refusal.key,
  })
})
afterAll(async () => {
  await app.close()
  await at.end()
})

const take = (bytes: Buffer, person = maker) => storeVideo(at.house, { stream: Readable.from([bytes]) }, person.id)
const get = (url: string, headers = {}) => app.inject({ method: 'GET', url: new URL(url).pathname, headers })
const rowOf = (id: Id) => at.house.db.selectFrom('videos').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('create.17 video.12 an upload becomes a pin at once, and its files once they are made', async () => {
  const ask = at.as(maker)
  const options = { media_info_list: JSON.stringify([{ id: 'v', media_type: 'video-story-pin' }]) }
  const { v } = await ask(MediaUploadsResource.create, options as never)
  const form = multipartBody(v!.upload_parameters, 'file', makeTestClip({ size: '640x480', seconds: 6 }))
  const sent = await app.inject({ method: 'POST', url: new URL(v!.upload_url).pathname, ...form })
  expect(sent.statusCode).toBe(204)
  const polled = (await ask(VIPResource.get, { upload_ids: [v!.upload_id] }))[v!.upload_id]
  expect(polled).toMatchObject({ status: 'succeeded', signature: expect.stringMatching(/^[0-9a-f]{32}$/) })
  const pin = await ask(PinResource.create, { upload_id: v!.upload_id, title: 'It moves' })
  expect(pin).toMatchObject({ video_status: 'processing', videos: null, is_video: true })
  const video_id = polled!.video_id as Id
  expect(await ask(VideoUploadResource.get, { video_id })).toMatchObject({
    state: 'waiting',
    progress: 0,
    message: null,
  })
  await expect(at.as(other)(VideoUploadResource.get, { video_id })).rejects.toMatchObject({ kind: 'not_found' })

  await at.actOnFacts()
  const shown = await ask(PinResource.get, { id: pin.id })
  expect(shown.video_status).toBe('ready')
  const list = shown.videos!.video_list
  expect(Object.keys(list).sort()).toEqual(['V_720P', 'V_HLSV3_MOBILE', 'V_HLSV3_WEB', 'V_HLSV4'])
  for (const { url, width, height, duration, thumbnail } of Object.values(list)) {
    expect({ width, height }).toEqual({ width: 640, height: 480 })
    expect(Math.abs(duration - 6000)).toBeLessThan(150)
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(thumbnail)).headers).toMatchObject({
      'content-type': expect.stringMatching(/^image/),
      // The player asks for its poster with crossorigin.
      'access-control-allow-origin': '*',
    })
  }
  const playlist = await get(list.V_HLSV4!.url)
  expect(playlist.headers).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect(playlist.body).toContain('RESOLUTION=640x480')
  const phone = await get(list.V_HLSV3_MOBILE!.url)
  expect(phone.body).toContain('#EXT-X-VERSION:3')
  expect(phone.body).toContain('#EXT-X-ENDLIST')
  const segment = /^\S+\.ts$/m.exec(phone.body)![0]
  expect((await get(new URL(segment, list.V_HLSV3_MOBILE!.url).href)).headers['content-type']).toBe('video/mp2t')

  const part = await get(list.V_720P!.url, { range: 'bytes=4-7' })
  expect(part.statusCode).toBe(206)
  expect(part.body).toBe('ftyp')
  expect(part.headers['content-range']).toMatch(/^bytes 4-7\/\d+$/)
  expect((await get(list.V_720P!.url, { range: 'bytes=99999999-' })).statusCode).toBe(416)
  const folder = new URL(list.V_720P!.url).pathname.split('/')[2]
  for (const name of ['original.mp4', '..%2Foriginal.mp4', 'in.mp4', 'x.exe'])
    expect((await app.inject({ url: `/v/${folder}/${name}` })).statusCode).toBe(404)
}, 120_000)

test('create.17 a frame can be taken as the picture', async () => {
  const { id } = await take(makeTestClip({ sound: false }))
  await at.actOnFacts()
  const ask = at.as(maker)
  const { frames, state } = await ask(VideoUploadResource.get, { video_id: id })
  expect(state).toBe('ready')
  expect(frames.length).toBeGreaterThanOrEqual(6)
  expect((await get(frames[4]!)).headers['content-type']).toBe('image/jpeg')
  const { image_signature } = await ask(VideoCoverResource.create, { video_id: id, frame: 5 })
  const pin = await ask(PinResource.create, { video_id: id, image_signature })
  expect(pin).toMatchObject({ image_signature, video_status: 'ready' })
  expect(pin.videos!.video_list.V_720P!.thumbnail).toContain(image_signature)
  await expect(at.as(other)(PinResource.create, { video_id: id })).rejects.toMatchObject({ kind: 'not_found' })
}, 120_000)

test.each([
  ['portrait', { size: '180x320' }, { width: 180, height: 320 }],
  ['soundless', { sound: false }, { width: 320, height: 240 }],
  ['of odd sides', { size: '321x241', more: ['-pix_fmt', 'yuv444p'] }, { width: 320, height: 240 }],
  ['WebM', { ext: 'webm' }, { width: 320, height: 240 }],
  ['MOV', { ext: 'mov' }, { width: 320, height: 240 }],
] as const)(
  'video.12 a video that is %s plays',
  async (_, wish, size) => {
    const { id } = await take(makeTestClip(wish as never))
    await makeNextVideo(at.house)
    const { state, error, width, height } = await rowOf(id)
    expect({ state, error }).toEqual({ state: 'ready', error: null })
    expect({ width, height }).toEqual(size)
  },
  120_000,
)

test('video.12 a video that is turned has the size in which it is seen, in every file and for its pin', async () => {
  const { id } = await take(rotateClip(makeTestClip({ size: '320x240' })))
  const pin = await at.as(maker)(PinResource.create, { video_id: id })
  await at.actOnFacts()
  const { state, width, height } = await rowOf(id)
  expect({ state, width, height }).toEqual({ state: 'ready', width: 240, height: 320 })
  const shown = await at.as(maker)(PinResource.get, { id: pin.id })
  expect({ width: shown.image_width, height: shown.image_height }).toEqual({ width: 240, height: 320 })
  const files = Object.values(shown.videos!.video_list)
  expect(files).toHaveLength(4)
  for (const file of files) expect(file).toMatchObject({ width: 240, height: 320 })
  expect((await get(shown.videos!.video_list.V_HLSV4!.url)).body).toContain('RESOLUTION=240x320')
}, 120_000)

test('create.17 a video of more than 15 minutes is refused, one of 15 is taken', async () => {
  const still = (seconds: number) =>
    makeTestClip({
      seconds,
      size: '16x16',
      sound: false,
      more: ['-r', '5', '-t', `${seconds}`, '-preset', 'ultrafast'],
    })
  const { id } = await take(still(900))
  expect(Math.abs(((await rowOf(id)).duration ?? 0) - 900_000)).toBeLessThan(500)
  await expect(take(still(902))).rejects.toMatchObject({ kind: 'bad_input', key: 'video.tooLong' })
  await at.as(maker)(VideoUploadResource.delete, { video_id: id })
}, 120_000)

test('video.12 a large one has three sizes, none enlarged', async () => {
  const { id } = await take(makeTestClip({ size: '1920x1080', seconds: 1, sound: false }))
  await makeNextVideo(at.house)
  const { outputs } = await rowOf(id)
  const sizes = Object.fromEntries(Object.entries(outputs as object).map(([name, one]) => [name, one.height]))
  expect(sizes).toEqual({ V_HLSV4: 1080, V_HLSV3_WEB: 720, V_HLSV3_MOBILE: 480, V_720P: 720 })
}, 120_000)

test('video.12 a video whose worker was killed is taken over after its silence, and encoded', async () => {
  const { id } = await take(makeTestClip({ seconds: 1, sound: false }))
  expect((await claimNextVideo(at.house))?.id).toBe(id)
  expect(await claimNextVideo(at.house)).toBeNull()
  at.pass(46_000)
  await makeNextVideo(at.house)
  expect(await rowOf(id)).toMatchObject({ state: 'ready', tries: 2 })
}, 60_000)

test('fair between people: the one whose last video was started longest ago is next', async () => {
  const bytes = makeTestClip({ seconds: 1 })
  const first = await take(bytes)
  const second = await take(bytes)
  const theirs = await take(bytes, other)
  const order = []
  for (let next = await claimNextVideo(at.house); next; next = await claimNextVideo(at.house)) order.push(next.id)
  expect(order.indexOf(theirs.id)).toBeLessThan(order.indexOf(second.id))
  expect(order).toContain(first.id)
  // Their worker counts as silent: another takes them over.
  at.pass(60_000)
  expect(await claimNextVideo(at.house)).toMatchObject({ tries: 2 })
  await at.house.db.updateTable('videos').set({ state: 'failed' }).where('state', '=', 'making').execute()
}, 60_000)

test('its uploader can cancel it; nobody else can', async () => {
  const { id } = await take(makeTestClip({ seconds: 1 }))
  await expect(at.as(other)(VideoUploadResource.delete, { video_id: id })).rejects.toMatchObject({ kind: 'not_found' })
  await at.as(maker)(VideoUploadResource.delete, { video_id: id })
  await makeNextVideo(at.house)
  expect(await rowOf(id)).toMatchObject({ state: 'cancelled', file_names: [] })
  await expect(at.as(maker)(PinResource.create, { video_id: id })).rejects.toMatchObject({ kind: 'bad_input' })
}, 60_000)

test('create.18 an animated GIF plays as a silent loop over its still; one frame is a picture', async () => {
  const moving = await storePicture(at.house, makeTestClip({ ext: 'gif', seconds: 1, sound: false }), maker.id)
  const pin = await at.as(maker)(PinResource.create, { image_signature: moving.signature })
  expect(pin.embed).toMatchObject({ type: 'gif', src: expect.stringMatching(/originals.*\.gif$/) })
  await at.actOnFacts()
  const { embed, videos } = await at.as(maker)(PinResource.get, { id: pin.id })
  expect(videos).toBeNull()
  expect((await get(embed!.loop!)).headers['content-type']).toBe('video/mp4')
  expect((await get(embed!.src)).headers['content-type']).toBe('image/gif')
  const still = await storePicture(
    at.house,
    makeTestClip({ ext: 'gif', seconds: 1, sound: false, more: ['-frames:v', '1'] }),
    maker.id,
  )
  expect((await at.as(maker)(PinResource.create, { image_signature: still.signature })).embed).toBeNull()
}, 60_000)

test('video.13 captions are given, replaced and removed; a broken file is refused by its line', async () => {
  const { id: video_id } = await take(makeTestClip({ seconds: 1 }))
  await at.actOnFacts()
  const ask = at.as(maker)
  const { id } = await ask(PinResource.create, { video_id })
  const captions = async () => {
    await at.actOnFacts()
    return (await ask(PinResource.get, { id })).videos!.captions
  }
  const text = (words: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`
  await ask(VideoCaptionsResource.create, { video_id, language: 'en', text: text('Hello') })
  await ask(VideoCaptionsResource.create, { video_id, language: 'de', text: text('Hallo') })
  await ask(VideoCaptionsResource.create, { video_id, language: 'en', text: text('Hello again') })
  const shown = (await captions())!
  expect(shown.map(({ language }) => language).sort()).toEqual(['de', 'en'])
  const english = await get(shown.find(({ language }) => language === 'en')!.url)
  expect(english.headers['content-type']).toBe('text/vtt; charset=utf-8')
  expect(english.body).toContain('Hello again')
  await ask(VideoCaptionsResource.delete, { video_id, language: 'de' })
  expect((await captions())!.map(({ language }) => language)).toEqual(['en'])
  const broken = { video_id, language: 'en', text: 'WEBVTT\n\n00:05.000 --> 00:01.000\nno' }
  await expect(ask(VideoCaptionsResource.create, broken)).rejects.toMatchObject({
    key: 'video.captionsLine',
    values: { line: 3 },
  })
  await expect(at.as(other)(VideoCaptionsResource.delete, { video_id, language: 'en' })).rejects.toMatchObject({
    kind: 'not_found',
  })
}, 60_000)

const usedBy = async ({ id }: Person) =>
  Number(
    (
      await at.house.db
        .selectFrom('user_counts')
        .select('upload_bytes')
        .where('user_id', '=', id)
        .executeTakeFirstOrThrow()
    ).upload_bytes,
  )
const filesOf = async (id: Id) =>
  (await at.house.files.list(toVideoFolderKey(at.house, id))).map((key) => key.split('/').at(-1) ?? '')
const captionsOf = async (id: Id) => (await filesOf(id)).filter((name) => name.startsWith('captions-'))

test('video.13 replaced and removed captions are gone, and captions count as space used', async () => {
  const person = await at.person()
  const { id: video_id } = await take(makeTestClip({ seconds: 1 }), person)
  await at.actOnFacts()
  const ask = at.as(person)
  const text = (words: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`
  const urls = async () =>
    (await ask(VideoUploadResource.get, { video_id })).captions.map(({ url }) => new URL(url).pathname)
  const before = await usedBy(person)
  await ask(VideoCaptionsResource.create, { video_id, language: 'en', text: text('Hello') })
  const [first] = await urls()
  expect(await usedBy(person)).toBe(before + text('Hello').length)
  at.pass(1000)
  await ask(VideoCaptionsResource.create, { video_id, language: 'en', text: text('Hello again') })
  const [second] = await urls()
  await at.actOnFacts()
  expect((await app.inject({ url: first! })).statusCode).toBe(404)
  expect((await app.inject({ url: second! })).body).toContain('Hello again')
  expect(await usedBy(person)).toBe(before + text('Hello again').length)
  await ask(VideoCaptionsResource.delete, { video_id, language: 'en' })
  await at.actOnFacts()
  expect((await app.inject({ url: second! })).statusCode).toBe(404)
  expect(await usedBy(person)).toBe(before)
  expect(await captionsOf(video_id)).toEqual([])
}, 60_000)

test('video.13 captions that an earlier version left are swept; those whose row is being written are not', async () => {
  const person = await at.person()
  const { id: video_id } = await take(makeTestClip({ seconds: 1 }), person)
  await at.actOnFacts()
  const captions = { video_id, language: 'en', text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' }
  await at.as(person)(VideoCaptionsResource.create, captions)
  const [named] = await captionsOf(video_id)
  const left = 'captions-de-0123456789ab.vtt'
  const fresh = makeCaptionFileName('fr', 'WEBVTT', at.house.clock())
  for (const file of [left, fresh])
    await at.house.files.put(toVideoFileKey(at.house, video_id, file), Buffer.from('WEBVTT'), 'text/vtt')
  expect(await sweepCaptions(at.house)).toBe(1)
  expect((await captionsOf(video_id)).sort()).toEqual([named, fresh].sort())
  // The whole folder is deleted with its video, with any files in it.
  at.pass(25 * 3600_000)
  await sweepVideos(at.house)
  expect(await filesOf(video_id)).toEqual([])
  expect(await usedBy(person)).toBe(0)
}, 60_000)

test('what nothing shows goes after its day with its files, and is counted no more', async () => {
  const bytes = makeTestClip({ seconds: 1 })
  const { id } = await take(bytes, other)
  await makeNextVideo(at.house)
  const used = () =>
    at.house.db
      .selectFrom('user_counts')
      .select('upload_bytes')
      .where('user_id', '=', other.id)
      .executeTakeFirstOrThrow()
  const before = Number((await used()).upload_bytes)
  at.pass(25 * 3600_000)
  await sweepVideos(at.house)
  expect(await at.house.db.selectFrom('videos').select('id').where('id', '=', id).executeTakeFirst()).toBeUndefined()
  expect(Number((await used()).upload_bytes)).toBeLessThanOrEqual(before - bytes.length)
}, 60_000)

test('a house without ffmpeg answers that it accepts no videos', async () => {
  const without = { ...at.house, settings: { ...at.house.settings, ffmpeg: 'none' } }
  expect(resolveFfmpeg(without)).toBeNull()
  await expect(storeVideo(without, { stream: Readable.from([makeTestClip()]) }, maker.id)).rejects.toMatchObject({
    key: 'video.none',
  })
})
