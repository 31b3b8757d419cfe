import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { open, visit } from '../browser.ts'
import { cardAt, pinLink } from '../grid.ts'
import { GUEST_SAVES, pinIdAt, rememberTwo } from '../guest.ts'
import { newPerson, type Someone } from '../wire.ts'

const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), GUEST_SAVES)
const savedBy = async (who: Someone): Promise<number> =>
  (await who.wire.must('UserPins', 'get', { username: who.username })).length

async function logIn(page: Page, who: Someone) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('#email').fill(who.email)
  await dialog.locator('#password').fill(who.password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
}

test('guest.1 guest.4 a visitor’s first save is remembered, says so, and grids have no more Save', async () => {
  const page = await open({})
  const id = await pinIdAt(page, 0)
  await pinLink(page, 0).hover()
  await cardAt(page, 0).locator('[data-save]').click()
  await page.getByRole('region', { name: 'Notices' }).getByText('Saved for now. Log in to keep it.').waitFor()
  expect((await kept(page)).remembered.map((save: { pin_id: string }) => save.pin_id)).toEqual([id])
  await cardAt(page, 0).locator('[data-saved]').waitFor()
  await pinLink(page, 1).hover()
  await expect.poll(() => page.locator('[data-base] [data-save]').count()).toBe(0)
  await visit(page, (await pinLink(page, 1).getAttribute('href')) ?? '')
  await page.locator('article[data-closeup] [data-save]').waitFor()
})

test('guest.5 guest.2 two are kept over a reload; the third asks for login, and then all three are saved', async () => {
  const who = await newPerson()
  const page = await open({})
  const third = (await pinLink(page, 0).getAttribute('href')) ?? ''
  const ids = await rememberTwo(page)
  await page.reload()
  expect((await kept(page)).remembered).toHaveLength(2)
  await visit(page, third)
  await page.locator('article[data-closeup] [data-save]').click()
  await page.getByRole('dialog', { name: 'Log in to save this Pin' }).waitFor()
  const { remembered, pending } = await kept(page)
  expect(remembered).toHaveLength(2)
  expect(third).toContain(pending.pin_id)
  expect(ids).not.toContain(pending.pin_id)
  await logIn(page, who)
  await page.getByRole('region', { name: 'Notices' }).getByText('We kept 3 Pins for you').waitFor()
  expect(await savedBy(who)).toBe(3)
  expect(await kept(page)).toEqual({ remembered: [], pending: null })
  await page.reload()
  await page.locator('article[data-closeup]').waitFor()
  expect(await savedBy(who)).toBe(3)
})

test('guest.6 a page that closes in the middle and two tabs that race still save each once', async () => {
  const who = await newPerson()
  const page = await open({ complaints: [/ERR_FAILED|ERR_ABORTED/] })
  await rememberTwo(page)
  await visit(page, '/login/?next=/')
  // The answer of the first save is lost with its page.
  const saved = Promise.withResolvers<Route>()
  let isFirst = true
  await page.context().route('**/RepinResource/create/', async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fetch().then(() => saved.resolve(route), saved.reject)
  })
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  const lost = await saved.promise
  await Promise.all([lost.abort().catch(() => {}), page.goto('about:blank').catch(() => {})])
  const context = page.context()
  const tabs = await Promise.all([context.newPage(), context.newPage()])
  await Promise.all(tabs.map((tab) => visit(tab, '/')))
  const [tab] = tabs
  await expect.poll(() => kept(tab as Page), { timeout: 10_000 }).toEqual({ remembered: [], pending: null })
  expect(await savedBy(who)).toBe(2)
})

test('guest.3 a remembered pin that is gone is skipped and only logged', async () => {
  const who = await newPerson()
  const page = await open({ complaints: [/404/] })
  const said: string[] = []
  page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
  await rememberTwo(page)
  await page.evaluate((key) => {
    const saves = JSON.parse(localStorage.getItem(key) ?? '')
    saves.remembered[0].pin_id = '4242'
    localStorage.setItem(key, JSON.stringify(saves))
  }, GUEST_SAVES)
  await visit(page, '/login/?next=/')
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  await page.getByRole('region', { name: 'Notices' }).getByText('We kept 1 Pin for you').waitFor()
  expect(await savedBy(who)).toBe(1)
  expect(said.some((text) => text.includes('4242'))).toBe(true)
  expect(await kept(page)).toEqual({ remembered: [], pending: null })
})
