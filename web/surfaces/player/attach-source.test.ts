import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

type Fatal = { fatal: boolean; type: string }
// Other test files of this worker may already have loaded the modules that are mocked here.
vi.hoisted(() => vi.resetModules())
const hls = vi.hoisted(() => ({ fail: (_: Fatal) => {}, loaded: [] as string[] }))
vi.mock('hls.js/light', () => ({
  default: class {
    static Events = { ERROR: 'error' }
    static ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' }
    static isSupported = () => true
    on(_: string, act: (name: string, failure: Fatal) => void) {
      hls.fail = (failure) => act('error', failure)
    }
    loadSource = (url: string) => hls.loaded.push(url)
    attachMedia() {}
    recoverMediaError() {}
    destroy() {}
  },
}))
let width = 1440
vi.stubGlobal('matchMedia', (query: string) => ({ matches: width <= Number(/max-width: ([\d.]+)px/.exec(query)?.[1]) }))
vi.stubGlobal('window', { MediaSource: class {} })
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})
const { attachSource } = await import('./attach-source.ts')

const file = (url: string) => ({ url, width: 1, height: 1, duration: 9000, thumbnail: '' })
const made = { video_list: { V_HLSV4: file('/v/hls4.m3u8'), V_720P: file('/v/720.mp4') } } as never
const withSmall = {
  video_list: { ...(made as { video_list: object }).video_list, V_HLSV3_MOBILE: file('/v/480.m3u8') },
}

/** Video element of an environment that can't play anything. */
class FakeVideo extends EventTarget {
  paused = true
  currentTime = 0
  error: { code: number } | null = null
  #src = ''
  get src() {
    return this.#src
  }
  set src(url: string) {
    this.#src = url
    this.paused = true
    this.currentTime = 0
  }
  async play() {
    this.paused = false
  }
  load() {}
  removeAttribute() {}
}
let video: FakeVideo
let told: number[]
beforeEach(async () => {
  video = new FakeVideo()
  told = []
  hls.loaded.length = 0
  attachSource(video as never, made, (code) => told.push(code))
  await vi.waitFor(() => expect(hls.loaded).toEqual(['/v/hls4.m3u8']))
})

test.each([
  ['network', [{ fatal: true, type: 'network' }]],
  [
    'damaged for the second time',
    [
      { fatal: true, type: 'media' },
      { fatal: true, type: 'media' },
    ],
  ],
])('video.11 playback continues with the next source at the same time: %s', async (_, failures) => {
  await video.play()
  video.currentTime = 3
  for (const failure of failures) hls.fail(failure)
  await vi.waitFor(() => expect(video.src).toBe('/v/720.mp4'))
  await vi.waitFor(() => expect(video.paused).toBe(false))
  expect(video.currentTime).toBe(3)
  expect(told).toEqual([])
})

test.each([
  ['a phone', 390, '/v/480.m3u8'],
  ['another', 1440, '/v/hls4.m3u8'],
])('video.11 the first source for %s', async (_, wide, url) => {
  width = wide
  onTestFinished(() => {
    width = 1440
  })
  hls.loaded.length = 0
  attachSource(video as never, withSmall as never, () => {})
  await vi.waitFor(() => expect(hls.loaded).toEqual([url]))
})

test('video.11 a paused video stays paused, and a non-fatal failure changes nothing', async () => {
  hls.fail({ fatal: false, type: 'network' })
  expect(video.src).toBe('')
  hls.fail({ fatal: true, type: 'network' })
  await vi.waitFor(() => expect(video.src).toBe('/v/720.mp4'))
  expect(video.paused).toBe(true)
})

test.each([1, 2, 3, 4])('video.11 after the last source its error %i is reported once', async (code) => {
  hls.fail({ fatal: true, type: 'network' })
  await vi.waitFor(() => expect(video.src).toBe('/v/720.mp4'))
  await Promise.resolve()
  video.error = { code }
  video.dispatchEvent(new Event('error'))
  await vi.waitFor(() => expect(told).toEqual([code]))
})
