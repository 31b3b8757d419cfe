import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, visitPage } from '../browser.ts'
import { dragUpTo } from '../drag.ts'
import { acceptAllCookies, flushEvents, type RecordedEvent, recordEvents } from '../events.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { signUpPerson } from '../wire.ts'

test('create.9 create.10 create.11 create.12 create.13 one form names people, tags topics, crops, and its preview is the card', async () => {
  const [who, friend, hidden] = [await signUpPerson(), await signUpPerson(), await signUpPerson()]
  await hidden.wire.must('UserSettings', 'update', { is_private_profile: true })
  const page = await openBlankPage({ who })
  // The journeys' server does not analyze pictures.
  await patchPinsInAnswers(page, /AltTextResource\/get/, ([answer]) =>
    Object.assign(answer, { text: 'May show: bird' }),
  )
  await visitPage(page, '/pin-creation-tool/')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await makePictureFile('one.png'), await makePictureFile('two.png')])
  const card = page.locator('article[data-pin]')
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('A card of its own')
  await card.getByText('A card of its own', { exact: true }).waitFor()
  await title.press('End')
  await title.press('!')
  await card.getByText('A card of its own!', { exact: true }).waitFor()
  const description = page.getByRole('textbox', { name: 'Description' })
  await description.fill(`With @${hidden.username} and `)
  await description.press('End')
  await description.pressSequentially(`@${friend.username}`)
  await page.getByRole('option').filter({ hasText: friend.username }).first().click()
  const topics = page.getByRole('combobox', { name: 'Topics' })
  await topics.fill('bird')
  const offered = page.getByRole('option').first()
  const name = (await offered.textContent()) ?? ''
  await offered.click()
  const chip = page.getByRole('button', { name: `Remove ${name}` })
  await chip.click()
  await expect.poll(() => chip.count()).toBe(0)
  await topics.fill('bird')
  await page.getByRole('option').first().click()
  await page.getByRole('switch', { name: 'Allow comments' }).click()
  await page.getByText('Suggestion: May show: bird').waitFor()
  const alt = page.getByRole('textbox', { name: 'Alt text' })
  expect(await alt.inputValue()).toBe('')
  await page.getByRole('button', { name: 'Use suggestion' }).click()
  expect(await alt.inputValue()).toBe('May show: bird')
  const cutOff = await crop(page)
  await expectAccessible(page, 'the creator with a picture')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const view = page.getByRole('link', { name: 'View' })
  const address = (await view.getAttribute('href')) ?? ''
  const pin = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  // 640 × 900, rotated once.
  expect([pin.image_width, pin.image_height]).toEqual([427, 640])
  await expect.poll(async () => (await page.request.get(cutOff)).status(), { timeout: 20_000 }).toBe(404)
  expect(pin).toMatchObject({
    alt_text: 'May show: bird',
    user_mention_tags: [{ user: { username: friend.username } }],
  })
  await page.getByText('Suggestion: May show: bird').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect.poll(() => view.last().getAttribute('href')).not.toBe(address)
  const unsaid = (await view.last().getAttribute('href')) ?? ''
  expect((await who.wire.must('Pin', 'get', { id: unsaid.split('/')[2] })).alt_text).toBe('')

  const other = await openPage({ who: friend, path: address, complaints: [/403/] })
  const picture = other.locator('[data-closeup] img').first()
  await other.getByRole('heading', { name: 'A card of its own!' }).first().waitFor()
  expect(await picture.getAttribute('alt')).toBe('May show: bird')
  await other.getByText(`@${hidden.username}`).first().waitFor()
  expect(await other.locator(`a[href="/${hidden.username}/"]`).count()).toBe(0)
  await other.locator(`[data-closeup] a[href="/${friend.username}/"]`).first().waitFor()
  const composer = other.getByRole('textbox', { name: /comment/i })
  expect(await composer.count()).toBe(0)
  const said = { object_id: pin.aggregated_pin_data.id, pin_id: pin.id, text: 'Hello' }
  expect((await friend.wire.ask('AggregatedComment', 'create', said)).status).toBe(403)
  await visitPage(page, `${address}edit/`)
  await page.getByRole('switch', { name: 'Allow comments' }).click()
  await description.press('End')
  await description.pressSequentially(` and @${friend.username}`)
  await page.getByRole('option').filter({ hasText: friend.username }).first().waitFor()
  await description.press('Escape')
  await expect.poll(() => page.getByRole('option').count()).toBe(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await friend.wire.ask('AggregatedComment', 'create', said)).status).toBe(200)
  await visitPage(other, address)
  await composer.first().waitFor()
  await visitPage(other, unsaid)
  expect(await picture.getAttribute('alt')).toMatch(/\S/)
}, 120_000)

/** Crops in every possible way and keeps the last crop. Returns the URL of the original picture. */
async function crop(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Crop and rotate' }).click()
  const dialog = page.getByRole('dialog')
  const frame = dialog.getByRole('button', { name: /of the picture, centered/ })
  const isAt = (text: string) => expect.poll(() => frame.getAttribute('aria-label')).toContain(text)
  const picture = dialog.locator('img')
  const source = (await picture.getAttribute('src')) ?? ''
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100)
  const box = (await picture.boundingBox())!
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.25, 0.25))
  await page.mouse.down()
  await page.mouse.move(...at(0.5, 0.5))
  await page.mouse.move(...at(0.75, 0.75))
  await page.mouse.up()
  await isAt('50% by 50% of the picture, centered 50% across and 50% down')
  await frame.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await isAt('centered 60% across and 50% down')
  const handle = dialog.getByRole('button', { name: 'Bottom right corner of the frame' })
  await handle.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await isAt('50% by 40% of the picture')
  const grip = (await handle.boundingBox())!
  await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
  await page.mouse.down()
  const by = (part: number) =>
    [grip.x + grip.width / 2 - box.width * part, grip.y + grip.height / 2 + box.height * part] as const
  await page.mouse.move(...by(0.1))
  await page.mouse.move(...by(0.2))
  await page.mouse.up()
  await isAt('30% by 60% of the picture')
  await dialog.getByRole('button', { name: 'Whole picture' }).click()
  await isAt('100% by 100%')
  for (const [shape, part] of [
    ['1:1', '100% by 71%'],
    ['3:4', '100% by 95%'],
    ['2:3', '94% by 100%'],
    ['Free', '94% by 100%'],
    ['2:3', '94% by 100%'],
  ] as const) {
    await dialog.getByRole('button', { name: shape, exact: true }).click()
    await isAt(part)
  }
  await dialog.getByRole('button', { name: 'Rotate 90°' }).click()
  await isAt('47% by 100%')
  await expectAccessible(page, 'the crop')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect.poll(() => dialog.count()).toBe(0)
  return source
}

/** The preview logs each viewed slide but not the arrows (carousel.2 carousel.6). */
async function turnPreview(page: Page, told: RecordedEvent[]) {
  const preview = page.locator('div:has(> [inert] article [data-carousel])')
  const [previous, next] = ['View Previous', 'View Next'].map((name) => preview.getByRole('button', { name }))
  await next?.waitFor()
  // Only pictures on the screen are logged, and the page is scrolled to the last field.
  await preview.locator('[data-carousel-index]').evaluate((label) => label.scrollIntoView({ block: 'center' }))
  expect(await previous?.isDisabled()).toBe(true)
  for (const at of [2, 3]) {
    await next?.click()
    await expect.poll(() => preview.locator('[data-carousel-index]').textContent()).toBe(`${at} of 3`)
  }
  expect(await next?.isDisabled()).toBe(true)
  await flushEvents(page)
  const seen = () => told.filter(({ event_type }) => event_type === 7352).map(({ aux_data }) => aux_data?.slot_id)
  await expect.poll(() => new Set(seen()).size).toBeGreaterThanOrEqual(3)
  expect(told.filter(({ event_type }) => event_type === 9315)).toEqual([])
}

test('create.14 carousel.2 a carousel has 2 to 5 pictures in an order of one’s own, each with its words; one that is on its way is waited for; arrows turn its preview and are not logged', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who, path: '/pin-creation-tool/' })
  // Pictures are also seen before the arrows are used.
  const told = recordEvents(page)
  const files = (count: number) => Promise.all(Array.from({ length: count }, (_, at) => makePictureFile(`${at}.png`)))
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await files(1))
  const carousel = page.getByRole('region', { name: 'Carousel' })
  const add = async (count: number) => carousel.locator('input[type=file]').setInputFiles(await files(count))
  const slots = carousel.getByRole('listitem')
  const titles = () =>
    carousel
      .getByRole('textbox', { name: 'Title' })
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
  const tooFewOrMany = carousel.getByRole('alert').filter({ hasText: 'A carousel needs 2 to 5 pictures.' })
  await carousel.waitFor({ timeout: 30_000 })
  await add(5)
  await expect.poll(() => slots.count(), { timeout: 30_000 }).toBe(5)
  await tooFewOrMany.waitFor()
  for (let left = 5; left > 1; left--) await carousel.getByRole('button', { name: `Remove picture ${left}` }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await tooFewOrMany.waitFor()
  await add(2)
  await expect.poll(() => slots.count(), { timeout: 30_000 }).toBe(3)
  for (const [at, word] of ['One', 'Two', 'Three'].entries()) {
    await slots.nth(at).getByRole('textbox', { name: 'Title' }).fill(word)
    await slots.nth(at).getByRole('textbox', { name: 'Details' }).fill(`About ${word}`)
    await slots.nth(at).getByRole('textbox', { name: 'Link' }).fill(`https://example.com/${word}`)
  }
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })
  await expect.poll(() => undo.count(), { timeout: 20_000 }).toBe(0)
  await carousel.getByRole('button', { name: 'Remove picture 2' }).click()
  await expect.poll(titles).toEqual(['One', 'Three'])
  await slots.nth(0).getByRole('textbox', { name: 'Title' }).fill('First')
  await undo.click()
  await expect.poll(titles).toEqual(['First', 'Two', 'Three'])
  await slots.nth(0).getByRole('textbox', { name: 'Title' }).fill('One')
  const handle = (number: number) => carousel.getByRole('button', { name: `Move Picture ${number} of 3` })
  await dragUpTo(handle(2), handle(1))
  await expect.poll(titles).toEqual(['Two', 'One', 'Three'])
  await handle(3).focus()
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key)
  await expect.poll(titles).toEqual(['Three', 'Two', 'One'])
  await expectAccessible(page, 'the creator with a carousel')
  await turnPreview(page, told)
  let arrives = () => {}
  await page.route('**/upload-image/', async (route) => {
    await new Promise<void>((resolve) => {
      arrives = resolve
    })
    await route.continue()
  })
  await add(1)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('We’ll publish it as soon as the upload is done.').waitFor()
  expect(await page.getByRole('link', { name: 'View' }).count()).toBe(0)
  arrives()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  const { carousel_data } = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  const [late, ...first] = carousel_data.carousel_slots.toReversed()
  expect(late.title).toBe('')
  expect(first.toReversed()).toMatchObject(
    ['Three', 'Two', 'One'].map((word) => ({
      title: word,
      details: `About ${word}`,
      link: `https://example.com/${word}`,
    })),
  )
}, 120_000)
