import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { flushEvents } from '../events.ts'
import { allCards } from '../grid.ts'
import { makePictureFile } from '../picture.ts'
import { chooseCardAction, dragFinger, findCenter, longPress } from '../touch.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

async function pinOf({ wire }: TestPerson, title: string) {
  const image_base64 = `data:image/png;base64,${(await makePictureFile()).buffer.toString('base64')}`
  return wire.must('Pin', 'create', { image_base64, title })
}

test('feed.6 feed.10 feed.11 what friends pin is counted and brought in when asked for; Following is kept; a pin says why it is there and less of it is undone', async () => {
  const [who, friend] = [await signUpPerson(), await signUpPerson()]
  const known = await pinOf(friend, 'Known before')
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  const page = await openPage({ who })
  const card = (id: string) => allCards(page).locator(`article[data-pin="${id}"]`)
  await card(known.id).waitFor()
  const late = await pinOf(friend, 'Pinned meanwhile')
  // Returning to the window shows a notice; the feed does not change by itself.
  await flushEvents(page)
  const news = page.getByRole('button', { name: '1 new Pin', exact: true })
  await news.waitFor()
  expect(await card(late.id).count()).toBe(0)
  await news.click()
  await card(late.id).waitFor()
  expect(await allCards(page).first().locator('article').getAttribute('data-pin')).toBe(late.id)
  expect(await news.count()).toBe(0)
  await page.locator(`[data-base] article[data-pin="${late.id}"] a`).first().click({ button: 'right' })
  await page
    .getByRole('menuitem', { name: /See fewer like this/ })
    .filter({ hasText: 'You follow Wren' })
    .waitFor()
  await page.keyboard.press('Escape')
  const hiding = page.waitForRequest(/PinHideResource\/update/)
  await chooseCardAction(
    page,
    'desktop',
    allCards(page).filter({ has: page.locator(`article[data-pin="${late.id}"]`) }),
    /See fewer like this/,
  )
  const sent = JSON.parse(new URLSearchParams((await hiding).postData() ?? '').get('data') ?? '{}').options
  expect(sent).toMatchObject({ feedback_type: 'source', recommendation_reason_id: '1' })
  await page.getByText('You’ll see fewer Pins for this reason').waitFor()
  const tuned = async () =>
    (await who.wire.must('HomefeedTuner', 'get', { kind: 'user' })).find((one: { id: string }) => one.id === friend.id)
  await expect.poll(async () => (await tuned())?.is_on).toBe(false)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(async () => (await tuned())?.is_on).toBe(true)
  await page.getByRole('tab', { name: 'Following' }).click()
  await card(known.id).waitFor()
  await expect.poll(() => allCards(page).count()).toBe(2)
  await page.getByText('That’s everything from the last 90 days.', { exact: true }).waitFor()
  await visitPage(page, '/')
  await page.getByRole('tab', { name: 'Following', selected: true }).waitFor()
  await expectAccessible(page, 'Following')
})

test('feed.4 feed.6 feed.10 feed.11 on a phone pulling down brings in what is new on either tab, which says why it is there, but not in a sheet; who follows nobody is offered people and topics', async () => {
  const [who, friend] = [await signUpPerson(), await signUpPerson()]
  const page = await openPage({ who, size: 'phone' })
  await page.getByRole('tab', { name: 'Following' }).click()
  await page
    .getByRole('list', { name: 'Find people' })
    .getByRole('button', { name: /^Follow / })
    .first()
    .waitFor()
  await page
    .getByRole('region', { name: 'Find topics' })
    .getByRole('button', { name: /^Follow / })
    .first()
    .waitFor()
  await expectAccessible(page, 'Following nobody')
  await page.getByRole('tab', { name: 'For you' }).click()
  await allCards(page).first().waitFor()
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  const late = await pinOf(friend, 'Pinned meanwhile')
  await dragFinger(page, { x: 200, y: 300 }, 0, 40)
  expect(await allCards(page).locator(`article[data-pin="${late.id}"]`).count()).toBe(0)
  await dragFinger(page, { x: 200, y: 300 }, 0, 240)
  await allCards(page).locator(`article[data-pin="${late.id}"]`).waitFor()
  const card = allCards(page).filter({ has: page.locator(`article[data-pin="${late.id}"]`) })
  // In a sheet over the page, the same gesture scrolls the sheet.
  const later = await pinOf(friend, 'Pinned later')
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const sheet = await longPress(page, card)
  await sheet
    .getByRole('button', { name: /See fewer like this/ })
    .getByText('You follow Wren')
    .waitFor()
  const { x, y } = await findCenter(sheet)
  await page.evaluate(() => scrollTo({ top: 0 }))
  await dragFinger(page, { x, y: y - 60 }, 0, 120)
  expect(asked.filter((url) => url.includes('HomefeedNews'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Following' }).click()
  await allCards(page).locator(`article[data-pin="${late.id}"]`).waitFor()
  await dragFinger(page, { x: 200, y: 300 }, 0, 240)
  await allCards(page).locator(`article[data-pin="${later.id}"]`).waitFor()
})
