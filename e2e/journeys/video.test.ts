import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blankPage, expectAccessible, follow, open, visit } from '../browser.ts'
import { agree, eventsOf, tellEvents } from '../events.ts'
import { newPerson, type Someone } from '../wire.ts'

const FILE = new URL('../../demo/moving/kept/video-waves-2/432.mp4', import.meta.url)

/** A video that someone uploads as programs do, and its pin once it is ready. */
async function uploadedVideo({ wire }: Someone, title: string): Promise<string> {
  const list = JSON.stringify([{ id: 'v', media_type: 'video-story-pin' }])
  const { v } = await wire.must('MediaUploads', 'create', { media_info_list: list })
  const form = new FormData()
  for (const [name, value] of Object.entries<string>(v.upload_parameters)) form.append(name, value)
  form.append('file', new Blob([await readFile(FILE)]), 'video.mp4')
  const sent = await fetch(v.upload_url, { method: 'POST', body: form })
  expect(sent.status).toBe(204)
  const { id } = await wire.must('Pin', 'create', { upload_id: v.upload_id, title })
  await expect
    .poll(async () => (await wire.must('Pin', 'get', { id })).video_status, { timeout: 120_000, interval: 1000 })
    .toBe('ready')
  return id
}

async function mustPlayH264(page: Page) {
  const can = await page.evaluate(() => document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'))
  if (!can)
    throw new Error('This Chromium can’t play H.264. Install Debian’s chromium, or name one that can in CHROME_PATH.')
}

const timeOf = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).currentTime)
const isPaused = (video: Locator) => video.evaluate((one) => (one as HTMLVideoElement).paused)
/** The window goes behind another one, or comes back. */
const putAway = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    if (hidden) Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    else Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
/** What is seen of a video now, in few numbers. */
const frameOf = (video: Locator) =>
  video.evaluate((one) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 })
    canvas.getContext('2d')?.drawImage(one as HTMLVideoElement, 0, 0, 16, 16)
    return canvas.toDataURL()
  })

test('video.1 video.4 video.8 video.12 video.15 create.17 an uploaded video plays in the closeup, with all of its controls', async () => {
  const who = await newPerson()
  await agree(who)
  const id = await uploadedVideo(who, 'A boat at sea')
  const page = await blankPage({ who })
  await mustPlayH264(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, `/pin/${id}/`)
  const player = page.locator('[data-player]')
  const video = player.locator('video')
  await expect.poll(() => timeOf(video), { timeout: 20_000 }).toBeGreaterThan(0.2)
  const [time, frame] = [await timeOf(video), await frameOf(video)]
  await expect.poll(() => timeOf(video)).toBeGreaterThan(time)
  await expect.poll(() => frameOf(video)).not.toBe(frame)
  expect(await player.getAttribute('data-state')).toMatch(/^[356]$/)

  await player.focus()
  await page.keyboard.press('k')
  await expect.poll(() => player.getAttribute('data-state')).toBe('4')
  const stopped = await timeOf(video)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => timeOf(video)).toBeLessThanOrEqual(Math.max(0, stopped - 4))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => timeOf(video)).toBeGreaterThanOrEqual(4.5)
  const wasMuted = await video.evaluate((one) => (one as HTMLVideoElement).muted)
  await page.keyboard.press('m')
  await expect.poll(() => video.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(!wasMuted)
  const names = await player
    .locator('button, input, select')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? ''))
  for (const name of ['Position', 'Play', 'Volume', 'Speed', 'Full screen']) expect(names.join('|')).toContain(name)
  await player.getByLabel('Speed').selectOption('1.5')
  expect(await video.evaluate((one) => (one as HTMLVideoElement).playbackRate)).toBe(1.5)
  await expectAccessible(page, 'a video')

  await player.focus()
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(video)).toBe(false)
  const events = eventsOf(page)
  await putAway(page, true)
  await expect.poll(() => isPaused(video)).toBe(true)
  await putAway(page, false)
  await expect.poll(() => isPaused(video)).toBe(false)
  const views = () => events.filter((one) => one.event_type === 1701)
  expect(views()).toHaveLength(1)
  await follow(page, '/ideas/')
  await tellEvents(page)
  await expect.poll(() => views().length).toBe(2)
  for (const view of views())
    expect(view).toMatchObject({
      object_id_str: id,
      event_data: { place: 'closeup', seconds: expect.any(Number), quarters: expect.any(Array) },
    })
}, 240_000)

test('video.2 video.9 video.10 video.14 one video at a time plays in a grid, goes on when it is opened, and stays a picture for those who want that', async () => {
  const page = await open({ path: '/videos/' })
  await mustPlayH264(page)
  const cards = page.locator('article[data-pin]')
  await expect.poll(() => cards.count()).toBeGreaterThan(5)
  expect(await page.locator('[data-moving="playing"]').count()).toBe(0)
  await expect.poll(() => page.locator('[data-moving] button').count()).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const playing = page.locator('article:not([data-ad-video]) [data-moving="playing"] video')
  await expect.poll(() => playing.count(), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => timeOf(playing), { timeout: 20_000 }).toBeGreaterThan(0.5)
  const frame = await frameOf(playing)
  await expect.poll(() => frameOf(playing)).not.toBe(frame)
  expect(await playing.evaluate((one) => [(one as HTMLVideoElement).muted, (one as HTMLVideoElement).loop])).toEqual([
    true,
    true,
  ])

  const card = page.locator('article:not([data-ad-video]):has([data-moving="playing"] video)')
  const stood = await timeOf(playing)
  await card.locator('a').first().click()
  await page.waitForURL('**/pin/**', { timeout: 30_000 })
  const opened = page.locator('[data-player] video')
  await expect.poll(() => timeOf(opened), { timeout: 30_000 }).toBeGreaterThan(Math.min(stood, 2))
  expect(await playing.count()).toBe(0)
  await page.goBack()

  const autoplay = page.getByRole('switch', { name: 'Play videos automatically' })
  await autoplay.uncheck()
  await expect.poll(() => page.locator('[data-moving="playing"]').count()).toBe(0)
  await visit(page, '/videos/')
  await expect.poll(() => page.locator('[data-moving] button').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-moving="playing"]').count()).toBe(0)
  expect(await autoplay.isChecked()).toBe(false)
  expect((await page.request.get('/videos/no-such-topic/1/')).status()).toBe(404)
}, 180_000)

test('video.8 video.11 video.13 an upright video keeps its controls inside, shows captions in the viewer’s language, and says so when none of its files comes', async () => {
  const who = await newPerson()
  const id = await uploadedVideo(who, 'A boat, upright')
  const { videos } = await who.wire.must('Pin', 'get', { id })
  for (const language of ['en', 'de'])
    await who.wire.must('VideoCaptions', 'create', {
      video_id: videos.id,
      language,
      text: `WEBVTT\n\n00:00.000 --> 00:09.000\n${language}\n`,
    })
  const page = await open({ path: `/pin/${id}/`, locale: 'de-DE' })
  await mustPlayH264(page)
  const player = page.locator('[data-player]')
  const video = player.locator('video')
  const begin = () => player.locator('button').first().click()
  const captions = player.locator('[data-bar] select').first()
  const shown = () =>
    video.evaluate((one) =>
      [...(one as HTMLVideoElement).textTracks]
        .filter(({ mode }) => mode === 'showing')
        .map(({ language }) => language),
    )
  await begin()
  await expect.poll(shown).toEqual(['de'])
  await captions.selectOption('en')
  await expect.poll(shown).toEqual(['en'])
  await page.reload()
  await begin()
  await expect.poll(shown).toEqual(['en'])
  await player.focus()
  await page.keyboard.press('c')
  await expect.poll(shown).toEqual([])
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-player'))).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  const inside = async (one: Page) => {
    const frame = (await one.locator('[data-player]').boundingBox())!
    const controls = await one.locator('[data-bar] :is(button, input, select):visible').all()
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    expect(boxes.length).toBeGreaterThan(5)
    for (const box of boxes) {
      expect(box!.x).toBeGreaterThanOrEqual(frame.x)
      expect(box!.x + box!.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
    return Math.max(...boxes.map((box) => box!.y + box!.height))
  }
  await inside(page)

  const phone = await open({ path: `/pin/${id}/`, size: 'phone', complaints: [/Failed to load resource|net::ERR/] })
  await phone.locator('[data-player] button').first().click()
  await phone.locator('[data-bar]').waitFor()
  const save = (await phone.locator('[data-closeup]').getByRole('button', { name: 'Save', exact: true }).boundingBox())!
  expect(await inside(phone)).toBeLessThan(save.y)

  const asked: string[] = []
  const isOut = { mp4: true }
  await phone.route(/\.(m3u8|mp4)(\?|$)/, (route) => {
    const ending = /\.(m3u8|mp4)/.exec(route.request().url())?.[1] ?? ''
    asked.push(ending)
    return ending === 'mp4' && !isOut.mp4 ? route.continue() : route.fulfill({ status: 404, body: '' })
  })
  await phone.reload()
  const failed = phone.locator('[data-player] [data-error]')
  await failed.waitFor({ timeout: 60_000 })
  expect(await failed.getAttribute('data-error')).toMatch(/^[2-4]$/)
  expect(await failed.locator('p').textContent()).toMatch(/\S/)
  expect([asked[0], asked.at(-1)]).toEqual(['m3u8', 'mp4'])
  isOut.mp4 = false
  await failed.getByRole('button', { name: 'Try again' }).click()
  const again = phone.locator('[data-player] video')
  await expect.poll(() => timeOf(again), { timeout: 60_000 }).toBeGreaterThan(0.2)
  expect(await again.evaluate((one) => (one as HTMLVideoElement).currentSrc)).toMatch(/\.mp4/)
}, 300_000)

test('story.4 video.10 videos in a story play where one comes to them, the last one too; a tap on them turns the page and holding stops them', async () => {
  const who = await newPerson()
  const { videos } = await who.wire.must('Pin', 'get', { id: await uploadedVideo(who, 'For a story') })
  const moving = { blocks: [{ type: 'story_pin_video_block', video_id: videos.id }] }
  const words = { blocks: [{ type: 'story_pin_paragraph_block', text: 'Between them' }] }
  const story_pin = JSON.stringify({ metadata: { pin_title: 'Two boats' }, pages: [moving, words, moving] })
  const { id } = await who.wire.must('StoryPin', 'create', { story_pin })
  const page = await open({ path: `/pin/${id}/` })
  await mustPlayH264(page)
  const story = page.locator('[data-story-page]')
  const at = () => story.getAttribute('data-story-page')
  const current = story.locator('[data-current=true] video')
  await current.waitFor()
  expect([await isPaused(current), await current.getAttribute('controls')]).toEqual([true, null])
  await story.getByRole('button', { name: 'Play story' }).click()
  await expect.poll(() => timeOf(current)).toBeGreaterThan(0.2)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visit(page, `/pin/${id}/`)
  await expect.poll(() => timeOf(current), { timeout: 20_000 }).toBeGreaterThan(0.2)
  await story.getByRole('button', { name: 'Turn sound on' }).click()
  expect(await current.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(false)
  const box = (await story.boundingBox())!
  const tap = (part: number) => page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
  await tap(0.7)
  await expect.poll(at).toBe('2')
  await tap(0.7)
  await expect.poll(at).toBe('3')
  await expect.poll(() => timeOf(current), { timeout: 20_000 }).toBeGreaterThan(0.2)
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
  await page.mouse.down()
  await expect.poll(() => isPaused(current)).toBe(true)
  // Longer than a tap.
  const held = Date.now()
  await expect.poll(() => Date.now() - held).toBeGreaterThan(700)
  await page.mouse.up()
  await expect.poll(() => isPaused(current)).toBe(false)
  expect(await at()).toBe('3')
  await tap(0.1)
  await expect.poll(at).toBe('2')
}, 240_000)
