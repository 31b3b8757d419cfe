import { expect, test } from 'vitest'
import { openPage, visitPage } from '../browser.ts'
import { makeGifFile, makePictureFile } from '../picture.ts'
import { signUpPerson } from '../wire.ts'

test('create.3 card.2 create.18 several files at once: what is no picture says so, the others are published, and a GIF moves', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/pin-creation-tool/', complaints: [/400|415|422/] })
  const broken = { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('hello, I am text') }
  const files = [
    await makePictureFile('one.png'),
    broken,
    await makeGifFile('moving.gif', 4),
    await makeGifFile('still.gif', 1),
  ]
  await page.locator('input[type=file]').first().setInputFiles(files)
  await page
    .getByText(/can’t open this picture|You can upload JPEG/)
    .first()
    .waitFor({ timeout: 30_000 })
  // The files are uploaded and processed one after the other.
  await page.getByText('Draft', { exact: true }).nth(2).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Publish all 3' }).click()
  await page.getByText('3 Pins published').first().waitFor({ timeout: 30_000 })
  const pins = await who.wire.must('UserPins', 'get', { username: who.username })
  expect(pins.map(({ embed }: { embed: { type: string } | null }) => embed?.type).sort()).toEqual([
    'gif',
    undefined,
    undefined,
  ])
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitPage(page, `/${who.username}/_created/`)
  const cards = page.locator('article[data-pin]')
  await expect.poll(() => cards.count()).toBe(3)
  const gif = cards.filter({ hasText: 'GIF' })
  expect(await gif.count()).toBe(1)
  await expect.poll(() => gif.locator('[data-moving="playing"] :is(video, img)').count(), { timeout: 20_000 }).toBe(1)
  expect(await cards.locator('[data-moving]').count()).toBe(1)
  for (const video of await gif.locator('video').all())
    expect(await video.evaluate((one: HTMLVideoElement) => [one.muted, one.loop])).toEqual([true, true])
  await gif.locator('a img').first().waitFor()
}, 120_000)

test('a pin of one’s own is edited, deleted and brought back', async () => {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Mine' })
  const file = await makePictureFile()
  const image = `data:image/png;base64,${file.buffer.toString('base64')}`
  const pin = await who.wire.must('Pin', 'create', { board_id: board.id, image_base64: image, title: 'Before' })
  const page = await openPage({ who, path: `/pin/${pin.id}/` })
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Pin' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('After')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pin.id })).title).toBe('After')
  await visitPage(page, `/pin/${pin.id}/`)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete Pin' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await who.wire.ask('Pin', 'get', { id: pin.id })).status).toBe(200)
})

test('story.4 story.5 story.6 a story is read page by page by time, keys and taps, with its words on the card and music on wish', async () => {
  const who = await signUpPerson()
  const words = (text: string) => ({ type: 'story_pin_paragraph_block', text })
  const music = { type: 'story_pin_music_block', audio: { audio_url: '/sounds/river.wav' } }
  const pages = ['First, water.', 'Then, salt.', 'Last, patience.'].map((text, at) => ({
    blocks: at ? [words(text)] : [words(text), music],
  }))
  const story_pin = JSON.stringify({ metadata: { pin_title: 'How to cook an egg' }, pages })
  const pin = await who.wire.must('StoryPin', 'create', { story_pin })
  const first = await who.wire.must('Pin', 'create', {
    image_base64: (await makePictureFile()).buffer.toString('base64'),
  })
  const shown = { type: 'story_pin_image_block', image_signature: first.image_signature }
  const pictured = await who.wire.must('StoryPin', 'create', {
    story_pin: JSON.stringify({
      metadata: { pin_title: 'Salt' },
      pages: [{ blocks: [shown, words('Salt over water.')] }],
    }),
  })
  const page = await openPage({ who: await signUpPerson(), path: `/${who.username}/_created/` })
  const card = page.locator(`[data-pin="${pin.id}"]`)
  await card.getByText('First, water.').waitFor()
  await card.getByText('0:15', { exact: true }).waitFor()
  const over = page.locator(`[data-pin="${pictured.id}"]`)
  await over.getByText('Salt over water.').waitFor()
  const [seen, says] = [
    await over.locator('img').first().boundingBox(),
    await over.getByText('Salt over water.').boundingBox(),
  ]
  expect(says!.y).toBeGreaterThan(seen!.y + seen!.height / 2)
  expect(says!.y + says!.height).toBeLessThan(seen!.y + seen!.height)
  await card.getByRole('link').first().click()
  const story = page.locator('[data-story-page]')
  const at = () => story.getAttribute('data-story-page')
  const states = () =>
    story.locator('[data-state]').evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
  await page.getByRole('heading', { name: 'How to cook an egg' }).first().waitFor()
  await story.waitFor()
  expect(await story.getAttribute('data-playing')).toBeNull()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await visitPage(page, `/pin/${pin.id}/`)
  await expect.poll(() => story.getAttribute('data-playing')).toBe('')
  const began = Date.now()
  await expect.poll(at, { timeout: 20_000, interval: 100 }).toBe('2')
  expect(Date.now() - began).toBeGreaterThan(3000)
  expect(await states()).toEqual(['past', 'now', 'coming'])
  const box = (await story.boundingBox())!
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.8)
  expect(await story.getAttribute('data-playing')).toBe('')
  await page.mouse.down()
  await expect.poll(() => story.getAttribute('data-playing')).toBeNull()
  await page.mouse.up()
  await story.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(at).toBe('1')
  for (let press = 0; press < 4; press++) await page.keyboard.press('ArrowRight')
  await expect.poll(at).toBe('3')
  await story.getByText('Last, patience.').waitFor()
  await page.mouse.click(box.x + box.width * 0.1, box.y + box.height * 0.8)
  await expect.poll(at).toBe('2')
  expect(page.url()).toContain(`/pin/${pin.id}`)
  await story.getByRole('button', { name: /music/i }).click()
  await expect.poll(() => page.locator('audio').evaluate((sound: HTMLAudioElement) => !sound.paused)).toBe(true)

  const plain = await openPage({ javaScript: false, path: `/pin/${pin.id}/` })
  const tops = await Promise.all(
    pages.map(
      async ({ blocks }) =>
        (await plain.getByText(blocks[0] && 'text' in blocks[0] ? blocks[0].text : '').boundingBox())?.y,
    ),
  )
  expect(tops.every((top, place) => top !== undefined && (place === 0 || top > (tops[place - 1] ?? 0)))).toBe(true)
}, 120_000)
