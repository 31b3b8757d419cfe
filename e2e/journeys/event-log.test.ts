import { expect, test } from 'vitest'
import { followLink, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { cardAt, pinLink } from '../grid.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

test('log.1 events wait while the browser is offline, and a closed tab’s are sent by the next one', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({
    who,
    path: '/ideas/',
    complaints: [/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)/],
  })
  const context = page.context()
  await context.setOffline(true)
  await page.locator('#main a').first().dispatchEvent('pointerdown')
  await page.mouse.wheel(0, 600)
  await page.waitForFunction(() => scrollY > 300)
  await flushEvents(page)
  const waiting = await page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('bb:events'))
      .flatMap(([, text]) => JSON.parse(text as string) as { id: string; event_type: number }[]),
  )
  expect(waiting.map(({ event_type }) => event_type)).toContain(108)
  await page.close()
  await context.setOffline(false)
  const next = await context.newPage()
  const told = recordEvents(next)
  await visitPage(next, '/about/community-guidelines/')
  await expect.poll(() => told.map(({ id }) => id)).toEqual(expect.arrayContaining(waiting.map(({ id }) => id)))
  await expect
    .poll(() => next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('bb:events'))))
    .toEqual([])
})

test('log.1 staff see the events arrive, and their own last ones', async () => {
  const who = await signInDemoPerson('employee')
  await acceptAllCookies(who)
  const page = await openPage({ who, path: '/' })
  await pinLink(page, 0).click()
  await page.locator('article[data-closeup]').waitFor()
  await followLink(page, '/admin/')
  await flushEvents(page)
  await page.getByRole('link', { name: 'Events' }).click()
  const row = page.getByRole('row', { name: /^closeup/ })
  await row.waitFor()
  const own = page.getByRole('listitem').filter({ hasText: 'closeup' }).first()
  await own.locator('summary').click()
  await own.getByText('"landing_page_type"').waitFor()
  const before = Number(await row.getByRole('cell').last().textContent())
  // Another visit shows up without a reload.
  const other = await openPage({ path: '/' })
  await cardAt(other, 0).locator('article a').first().click()
  await other.locator('article[data-closeup]').waitFor()
  await flushEvents(other)
  await expect
    .poll(async () => Number(await row.getByRole('cell').last().textContent()), { timeout: 20_000 })
    .toBeGreaterThan(before)
})
