import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLinkOrVisit, openBlankPage, openPage, visitPage } from '../browser.ts'
import { createPinWith } from '../outbound-links.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { assertPlaysH264, isVideoPaused, readVideoTime, uploadVideoPin } from '../videos.ts'
import { signUpPerson } from '../wire.ts'

test('create.17 the owner of a published video sees how far it is, and when it could not be made reads why and is offered another file', async () => {
  const who = await signUpPerson()
  const { id } = await createPinWith({ title: 'It failed' }, who.wire)
  const page = await openBlankPage({ who, complaints: [/404/] })
  const why = 'We can’t open this video. It may be damaged. Please try another file.'
  let state = 'making'
  const status = () => (state === 'making' ? 'processing' : 'failed')
  await patchPinsInAnswers(page, /\/resource\/PinResource\/get\//, ([pin]) =>
    Object.assign(pin, { video_status: status() }),
  )
  await page.route('**/resource/VideoUploadResource/get/**', (route) => {
    const message = state === 'failed' ? why : null
    const data = { id: '1', state, progress: 40, message, width: 1, height: 1, frames: [], captions: [] }
    return route.fulfill({ json: { resource_response: { status: 'success', code: 0, data } } })
  })
  await visitPage(page, '/about/community-guidelines/')
  await followLinkOrVisit(page, `/pin/${id}/`)
  const progress = page.getByRole('progressbar', { name: 'Preparing your video' })
  await progress.waitFor()
  expect(await progress.getAttribute('value')).toBe('40')
  await page.getByText('40%', { exact: true }).waitFor()
  state = 'failed'
  const told = page.getByRole('alert').filter({ hasText: why })
  await told.getByRole('link', { name: 'Use another video' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Replace video' }).waitFor()
}, 60_000)

test('video.8 video.11 video.13 an upright video keeps its controls inside, shows captions in the viewer’s language, and says so when none of its files comes', async () => {
  const who = await signUpPerson()
  const id = await uploadVideoPin(who, 'A boat, upright')
  const { videos } = await who.wire.must('Pin', 'get', { id })
  for (const language of ['en', 'de'])
    await who.wire.must('VideoCaptions', 'create', {
      video_id: videos.id,
      language,
      text: `WEBVTT\n\n00:00.000 --> 00:09.000\n${language}\n`,
    })
  const page = await openPage({ path: `/pin/${id}/`, locale: 'de-DE' })
  await assertPlaysH264(page)
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
  // Captions move to the top while the controls are shown.
  const line = () =>
    video.evaluate((one) =>
      [...(one as HTMLVideoElement).textTracks].flatMap(({ activeCues }) =>
        [...(activeCues ?? [])].map((cue) => (cue as VTTCue).line),
      ),
    )
  await expect.poll(() => player.getAttribute('data-controls')).toBe('hidden')
  await expect.poll(line).toEqual(['auto'])
  await player.locator('[data-bar] button').first().focus()
  await expect.poll(() => player.getAttribute('data-controls')).toBe('shown')
  await expect.poll(line).toEqual([1])
  await player.focus()
  await page.keyboard.press('k')
  await expect.poll(() => isVideoPaused(video)).toBe(true)
  const frame = (await player.boundingBox())!
  const top = async () =>
    (await page.screenshot({ clip: { ...frame, height: frame.height / 4 }, animations: 'disabled' })).toString('base64')
  const withCaptions = await top()
  expect(await top()).toBe(withCaptions)
  await page.keyboard.press('c')
  await expect.poll(shown).toEqual([])
  await expect.poll(top).not.toBe(withCaptions)
  await page.keyboard.press('c')
  await expect.poll(shown).toEqual(['en'])
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-player'))).toBe(true)
  await page.keyboard.press('f')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBe(null)
  const inside = async (one: Page) => {
    const frame = (await one.locator('[data-player]').boundingBox())!
    const shownControls = one.locator('[data-bar] :is(button, input, select)').filter({ visible: true })
    await expect.poll(() => shownControls.count()).toBeGreaterThan(3)
    const controls = await shownControls.all()
    const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
    for (const box of boxes) {
      expect(box!.x).toBeGreaterThanOrEqual(frame.x)
      expect(box!.x + box!.width).toBeLessThanOrEqual(frame.x + frame.width)
    }
    return Math.max(...boxes.map((box) => box!.y + box!.height))
  }
  await inside(page)

  const phone = await openPage({ path: `/pin/${id}/`, size: 'phone', complaints: [/Failed to load resource|net::ERR/] })
  await phone.locator('[data-player] button').first().click()
  await phone.locator('[data-bar]').waitFor()
  const save = (await phone.locator('[data-closeup]').getByRole('button', { name: /^Save/ }).first().boundingBox())!
  expect(await inside(phone)).toBeLessThan(save.y)
  for (const name of ['Mute', 'Full screen'])
    expect(await phone.locator('[data-bar]').getByLabel(name, { exact: true }).isVisible()).toBe(true)

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
  expect([asked[0], asked.at(-1)]).toEqual(['m3u8', 'mp4'])
  isOut.mp4 = false
  const again = phone.locator('[data-player] video')
  for (const [code, sentence] of [
    [1, 'The video stopped.'],
    [2, 'We couldn’t load the video. Check your connection.'],
    [3, 'This video is damaged and can’t be shown.'],
    [4, 'Your browser can’t play this video.'],
  ] as const) {
    await failed.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => failed.count()).toBe(0)
    // The first source fails; the second one starts by itself.
    await expect.poll(() => readVideoTime(again), { timeout: 60_000 }).toBeGreaterThan(0.2)
    expect(await again.evaluate((one) => (one as HTMLVideoElement).currentSrc)).toMatch(/\.mp4/)
    // The speed chosen before the first failure survives all of them.
    if (code === 1) {
      // Phones have no speed control.
      await phone.setViewportSize({ width: 720, height: 844 })
      await phone.locator('[data-bar]').getByLabel('Speed').selectOption('0.5')
    }
    expect(await again.evaluate((one) => (one as HTMLVideoElement).playbackRate)).toBe(0.5)
    await again.evaluate((one, code) => {
      Object.defineProperty(one, 'error', { value: { code }, configurable: true })
      one.dispatchEvent(new Event('error'))
      Reflect.deleteProperty(one, 'error')
    }, code)
    await failed.getByText(sentence, { exact: true }).waitFor()
    expect(await failed.getAttribute('data-error')).toBe(`${code}`)
  }
}, 300_000)

test('story.4 video.10 videos in a story play where one comes to them, the last one too; a tap on them turns the page and holding stops them', async () => {
  const who = await signUpPerson()
  const { videos } = await who.wire.must('Pin', 'get', { id: await uploadVideoPin(who, 'For a story') })
  const moving = { blocks: [{ type: 'story_pin_video_block', video_id: videos.id }] }
  const words = { blocks: [{ type: 'story_pin_paragraph_block', text: 'Between them' }] }
  const story_pin = JSON.stringify({ metadata: { pin_title: 'Two boats' }, pages: [moving, words, moving] })
  const { id } = await who.wire.must('StoryPin', 'create', { story_pin })
  const page = await openPage({ path: `/pin/${id}/` })
  await assertPlaysH264(page)
  const story = page.locator('[data-story-page]')
  const at = () => story.getAttribute('data-story-page')
  const current = story.locator('[data-current=true] video')
  await current.waitFor()
  // Without script the browser's native controls are used.
  await expect.poll(() => current.getAttribute('controls')).toBeNull()
  expect(await isVideoPaused(current)).toBe(true)
  await story.getByRole('button', { name: 'Play story' }).click()
  await expect.poll(() => readVideoTime(current)).toBeGreaterThan(0.2)

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitPage(page, `/pin/${id}/`)
  await expect.poll(() => readVideoTime(current), { timeout: 20_000 }).toBeGreaterThan(0.2)
  await story.getByRole('button', { name: 'Turn sound on' }).click()
  expect(await current.evaluate((one) => (one as HTMLVideoElement).muted)).toBe(false)
  const box = (await story.boundingBox())!
  const tap = (part: number) => page.mouse.click(box.x + box.width * part, box.y + box.height / 2)
  await tap(0.7)
  await expect.poll(at).toBe('2')
  await tap(0.7)
  await expect.poll(at).toBe('3')
  await expect.poll(() => readVideoTime(current), { timeout: 20_000 }).toBeGreaterThan(0.2)
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height / 2)
  await page.mouse.down()
  await expect.poll(() => isVideoPaused(current)).toBe(true)
  // Held for longer than a tap.
  const held = Date.now()
  await expect.poll(() => Date.now() - held).toBeGreaterThan(700)
  await page.mouse.up()
  await expect.poll(() => isVideoPaused(current)).toBe(false)
  expect(await at()).toBe('3')
  await tap(0.1)
  await expect.poll(at).toBe('2')
}, 240_000)
