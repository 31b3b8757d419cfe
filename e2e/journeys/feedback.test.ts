import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, open, visit } from '../browser.ts'
import { cardAt, pinLink } from '../grid.ts'
import { pictureFile } from '../picture.ts'
import { newPerson, type Someone } from '../wire.ts'

async function pinOf(who: Someone, title: string) {
  const image = `data:image/png;base64,${(await pictureFile()).buffer.toString('base64')}`
  return who.wire.must('Pin', 'create', { image_base64: image, title })
}

/** Chooses from the menu of a card. */
async function choose(page: Page, card: Locator, item: string | RegExp) {
  await card.locator('article a').first().hover()
  await card
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

const idOf = async (card: Locator) => (await card.locator('[data-pin]').getAttribute('data-pin')) ?? ''
const feedOf = async (who: Someone) =>
  ((await who.wire.must('UserHomefeed', 'get', { page_size: 100 })) as { id: string }[]).map((pin) => pin.id)

test('feedback.1 feedback.2 card.1 a pin is hidden on home, says so, and is shown again by undo', async () => {
  const who = await newPerson()
  const page = await open({ who })
  const card = cardAt(page, 1)
  const id = await idOf(card)
  await choose(page, card, 'Hide Pin')
  const overlay = card.locator('[data-feedback="pin"]')
  await overlay.getByText('Pin hidden').waitFor()
  await expect.poll(() => overlay.evaluate((one) => getComputedStyle(one, '::before').opacity)).toBe('0.8')
  await expect.poll(() => overlay.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await overlay.getByRole('button').or(overlay.getByRole('link')).allTextContents()).toEqual([
    'Undo',
    'Tune your feed',
  ])
  await expect.poll(() => feedOf(who)).not.toContain(id)
  await overlay.getByRole('button', { name: 'Undo' }).click()
  await overlay.waitFor({ state: 'detached' })
  await expect.poll(() => feedOf(who)).toContain(id)
  await choose(page, card, 'See less from this topic')
  await card.getByText('We will show you less Pins from a topic in the future').waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
  await card.getByRole('link', { name: 'Tune your feed' }).click()
  await page.waitForURL('**/edit/')
  await page.getByRole('heading', { level: 1, name: 'Tune your home feed' }).waitFor()
})

test('feedback.8 unfollowing in the overlay says so, is told, and can be undone', async () => {
  const who = await newPerson()
  const page = await open({ who })
  const card = cardAt(page, 0)
  const id = await idOf(card)
  const pin = await who.wire.must('Pin', 'get', { id })
  await who.wire.must('UserFollow', 'create', { user_id: pin.pinner.id })
  await choose(page, card, 'Hide Pin')
  const told = page.waitForRequest((request) => request.url().includes('/resource/PinFeedbackResource/update/'))
  await card.getByRole('button', { name: 'Unfollow' }).click()
  await card.getByText("You unfollowed a user and won't see Pins they save anymore").waitFor()
  expect(decodeURIComponent((await told).postData() ?? '')).toContain(`"pin_id":"${id}"`)
  expect(await card.getByRole('button', { name: 'Unfollow' }).count()).toBe(0)
  const follows = async () =>
    (await who.wire.must('User', 'get', { user_id: pin.pinner.id })).explicitly_followed_by_me as boolean
  expect(await follows()).toBe(false)
  await card.getByRole('button', { name: 'Undo' }).click()
  await card.locator('[data-feedback]').waitFor({ state: 'detached' })
  expect(await follows()).toBe(true)
})

test('feedback.3 feedback.6 feedback.7 a reported pin says thanks, has no undo, and stands among one’s reports', async () => {
  const who = await newPerson()
  const page = await open({ who })
  const card = cardAt(page, 2)
  const id = await idOf(card)
  await choose(page, card, 'Report Pin')
  const dialog = page.getByRole('dialog', { name: 'Report this Pin' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Say in a few words what is wrong.').waitFor()
  await dialog.getByLabel('Tell us more').fill('Stolen from my kitchen wall')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('dialog', { name: 'Thank you' }).getByRole('button', { name: 'Done' }).click()
  const overlay = card.locator('[data-feedback="reported"]')
  await overlay.getByText('Thanks! Your feedback helps us keep the Bowerbird community safe.').waitFor()
  expect(await overlay.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  await expect.poll(() => feedOf(who)).not.toContain(id)
  await visit(page, '/reports-and-violations/')
  await page.getByText('Being looked at').waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
})

test('feedback.5 route.10 what shapes the feed is turned off at /edit, and home follows', async () => {
  const who = await newPerson()
  const friend = await newPerson()
  const pin = await pinOf(friend, 'Fresh from a friend')
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  expect(await feedOf(who)).toContain(pin.id)
  const page = await open({ who, path: '/edit/?kind=user' })
  const turn = page.getByRole('checkbox', { name: 'Show Wren in your feed' })
  await turn.uncheck()
  await expect.poll(() => feedOf(who)).not.toContain(pin.id)
  await page.reload()
  await expect.poll(() => turn.isChecked()).toBe(false)
  await turn.check()
  await expect.poll(() => feedOf(who)).toContain(pin.id)
  await expectAccessible(page, new URL(page.url()).pathname)
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByText('You haven’t hidden any Pins.').waitFor()
})

test('route.29 feedback.1 /pin/{id}/feedback hides and shows again', async () => {
  const who = await newPerson()
  const pin = await pinOf(await newPerson(), 'Not mine')
  const page = await open({ who, path: `/pin/${pin.id}/feedback/` })
  await page.getByRole('button', { name: 'Hide Pin' }).click()
  await page.locator('[data-base]').getByText('Pin hidden').waitFor()
  await page.locator('[data-base]').getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Report Pin' }).waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
})

test('feedback.1 a pin is hidden among related pins, on a phone, by its own call', async () => {
  const page = await open({ who: await newPerson(), size: 'phone' })
  const first = await pinLink(page, 0).getAttribute('href')
  await visit(page, first ?? '/')
  const card = cardAt(page, 0)
  await card.scrollIntoViewIfNeeded()
  const id = await idOf(card)
  const call = page.waitForRequest((request) => request.url().includes('/resource/RelatedPinHideResource/update/'))
  await card
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide Pin' }).click()
  expect(decodeURIComponent((await call).postData() ?? '')).toContain(`"pin":"${id}"`)
  await card.locator('[data-feedback="pin"]').getByText('Pin hidden').waitFor()
})
