import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, visitPage, waitForHydration } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { signUpPerson } from '../wire.ts'

const ZONE = 'Pacific/Auckland'
const MINUTE = 60_000
const titleOf = (page: Page) => page.getByRole('textbox', { name: 'Title' })
const choose = async (page: Page) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePictureFile())

test('create.5 create.7 create.8 a draft is on every device of its maker, waits for its time in their zone, and is taken back or published', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who, timezone: ZONE, path: '/pin-creation-tool/', complaints: [/400/] })
  await choose(page)
  await titleOf(page).fill('Not finished')
  await page.getByText('Your drafts are saved to your account.').waitFor()
  await page.getByText('Draft', { exact: true }).first().waitFor()
  await page.reload()
  await waitForHydration(page)
  await expect.poll(() => titleOf(page).inputValue()).toBe('Not finished')
  const phone = await openPage({ who, size: 'phone', path: '/pin-creation-tool/' })
  await expect.poll(() => titleOf(phone).inputValue()).toBe('Not finished')
  await titleOf(page).fill('Not finished yet')
  const typed = Date.now()
  await expect.poll(() => titleOf(phone).inputValue()).toBe('Not finished yet')
  expect(Date.now() - typed).toBeLessThan(5000)
  const picture = phone.getByRole('complementary', { name: 'Drafts' }).locator('img').first()
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
  await choose(phone)
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count(), { timeout: 20_000 }).toBe(2)
  await phone.getByRole('button', { name: 'Remove Not finished yet' }).click()
  await expect.poll(() => page.getByRole('button', { name: /^Remove/ }).count()).toBe(1)
  await phone.close()

  await titleOf(page).fill('Later')
  await page.getByRole('switch', { name: 'Publish later' }).click()
  const time = page.getByLabel('Date and time')
  await page.getByText('Time zone: Pacific/Auckland.').waitFor()
  const schedule = page.getByRole('button', { name: 'Schedule', exact: true })
  for (const [ahead, why] of [
    [5 * MINUTE, 'Choose a time at least 10 minutes from now.'],
    [31 * 24 * 60 * MINUTE, 'Choose a time in the next 30 days.'],
  ] as const) {
    await time.fill(inZone(Date.now() + ahead))
    await schedule.click()
    await page.getByText(why).first().waitFor()
    expect(await time.getAttribute('aria-invalid')).toBe('true')
  }
  const at = Math.floor((Date.now() + 26 * 60 * MINUTE) / MINUTE) * MINUTE
  await time.fill(inZone(at))
  await schedule.click()
  const waiting = page.getByRole('region', { name: '1 scheduled Pin' })
  await waiting.getByText('Later').first().waitFor()
  const kept = async () => (await who.wire.must('Drafts', 'get')).drafts[0]
  expect(await kept()).toMatchObject({ state: 'scheduled', scheduled_at: at, title: 'Later' })
  await waiting.getByRole('button', { name: /^Change time.*Later/ }).click()
  await waiting.getByLabel('Date and time').fill(inZone(at + 60 * MINUTE))
  await waiting.getByRole('button', { name: 'Save time' }).click()
  await expect.poll(async () => (await kept()).scheduled_at).toBe(at + 60 * MINUTE)
  await expectAccessible(page, 'scheduled pins')
  await waiting.getByRole('button', { name: /^Back to drafts.*Later/ }).click()
  await expect.poll(() => titleOf(page).inputValue()).toBe('Later')
  expect(await waiting.count()).toBe(0)
  await page.getByRole('switch', { name: 'Publish later' }).click()
  await schedule.click()
  await waiting.getByRole('button', { name: /^Publish now.*Later/ }).click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  expect(await (await signUpPerson()).wire.must('Pin', 'get', { id: address.split('/')[2] })).toMatchObject({
    title: 'Later',
    state: 'live',
  })
  await expect.poll(() => waiting.count()).toBe(0)
}, 120_000)

/** A time as shown in the viewer's time zone. */
const inZone = (at: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short', timeStyle: 'short' })
    .format(at)
    .replace(' ', 'T')

test('create.19 what can’t be published says why at its draft and stays, leaving asks first, by keys and on a phone', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const board = await who.wire.must('Board', 'create', { name: 'Closes soon' })
  const page = await openPage({
    who,
    size: 'phone',
    path: '/pin-creation-tool/',
    complaints: [/40[0-9]|429|Failed to load/],
  })
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  const form = page.getByRole('form')
  const tooFast = /going a little too fast/
  const told = { success: false, message: 'You’re going a little too fast. Please wait a moment and try again.' }
  await page.route('**/upload/files/', (route) => route.fulfill({ status: 429, json: told }), { times: 1 })
  await choose(page)
  await page.getByText(tooFast).first().waitFor()
  await page.getByRole('button', { name: /^Try again/ }).click()
  await page.getByText('Draft', { exact: true }).first().waitFor({ timeout: 30_000 })
  await titleOf(page).fill('Stays')
  await form.getByRole('button', { name: /^Board:/ }).click()
  await page.getByRole('option', { name: 'Closes soon' }).click()
  await form.getByRole('button', { name: 'Board: Closes soon' }).waitFor()
  await who.wire.must('BoardArchive', 'create', { board_id: board.id })
  await publish.focus()
  await page.keyboard.press('Enter')
  await form.getByText('This board is archived.').waitFor()
  expect(await titleOf(page).inputValue()).toBe('Stays')
  await who.wire.must('BoardArchive', 'delete', { board_id: board.id })
  const banned = { status: 'failure', code: 1, message: 'Your account can’t publish Pins right now.', http_status: 403 }
  const refuse = (error: object, status: number) =>
    page.route(
      '**/resource/PinResource/create/',
      (route) =>
        route.fulfill({ status, json: { resource_response: { ...error, status: 'failure', error, data: null } } }),
      { times: 1 },
    )
  await refuse(banned, 403)
  await publish.press('Enter')
  await form.getByRole('alert').filter({ hasText: 'Your account can’t publish Pins right now.' }).waitFor()
  expect(await titleOf(page).inputValue()).toBe('Stays')

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.route('**/resource/DraftResource/create/', (route) => route.abort('connectionrefused'))
  await titleOf(page).fill('Stays here')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.dismiss()
  })
  // The navigation bar reappears after scrolling up.
  await page.mouse.wheel(0, -2000)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect.poll(() => asked).toEqual(['Leave this page? You haven’t saved your changes yet.'])
  expect(new URL(page.url()).pathname).toBe('/pin-creation-tool/')
  await page.unroute('**/resource/DraftResource/create/')
  await publish.press('Enter')
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  expect(await who.wire.must('Pin', 'get', { id: address.split('/')[2] })).toMatchObject({ title: 'Stays here' })
}, 120_000)

test('rich.8 rich.9 the pictures of a page are picked singly or together; a page that may not be read, or has none, offers an upload', async () => {
  const who = await signUpPerson()
  const page = await openBlankPage({ who, complaints: [/Failed to load resource/] })
  const from = 'https://nest.example/lamp'
  const words = { title: 'A lamp', description: 'Made of paper' }
  const items = ['large', 'small', 'other'].map((name) => ({ url: `https://nest.example/${name}.png`, ...words }))
  const found: { items: object[]; problem?: string }[] = [{ items: [], problem: 'forbidden' }, { items: [] }, { items }]
  await patchPinsInAnswers(page, /FindPinImagesResource\/get/, ([answer]) =>
    Object.assign(answer, { problem: null }, found.shift()),
  )
  const { buffer } = await makePictureFile()
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  )
  await page.route('**/link-preview?*', (route) =>
    route.fulfill({ contentType: 'image/png', body: route.request().url().includes('small') ? dot : buffer }),
  )
  await visitPage(page, '/pin-creation-tool/')
  const dialog = page.getByRole('dialog')
  const look = async (address: string, at: Page | typeof dialog = dialog) => {
    const field = at.getByRole('textbox', { name: 'Link' })
    await field.fill(address)
    await field.press('Enter')
  }
  await look(`${from}/closed`, page)
  await dialog.getByText('nest.example asks us not to read this page.').waitFor()
  await look(`${from}/bare`)
  await dialog.getByText('We didn’t find any pictures there.').waitFor()
  await dialog.getByRole('button', { name: 'Upload a picture' }).waitFor()
  await look(from)
  const pictures = dialog.getByRole('button', { name: /^Picture \d/ })
  await expect.poll(() => pictures.count()).toBe(2)
  await pictures.nth(0).click()
  await dialog.getByRole('button', { name: 'Add 1 picture' }).waitFor()
  await pictures.nth(1).click()
  await expectAccessible(page, 'pictures of a page')
  await dialog.getByRole('button', { name: 'Add 2 pictures' }).click()
  const drafts = page.getByRole('button', { name: /^Edit / })
  await expect.poll(() => drafts.count()).toBe(2)
  for (const at of [1, 0]) {
    await drafts.nth(at).click()
    await expect.poll(() => titleOf(page).inputValue()).toBe('A lamp')
    expect(await page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('Made of paper')
    expect(await page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(from)
  }
  found.push({ items: [], problem: 'forbidden' })
  await page.getByRole('button', { name: /from a link/i }).click()
  await look(`${from}/robots`)
  await dialog.getByText('asks us not to read this page').waitFor()
  const upload = dialog.locator('input[type=file]')
  await upload.setInputFiles(await makePictureFile('own.png'))
  await expect.poll(() => page.getByRole('textbox', { name: 'Link' }).inputValue()).toBe(`${from}/robots`)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  expect((await who.wire.must('Pin', 'get', { id: address.split('/')[2] })).link).toBe(`${from}/robots`)
}, 120_000)
