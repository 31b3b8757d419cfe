import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

const ALL = 'deb_panel=1&deb_timing=1&deb_experiences=1&deb_shopping_indicator=enabled_3_indicator'

const strip = (page: Page) => page.getByRole('complementary', { name: 'Debugging' })
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Debugging' })
const heading = (page: Page, name: string) => sheet(page).getByRole('heading', { name })

/** Names of the questions that a page asks from now on that tell the server what was seen or done. */
function collectReports(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/resource\/(Events|UserExperienceViewed)Resource\//.exec(request.url()) ?? []
    if (name) told.push(name)
  })
  return told
}

test.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)(
  'route.20 route.46 viewer.8 viewer.2 an employee debugs home, a Pin and a search on a %s in %s',
  async (size, theme) => {
    const who = await signInDemoPerson('employee')
    await acceptAllCookies(who)
    const page = await openBlankPage({ size, theme, who })
    const told = collectReports(page)
    await visitPage(page, `/?${ALL}`)
    await strip(page).waitFor()
    expect(await strip(page).textContent()).toContain('Debugging is on')
    const details = strip(page).getByRole('button', { name: 'Details' })
    await details.focus()
    await page.keyboard.press('Enter')
    await sheet(page).waitFor()
    const pins = sheet(page).locator('li', { hasText: 'home ·' })
    expect(await pins.count()).toBeGreaterThan(2)
    expect(await pins.first().textContent()).toMatch(/home · \w+.*place/)
    const question = sheet(page).locator('details', { hasText: 'UserHomefeedResource get' }).first()
    expect(await question.textContent()).toMatch(/UserHomefeedResource get · [\d.]+ ms · \d+ quer/)
    await question.locator('summary').click()
    expect(await question.locator('code').nth(1).textContent()).toMatch(/select|with/i)
    await heading(page, 'Experiences').waitFor()
    const considered = sheet(page).locator('summary', { hasText: 'Shown' })
    await considered.first().waitFor()
    await considered.first().click()
    await sheet(page)
      .getByRole('row', { name: /audience/ })
      .first()
      .waitFor()
    const forced = sheet(page).locator('dl div', { hasText: 'shopping_indicator' })
    expect(await forced.textContent()).toContain('enabled_3_indicator (forced)')
    await expectAccessible(page, 'the debugging sheet')
    await page.keyboard.press('Escape')
    await sheet(page).waitFor({ state: 'hidden' })
    await expect.poll(() => details.evaluate((button) => button === document.activeElement)).toBe(true)

    // The debugging goes on within the page's session.
    await followLink(page, '/search/pins/?q=kitchen')
    await page.locator('#main article[data-pin]').first().waitFor()
    await details.click()
    await sheet(page).locator('li', { hasText: 'search · words' }).first().waitFor()
    await sheet(page).locator('summary', { hasText: 'BaseSearchResource get' }).first().waitFor()
    await page.keyboard.press('Escape')
    const pin = await page.locator('#main article[data-pin]').first().getAttribute('data-pin')
    await visitPage(page, `/pin/${pin}/?deb_panel=1`)
    await page.locator('#main article[data-pin]').first().scrollIntoViewIfNeeded()
    await details.click()
    await sheet(page).locator('li', { hasText: 'related ·' }).first().waitFor()
    expect(await heading(page, 'Experiences').count()).toBe(0)
    await page.keyboard.press('Escape')
    expect(told).toEqual([])

    await strip(page).getByRole('button', { name: 'Turn off' }).click()
    await page.waitForURL((url) => !url.search.includes('deb_'))
    await page.waitForSelector('#root[data-hydrated]', { state: 'attached' })
    expect(await strip(page).count()).toBe(0)
  },
)

test('route.20 route.46 viewer.8 a visitor from inside has the switches without the panel; from outside nobody has them', async () => {
  const inside = await openBlankPage({})
  await inside.context().setExtraHTTPHeaders({ 'X-Forwarded-For': '10.1.2.3' })
  await visitPage(inside, `/?${ALL}`)
  await strip(inside).getByRole('button', { name: 'Details' }).click()
  await heading(inside, 'Questions and queries').waitFor()
  await heading(inside, 'Experiences').waitFor()
  expect(await heading(inside, 'Why each Pin is here').count()).toBe(0)
  expect(await inside.locator('#store').textContent()).not.toContain('"scores"')

  for (const who of [undefined, await signUpPerson()]) {
    const outside = await openPage({ ...(who && { who }), path: `/?${ALL}` })
    const { debug } = JSON.parse((await outside.locator('#store').textContent()) ?? '{}').config
    expect([debug, await strip(outside).count()]).toEqual([undefined, 0])
    const text = await outside.locator('#store').textContent()
    expect(text).not.toContain('enabled_3_indicator')
  }
})
