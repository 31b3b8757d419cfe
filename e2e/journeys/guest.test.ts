import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { cardAt, pinLink } from '../grid.ts'
import { GUEST_SAVES_KEY, readCardPinId, storeTwoGuestSaves } from '../guest.ts'
import { chooseCardAction, longPress } from '../touch.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const kept = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), GUEST_SAVES_KEY)
const savedBy = async (who: TestPerson): Promise<number> =>
  (await who.wire.must('UserPins', 'get', { username: who.username })).length

async function logIn(page: Page, who: TestPerson) {
  const dialog = page.getByRole('dialog')
  await dialog.locator('#email').fill(who.email)
  await dialog.locator('#password').fill(who.password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
}

const SIZES = ['desktop', 'phone'] as const
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test.each(SIZES)(
  'guest.1 guest.4 on a %s a visitor’s first save is remembered, says so, and grids have no more Save',
  async (size) => {
    const page = await openPage({ size })
    const warned: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
    const id = await readCardPinId(page, 0)
    if (size === 'phone') await chooseCardAction(page, size, cardAt(page, 0), /^Save$/)
    else {
      await pinLink(page, 0).hover()
      await cardAt(page, 0).locator('[data-save]').click()
    }
    await notices(page).getByText('Saved for now. Log in to keep it.').waitFor()
    expect((await kept(page)).remembered.map((save: { pin_id: string }) => save.pin_id)).toEqual([id])
    await cardAt(page, 0).locator('[data-saved]').waitFor()
    await followLink(page, '/login/')
    expect(await page.locator('[data-wanted]').getAttribute('data-wanted')).toBe(id)
    await page.goBack()
    if (size === 'phone') {
      const sheet = await longPress(page, cardAt(page, 1))
      await sheet.getByRole('button', { name: 'Copy link' }).waitFor()
      expect(await sheet.getByRole('button', { name: 'Save', exact: true }).count()).toBe(0)
    } else {
      await pinLink(page, 1).hover()
      await expect.poll(() => page.locator('[data-base] [data-save]').count()).toBe(0)
    }
    // If the browser has no storage, the console says so, and guest saves work as long as the page is open.
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem'])
        Object.defineProperty(Storage.prototype, name, {
          value: () => {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
    })
    await visitPage(page, (await pinLink(page, 1).getAttribute('href')) ?? '')
    await page.locator('article[data-closeup] [data-save]').click()
    await notices(page).getByText('Saved for now. Log in to keep it.').waitFor()
    await expect.poll(() => page.locator('article[data-closeup] [data-save]').textContent()).toBe('Saved')
    expect(warned.some((text) => text.includes('bb:guest-saves'))).toBe(true)
  },
)

test.each(SIZES)(
  'guest.2 guest.3 guest.5 on a %s two are kept over a reload; the third asks for login; then all are saved but one that is gone',
  async (size) => {
    const who = await signUpPerson()
    await acceptAllCookies(who)
    const page = await openPage({ size, complaints: [/404/] })
    const events = recordEvents(page)
    const logged: string[] = []
    page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()))
    const third = (await pinLink(page, 0).getAttribute('href')) ?? ''
    const ids = await storeTwoGuestSaves(page)
    await page.evaluate((key) => {
      const saves = JSON.parse(localStorage.getItem(key) ?? '')
      saves.remembered[0].pin_id = '4242'
      localStorage.setItem(key, JSON.stringify(saves))
    }, GUEST_SAVES_KEY)
    await page.reload()
    expect((await kept(page)).remembered).toHaveLength(2)
    await visitPage(page, third)
    await page.locator('article[data-closeup] [data-save]').click()
    const upsell = page.getByRole('dialog', { name: 'Log in to save this Pin' })
    await upsell.waitFor()
    const { remembered, pending } = await kept(page)
    expect(await upsell.locator('[data-wanted]').getAttribute('data-wanted')).toBe(pending.pin_id)
    await flushEvents(page)
    const shown = () => events.filter((one) => one.aux_data?.source === 'saveButtonExp').map((one) => one.object_id_str)
    await expect.poll(shown).toEqual([pending.pin_id])
    expect(remembered).toHaveLength(2)
    expect(third).toContain(pending.pin_id)
    expect(ids).not.toContain(pending.pin_id)
    await logIn(page, who)
    await notices(page).getByText('We saved 2 Pins for you').waitFor()
    expect(await savedBy(who)).toBe(2)
    expect(await kept(page)).toEqual({ remembered: [], pending: null })
    expect(logged.some((text) => text.includes('4242'))).toBe(true)
    // Three saves were remembered; two of them could be merged.
    await flushEvents(page)
    const told = (type: number) => events.filter((one) => one.event_type === type).map((one) => one.aux_data?.count)
    await expect.poll(() => told(14577)).toEqual([2])
    expect(told(14581)).toEqual([3])
    await page.reload()
    await page.locator('article[data-closeup]').waitFor()
    expect(await savedBy(who)).toBe(2)
  },
)

test('guest.6 a page that closes in the middle and two tabs that race still save each once', async () => {
  const who = await signUpPerson()
  const page = await openPage({ complaints: [/ERR_FAILED|ERR_ABORTED/] })
  await storeTwoGuestSaves(page)
  await visitPage(page, '/login/?next=/')
  // The answer to the first save is lost with its page.
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
  await Promise.all(tabs.map((tab) => visitPage(tab, '/')))
  const [tab] = tabs
  await expect.poll(() => kept(tab as Page), { timeout: 10_000 }).toEqual({ remembered: [], pending: null })
  expect(await savedBy(who)).toBe(2)
})
