import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { dragUpTo } from '../drag.ts'
import { acceptAllCookies } from '../events.ts'
import { makePictureFile } from '../picture.ts'
import { signUpPerson } from '../wire.ts'

const CLIP = new URL('../../demo/moving/kept/video-waves-2/432.mp4', import.meta.url)

test('create.1 create.6 create.17 a video goes on after its upload was cut off, by a reload and by the network alone, gets a cover from its frames and one of one’s own, and is published', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/pin-creation-tool/', complaints: [/Failed to load resource/] })
  const buffer = await readFile(CLIP)
  const sent: { offset: number; length: number }[] = []
  let cuts = 2
  await page.route('**/upload/files/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    const body = request.postDataBuffer() ?? Buffer.alloc(0)
    sent.push({ offset: Number(request.headers()['upload-offset']), length: body.length })
    if (!cuts--) return route.continue()
    // Half of the file arrives, then the network fails.
    const half = body.subarray(0, body.length >> 1)
    await route.fetch({ postData: half })
    await page.context().setOffline(true)
    await route.abort('connectionreset')
  })
  await page.locator('input[type=file]').first().setInputFiles({ name: 'waves.mp4', mimeType: 'video/mp4', buffer })
  await expect.poll(() => sent.length).toBe(1)
  await page.getByText('You lost your connection').first().waitFor()
  // The page is left before the network returns; otherwise the upload would resume by itself.
  await page.goto('about:blank')
  await page.context().setOffline(false)
  await page.goto('/pin-creation-tool/')
  await expect.poll(() => sent.length, { timeout: 30_000 }).toBe(2)
  await page.getByText('You lost your connection').first().waitFor()
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Video', exact: true }).waitFor({ timeout: 30_000 })
  const half = buffer.length >> 1
  const more = half + ((buffer.length - half) >> 1)
  expect(sent).toEqual([0, half, more].map((offset) => ({ offset, length: buffer.length - offset })))

  await page.getByRole('button', { name: 'Frame 3 of 8' }).click({ timeout: 120_000 })
  await page.locator('[aria-pressed=true][aria-label="Frame 3 of 8"]').waitFor()
  const cover = await makePictureFile('cover.png')
  await page.getByLabel('Upload a cover').setInputFiles(cover)
  await expect.poll(() => page.locator('[aria-pressed=true][aria-label^="Frame"]').count()).toBe(0)
  const captions = page.locator('input[type=file][accept*=vtt]')
  await captions.setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: Buffer.from('WEBVTT\n\nno time\n') })
  await page
    .getByRole('alert')
    .filter({ hasText: /line \d/ })
    .waitFor()
  const good = Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nWaves\n')
  await captions.setInputFiles({ name: 'a.vtt', mimeType: 'text/vtt', buffer: good })
  await page.getByRole('button', { name: 'Remove captions in English' }).waitFor()
  await page.getByRole('textbox', { name: 'Title' }).fill('Waves')
  await expectAccessible(page, 'the creator with a video')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  const pin = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  expect(pin).toMatchObject({ title: 'Waves', video_status: 'ready', videos: { captions: [{ language: 'en' }] } })
  const { width, height } = await sharp(cover.buffer).metadata()
  expect([pin.image_width, pin.image_height]).toEqual([width, height])
  expect(pin.videos.video_list.V_720P.thumbnail).toContain(pin.image_signature)
}, 240_000)

test('create.15 a story is made on a phone: its pages are ordered by keys, doubled, deleted and published; none is lost for one that is put back', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who, size: 'phone', path: '/idea-pin-builder/' })
  const words = (number: number) => page.getByRole('textbox', { name: `Text on page ${number}`, exact: true })
  await words(1).fill('One')
  const more = page.getByRole('button', { name: 'Add a page of text' })
  await more.click()
  await words(2).fill('Two')
  await more.click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('alert').filter({ hasText: 'Page 3 is empty' }).waitFor()
  const why = page.getByRole('form').getByText('Give your story a title.')
  await why.waitFor()
  const bar = (await page.getByRole('button', { name: 'Publish', exact: true }).boundingBox())!
  await expect.poll(async () => (await why.boundingBox())!.y + 20).toBeLessThan(bar.y)
  await page.getByRole('button', { name: 'Delete Page 3' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Counting')
  await page.getByRole('button', { name: 'Move Page 2' }).focus()
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect.poll(() => words(1).inputValue()).toBe('Two')
  await page.getByRole('button', { name: 'Duplicate Page 1' }).click()
  await expect.poll(() => words(2).inputValue()).toBe('Two')
  await expectAccessible(page, 'the form of a story')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  const { story_pin_data } = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  const texts = story_pin_data.pages.map(({ blocks }: { blocks: { text: string }[] }) => blocks[0]?.text)
  expect(texts).toEqual(['Two', 'Two', 'One'])

  await visitPage(page, '/idea-pin-builder/')
  await words(1).fill('Kept')
  const pages = page.getByRole('button', { name: /^Delete Page/ })
  for (let count = 1; count < 19; count++)
    await page.getByRole('button', { name: 'Duplicate Page 1', exact: true }).click()
  await more.click()
  await expect.poll(() => pages.count()).toBe(20)
  expect(await more.isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Delete Page 1', exact: true }).click()
  await more.click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByRole('button', { name: 'Undo' }).click()
  const full = notices.locator('> *').filter({ hasText: 'A story can have up to 20 pages.' })
  await full.waitFor()
  expect(await pages.count()).toBe(20)
  await page.getByRole('button', { name: 'Delete Page 20' }).click()
  await full.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => pages.count()).toBe(20)
  expect(await words(1).inputValue()).toBe('Kept')
}, 120_000)

test('create.6 create.15 a story waits for the files on their way, one that was lost goes on, by the network and after a reload, and pages are dragged, deleted and brought back', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/story-pin-builder/', complaints: [/Failed to load resource/] })
  const words = (number: number) => page.getByRole('textbox', { name: `Text on page ${number}` })
  const pages = page.getByRole('region', { name: 'Pages' })
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await page.getByRole('textbox', { name: 'Title' }).fill('Three of them')
  await words(1).fill('One')
  await page.getByRole('button', { name: 'Add a page of text' }).click()
  await words(2).fill('Two')
  let isCut = true
  let arrives = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrives = resolve
  })
  const offsets: number[] = []
  await page.route('**/upload/files/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    offsets.push(Number(request.headers()['upload-offset']))
    const body = request.postDataBuffer() ?? Buffer.alloc(0)
    if (isCut) {
      isCut = false
      await route.fetch({ postData: body.subarray(0, body.length >> 1) })
      await page.context().setOffline(true)
      return route.abort('connectionreset')
    }
    await arrived
    // The page may have been reloaded in the meantime.
    await route.continue().catch(() => {})
  })
  const file = await makePictureFile('third.png')
  await pages.locator('input[type=file]').last().setInputFiles(file)
  const again = pages.getByRole('button', { name: 'Try again: third.png' })
  await again.waitFor({ timeout: 30_000 })
  await publish.click()
  await pages.getByRole('alert').filter({ hasText: 'third.png isn’t in your story yet.' }).waitFor()
  await page.context().setOffline(false)
  await expect.poll(() => offsets.length, { timeout: 30_000 }).toBe(2)
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect.poll(() => offsets.length, { timeout: 30_000 }).toBe(3)
  expect(offsets).toEqual([0, 1, 1].map((half) => half * (file.buffer.length >> 1)))

  const handle = (number: number) => page.getByRole('button', { name: `Move Page ${number}` })
  await dragUpTo(handle(2), handle(1))
  await expect.poll(() => words(1).inputValue()).toBe('Two')
  await page.getByRole('button', { name: 'Delete Page 1' }).click()
  await expect.poll(() => words(1).inputValue()).toBe('One')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await expect.poll(focused).toBe('Delete Page 1')
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => words(1).inputValue()).toBe('Two')

  const refused = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') }
  await pages.locator('input[type=file]').last().setInputFiles(refused)
  await publish.click()
  await page.getByText('We’ll publish it as soon as the upload is done.').waitFor()
  arrives()
  await pages.getByRole('alert').filter({ hasText: 'notes.txt isn’t in your story yet.' }).waitFor({ timeout: 30_000 })
  await pages.getByRole('button', { name: 'Remove notes.txt' }).click()
  await publish.click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href', { timeout: 30_000 })) ?? ''
  const { story_pin_data } = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  expect(story_pin_data.pages.map(({ blocks }: { blocks: { type: string }[] }) => blocks[0]?.type)).toEqual([
    'story_pin_paragraph_block',
    'story_pin_paragraph_block',
    'story_pin_image_block',
  ])
}, 120_000)

test('create.4 a hundred files become drafts in their order, the next is refused, and one that failed is tried again or taken out', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/pin-creation-tool/', complaints: [/Failed to load resource/] })
  const arrive: Record<string, () => void> = {}
  await page.route('**/upload/files/*', async (route) => {
    const size = route.request().postDataBuffer()?.length ?? 0
    if (route.request().method() === 'PATCH')
      await new Promise<void>((resolve) => Object.assign(arrive, { [size]: resolve }))
    await route.continue()
  })
  let isCut = true
  await page.route('**/upload/files/', (route) => (isCut ? route.abort('connectionrefused') : route.continue()))
  const two = [await makePictureFile('left.png'), await makePictureFile('right.png')]
  // The two files differ by their size.
  two[1]!.buffer = Buffer.concat([two[1]!.buffer, Buffer.alloc(100_000)])
  await page.locator('input[type=file]').first().setInputFiles(two)
  const again = (name: string) => page.getByRole('button', { name: `Try again: ${name}` })
  const sending = (name: string) => page.getByRole('progressbar', { name: `Uploading ${name}` })
  for (const { name } of two) await again(name).waitFor({ timeout: 30_000 })
  isCut = false
  for (const { name } of two) await again(name).click()
  for (const { name } of two) await sending(name).waitFor()
  await expect.poll(() => Object.keys(arrive).length).toBe(2)
  arrive[two[1]!.buffer.length]?.()
  await expect.poll(() => sending('right.png').count(), { timeout: 30_000 }).toBe(0)
  expect(await sending('left.png').count()).toBe(1)
  arrive[two[0]!.buffer.length]?.()
  await expect.poll(() => sending('left.png').count(), { timeout: 30_000 }).toBe(0)
  for (const { name } of two)
    await page.getByRole('button', { name: `Edit ${name}, Draft` }).waitFor({ timeout: 30_000 })
  await page.unroute('**/upload/files/')

  await page.route('**/upload/files/', (route) => route.abort('connectionrefused'))
  const buffer = Buffer.from('not sent at all')
  const files = Array.from({ length: 101 }, (_, at) => ({ name: `${at + 1}.png`, mimeType: 'image/png', buffer }))
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page.getByText('You can add up to 100 files at a time. We left out 1.').first().waitFor()
  const names = page.getByRole('button', { name: /^Edit \d+\.png/ })
  await expect.poll(() => names.count()).toBe(100)
  const labels = await names.evaluateAll((all) => all.map((one) => one.textContent?.split(',')[0]))
  expect(labels).toEqual(files.slice(0, 100).map(({ name }) => `Edit ${name}`))
  await page.getByRole('button', { name: 'Try again: 1.png' }).waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Remove 1.png' }).click()
  await expect.poll(() => names.count()).toBe(99)
  for (const way of ['drop', 'paste'] as const) {
    await page.evaluate((how) => {
      const data = new DataTransfer()
      for (const at of [1, 2]) data.items.add(new File(['not sent'], `${how} ${at}.png`, { type: 'image/png' }))
      const init = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    }, way)
    const came = page.getByRole('button', { name: new RegExp(`^Edit ${way}`) })
    await expect
      .poll(() => came.allTextContents())
      .toEqual([expect.stringContaining('1.png'), expect.stringContaining('2.png')])
  }
}, 120_000)
