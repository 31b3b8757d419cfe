import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blankPage, expectAccessible, follow, open, visit } from '../browser.ts'
import { agree, eventsOf, tellEvents } from '../events.ts'
import { isPaused, mustPlayH264, timeOf, uploadedVideo } from '../videos.ts'
import { newPerson } from '../wire.ts'

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
  await page.keyboard.press(' ')
  await expect.poll(() => player.getAttribute('data-state')).toBe('4')
  const clock = (seconds: number) => `0:${String(Math.floor(seconds)).padStart(2, '0')}`
  const duration = await video.evaluate((one) => (one as HTMLVideoElement).duration)
  const times = `${clock(await timeOf(video))} / ${clock(duration)}`
  await expect.poll(() => player.locator('[data-bar] :has(> [data-time])').innerText()).toBe(times)
  await page.keyboard.press('k')
  await expect.poll(() => isPaused(video)).toBe(false)
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
  const bar = player.getByRole('slider', { name: 'Position' })
  await bar.press('Home')
  await expect.poll(() => timeOf(video)).toBe(0)
  await bar.fill('2.5')
  await expect.poll(() => timeOf(video)).toBeCloseTo(2.5, 1)
  await bar.press('ArrowRight')
  await expect.poll(() => timeOf(video)).toBeCloseTo(7.5, 1)
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
  expect(await timeOf(video)).toBeCloseTo(7.5, 1)
  await bar.fill('1')
  await expect.poll(() => timeOf(video)).toBeCloseTo(1, 1)
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
