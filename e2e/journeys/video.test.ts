import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { findPinOfKind } from '../kinds.ts'
import { waitUntilDrawnAndIdle } from '../time.ts'
import { assertPlaysH264, isVideoPaused, readVideoTime, uploadVideoPin } from '../videos.ts'
import { signUpPerson } from '../wire.ts'

/** Simulates that the window is hidden or shown again. */
const putAway = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    if (hidden) Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    else Reflect.deleteProperty(document, 'visibilityState')
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
/** A fingerprint of the video's current frame. */
const frameOf = (video: Locator) =>
  video.evaluate((one) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 })
    canvas.getContext('2d')?.drawImage(one as HTMLVideoElement, 0, 0, 16, 16)
    return canvas.toDataURL()
  })

test('video.1 card.2 video.4 video.8 video.12 video.15 create.17 an uploaded video plays in the closeup, with all of its controls', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const id = await uploadVideoPin(who, 'A boat at sea')
  const page = await openBlankPage({ who })
  await assertPlaysH264(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitPage(page, `/pin/${id}/`)
  const player = page.locator('[data-player]')
  const video = player.locator('video')
  await expect.poll(() => readVideoTime(video), { timeout: 20_000 }).toBeGreaterThan(0.2)
  const [time, frame] = [await readVideoTime(video), await frameOf(video)]
  await expect.poll(() => readVideoTime(video)).toBeGreaterThan(time)
  await expect.poll(() => frameOf(video)).not.toBe(frame)
  expect(await player.getAttribute('data-state')).toMatch(/^[356]$/)

  await player.focus()
  await page.keyboard.press(' ')
  await expect.poll(() => player.getAttribute('data-state')).toBe('4')
  const clock = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`
  const duration = await video.evaluate((one) => (one as HTMLVideoElement).duration)
  const times = `${clock(await readVideoTime(video))} / ${clock(duration)}`
  await expect.poll(() => player.locator('[data-bar] :has(> [data-time])').innerText()).toBe(times)
  await page.keyboard.press('k')
  await expect.poll(() => isVideoPaused(video)).toBe(false)
  await page.keyboard.press('k')
  await expect.poll(() => player.getAttribute('data-state')).toBe('4')
  const stopped = await readVideoTime(video)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => readVideoTime(video)).toBeLessThanOrEqual(Math.max(0, stopped - 4))
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => readVideoTime(video)).toBeGreaterThanOrEqual(4.5)
  const wasMuted = await video.evaluate((one) => (one as HTMLVideoElement).muted)
  await page.keyboard.press('m')
  await expect.poll(() => video.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(!wasMuted)
  const bar = player.getByRole('slider', { name: 'Position' })
  await bar.press('Home')
  await expect.poll(() => readVideoTime(video)).toBe(0)
  await bar.fill('2.5')
  await expect.poll(() => readVideoTime(video)).toBeCloseTo(2.5, 1)
  await bar.press('ArrowRight')
  await expect.poll(() => readVideoTime(video)).toBeCloseTo(7.5, 1)
  const volume = player.getByRole('slider', { name: 'Volume' })
  const heard = () => video.evaluate((one) => [(one as HTMLVideoElement).volume, (one as HTMLVideoElement).muted])
  await volume.press('End')
  await expect.poll(heard).toEqual([1, false])
  await volume.press('ArrowLeft')
  await expect.poll(heard).toEqual([0.95, false])
  await volume.press('Home')
  await expect.poll(heard).toEqual([0, true])
  await volume.press('ArrowRight')
  await expect.poll(heard).toEqual([0.05, false])
  expect(await readVideoTime(video)).toBeCloseTo(7.5, 1)
  await bar.fill('1')
  await expect.poll(() => readVideoTime(video)).toBeCloseTo(1, 1)
  const names = await player
    .locator('button, input, select')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.closest('label')?.textContent ?? ''))
  const wanted = ['Position', 'Play', 'Mute', 'Volume', 'Speed', 'Picture in picture', 'Full screen']
  for (const name of wanted) expect(names.join('|')).toContain(name)
  expect(names.every((name) => name.trim())).toBe(true)
  await player.focus()
  for (const _ of names) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement
      const isSeen = (element: Element | null) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element ?? document.body)
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
      }
      return { isInside: one.closest('[data-player]') !== null, isSeen: isSeen(one) || isSeen(one.closest('label')) }
    })
    expect(focused).toEqual({ isInside: true, isSeen: true })
  }
  const inPicture = () => page.evaluate(() => document.pictureInPictureElement?.tagName)
  await player.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(inPicture).toBe('VIDEO')
  await player.getByRole('button', { name: 'Picture in picture' }).click()
  await expect.poll(inPicture).toBe(undefined)
  await player.getByLabel('Speed').selectOption('1.5')
  expect(await video.evaluate((one) => (one as HTMLVideoElement).playbackRate)).toBe(1.5)
  await expectAccessible(page, 'a video')

  await player.focus()
  await page.keyboard.press('k')
  await expect.poll(() => isVideoPaused(video)).toBe(false)
  const events = recordEvents(page)
  await putAway(page, true)
  await expect.poll(() => isVideoPaused(video)).toBe(true)
  await putAway(page, false)
  await expect.poll(() => isVideoPaused(video)).toBe(false)
  const views = () => events.filter((one) => one.event_type === 1701)
  expect(views()).toHaveLength(1)
  await followLink(page, `/${who.username}/_created/`)
  await page.locator(`article[data-pin="${id}"]`).getByTitle('Video', { exact: true }).waitFor()
  await flushEvents(page)
  await expect.poll(() => views().length).toBe(2)
  for (const view of views())
    expect(view).toMatchObject({
      object_id_str: id,
      event_data: { place: 'closeup', seconds: expect.any(Number), quarters: expect.any(Array) },
    })
}, 240_000)

test('video.2 video.9 video.10 video.14 one video at a time plays in a grid, goes on when it is opened, and stays a picture for those who want that', async () => {
  const page = await openPage({ path: '/videos/' })
  await assertPlaysH264(page)
  const cards = page.locator('article[data-pin]')
  await expect.poll(() => cards.count()).toBeGreaterThan(5)
  expect(await page.locator('[data-moving="playing"]').count()).toBe(0)
  await expect.poll(() => page.locator('[data-moving] button').count()).toBeGreaterThan(0)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const playing = page.locator('article:not([data-ad-video]) [data-moving="playing"] video')
  await expect.poll(() => playing.count(), { timeout: 20_000 }).toBe(1)
  await expect.poll(() => readVideoTime(playing), { timeout: 20_000 }).toBeGreaterThan(0.5)
  const frame = await frameOf(playing)
  await expect.poll(() => frameOf(playing)).not.toBe(frame)
  expect(await playing.evaluate((one) => [(one as HTMLVideoElement).muted, (one as HTMLVideoElement).loop])).toEqual([
    true,
    true,
  ])

  const card = page.locator('article:not([data-ad-video]):has([data-moving="playing"] video)')
  const stood = await readVideoTime(playing)
  await card.locator('a').first().click()
  await page.waitForURL('**/pin/**', { timeout: 30_000 })
  const opened = page.locator('[data-player] video')
  await expect.poll(() => readVideoTime(opened), { timeout: 30_000 }).toBeGreaterThan(Math.min(stood, 2))
  expect(await playing.count()).toBe(0)
  await page.goBack()

  const autoplay = page.getByRole('switch', { name: 'Play videos automatically' })
  await autoplay.uncheck()
  await expect.poll(() => page.locator('[data-moving="playing"]').count()).toBe(0)
  await visitPage(page, '/videos/')
  await expect.poll(() => page.locator('[data-moving] button').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-moving="playing"]').count()).toBe(0)
  expect(await autoplay.isChecked()).toBe(false)
  expect((await page.request.get('/videos/no-such-topic/1/')).status()).toBe(404)
}, 180_000)

test('video.10 the data saver and the account’s setting each leave the picture with a play button, in grids and on a Pin’s page', async () => {
  const who = await signUpPerson()
  const pin = await findPinOfKind((one) => one.videos && !one.promoter && !one.story_pin_data)
  const page = await openBlankPage({ who })
  await assertPlaysH264(page)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const saved = sessionStorage.getItem('savesData') === 'yes'
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: saved }), configurable: true })
    document.addEventListener('play', () => document.documentElement.setAttribute('data-played', ''), true)
  })
  const playing = page.locator('[data-moving="playing"]')
  const video = page.locator('[data-player] video')
  const expectMoving = async () => {
    await visitPage(page, '/videos/')
    await expect.poll(() => playing.count(), { timeout: 20_000 }).toBeGreaterThan(0)
    await visitPage(page, `/pin/${pin.id}/`)
    await expect.poll(() => readVideoTime(video), { timeout: 20_000 }).toBeGreaterThan(0.2)
  }
  const expectStill = async () => {
    await visitPage(page, '/videos/')
    await page.evaluate(waitUntilDrawnAndIdle)
    await expect.poll(() => page.locator('[data-moving="still"] button').count()).toBeGreaterThan(0)
    expect(await playing.count()).toBe(0)
    await visitPage(page, `/pin/${pin.id}/`)
    await page.evaluate(waitUntilDrawnAndIdle)
    const play = page.locator('[data-player]').getByRole('button', { name: 'Play', exact: true }).first()
    expect(await page.locator('html[data-played]').count()).toBe(0)
    await play.click()
    await expect.poll(() => readVideoTime(video), { timeout: 20_000 }).toBeGreaterThan(0.2)
  }
  await expectMoving()
  await page.evaluate(() => sessionStorage.setItem('savesData', 'yes'))
  await expectStill()
  await page.evaluate(() => sessionStorage.clear())
  await who.wire.must('UserSettings', 'update', { autoplays_videos: false })
  await expectStill()
  await who.wire.must('UserSettings', 'update', { autoplays_videos: true })
  await expectMoving()
}, 240_000)
