import { expect, test } from 'vitest'
import { expectAccessible, open, visit } from '../browser.ts'
import { tellEvents } from '../events.ts'
import { choose, drag, longPress, middleOf } from '../finger.ts'
import { cards } from '../grid.ts'
import { pictureFile } from '../picture.ts'
import { newPerson, type Someone } from '../wire.ts'

async function pinOf({ wire }: Someone, title: string) {
  const image_base64 = `data:image/png;base64,${(await pictureFile()).buffer.toString('base64')}`
  return wire.must('Pin', 'create', { image_base64, title })
}

test('feed.6 feed.10 feed.11 what friends pin is counted and brought in when asked for; Following is kept; a pin says why it is there and less of it is undone', async () => {
  const [who, friend] = [await newPerson(), await newPerson()]
  const known = await pinOf(friend, 'Known before')
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  const page = await open({ who })
  const card = (id: string) => cards(page).locator(`article[data-pin="${id}"]`)
  await card(known.id).waitFor()
  const late = await pinOf(friend, 'Pinned meanwhile')
  // Whoever comes back to the window is told; nothing moves by itself.
  await tellEvents(page)
  const news = page.getByRole('button', { name: '1 new Pin', exact: true })
  await news.waitFor()
  expect(await card(late.id).count()).toBe(0)
  await news.click()
  await card(late.id).waitFor()
  expect(await cards(page).first().locator('article').getAttribute('data-pin')).toBe(late.id)
  expect(await news.count()).toBe(0)
  await page.locator(`[data-base] article[data-pin="${late.id}"] a`).first().click({ button: 'right' })
  await page
    .getByRole('menuitem', { name: /See fewer like this/ })
    .filter({ hasText: 'You follow Wren' })
    .waitFor()
  await page.keyboard.press('Escape')
  const hiding = page.waitForRequest(/PinHideResource\/update/)
  await choose(
    page,
    'desktop',
    cards(page).filter({ has: page.locator(`article[data-pin="${late.id}"]`) }),
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
  await expect.poll(() => cards(page).count()).toBe(2)
  await page.getByText('That’s everything from the last 90 days.', { exact: true }).waitFor()
  await visit(page, '/')
  await page.getByRole('tab', { name: 'Following', selected: true }).waitFor()
  await expectAccessible(page, 'Following')
})

test('feed.4 feed.6 feed.10 feed.11 on a phone pulling down brings in what is new on either tab, which says why it is there, but not in a sheet; who follows nobody is offered people and topics', async () => {
  const [who, friend] = [await newPerson(), await newPerson()]
  const page = await open({ who, size: 'phone' })
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
  await cards(page).first().waitFor()
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  const late = await pinOf(friend, 'Pinned meanwhile')
  await drag(page, { x: 200, y: 300 }, 0, 40)
  expect(await cards(page).locator(`article[data-pin="${late.id}"]`).count()).toBe(0)
  await drag(page, { x: 200, y: 300 }, 0, 240)
  await cards(page).locator(`article[data-pin="${late.id}"]`).waitFor()
  const card = cards(page).filter({ has: page.locator(`article[data-pin="${late.id}"]`) })
  // In a sheet above the page the same finger means the sheet.
  const later = await pinOf(friend, 'Pinned later')
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const sheet = await longPress(page, card)
  await sheet
    .getByRole('button', { name: /See fewer like this/ })
    .getByText('You follow Wren')
    .waitFor()
  const { x, y } = await middleOf(sheet)
  await page.evaluate(() => scrollTo({ top: 0 }))
  await drag(page, { x, y: y - 60 }, 0, 120)
  expect(asked.filter((url) => url.includes('HomefeedNews'))).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Following' }).click()
  await cards(page).locator(`article[data-pin="${late.id}"]`).waitFor()
  await drag(page, { x: 200, y: 300 }, 0, 240)
  await cards(page).locator(`article[data-pin="${later.id}"]`).waitFor()
})
