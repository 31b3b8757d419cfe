import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { blankPage, expectAccessible, expectAccessibleInTheme, open, visit, walkTo } from '../browser.ts'
import { pinLink } from '../grid.ts'
import { rememberTwo } from '../guest.ts'
import { expectNothingSideways, FOR_MEMBERS, FOR_STAFF, FOR_VISITORS } from '../pages.ts'
import { demoPerson } from '../wire.ts'

/** Some thirty pages a test. */
const LONG = 180_000

/** Goes from page to page inside the app; a desktop loads each kind of page once, which holds what the server sends and its first render. */
function wayThrough(page: Page, size: string) {
  const loaded = new Set<string>()
  return async (path: string, file = path) => {
    const isKnown = size === 'phone' ? page.url() !== 'about:blank' : loaded.has(file)
    loaded.add(file)
    await (isKnown ? walkTo(page, path) : visit(page, path))
  }
}

/** The frame around pages is in both themes on a desktop; what is in them is in the light one there and in the dark one on a phone. */
async function lookAt(page: Page, path: string) {
  await (path === '/' ? expectAccessible : expectAccessibleInTheme)(page, path)
  await expectNothingSideways(page, path)
}

describe.each([
  ['desktop', 'light', 'en-US'],
  // English words from right to left.
  ['phone', 'dark', 'ar-XB'],
] as const)('on a %s in the %s theme, in %s,', { timeout: LONG }, (size, theme, locale) => {
  test('what visitors see breaks no rule of access and loses nothing sideways', async () => {
    const page = await open({ size, theme, locale, complaints: [/404/] })
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr')
    const pin = (await pinLink(page, 0).getAttribute('href')) ?? ''
    await rememberTwo(page)
    const goTo = wayThrough(page, size)
    const help = FOR_VISITORS.find(({ path }) => path === '/help/')?.file
    const searches = ['secret', 'qwertyuiop'].map((words) => ({ path: `/help/?q=${words}`, file: help }))
    for (const { path, file } of [...FOR_VISITORS, ...searches, { path: '/no-such-page/x/y/z/' }, { path: pin }]) {
      await goTo(path, file)
      await lookAt(page, path)
    }
    await page.locator('[data-save]').first().click()
    await page.getByRole('dialog').waitFor()
    await expectAccessibleInTheme(page, 'the login dialog')
  })

  test('what members see breaks no rule of access and loses nothing sideways', async () => {
    const page = await blankPage({ size, theme, locale, who: await demoPerson('user') })
    const goTo = wayThrough(page, size)
    for (const { path, file } of FOR_MEMBERS) {
      await goTo(path, file)
      await lookAt(page, path)
    }
    await walkTo(page, '/')
    await pinLink(page, 0).click()
    await page.waitForURL(/\/pin\//)
    await page.locator('main #more').scrollIntoViewIfNeeded()
    await page.locator('main section li[data-index]').first().waitFor()
    await expectAccessibleInTheme(page, 'a pin over the grid')
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /Choose a board/ })
      .click()
    await page.getByRole('option').first().waitFor()
    await expectAccessibleInTheme(page, 'the board picker')
    await walkTo(page, '/robin_vale/')
    await page.getByRole('button', { name: 'Share profile' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).waitFor()
    await expectAccessibleInTheme(page, 'the share sheet')
  })

  test('what staff see breaks no rule of access and loses nothing sideways', async () => {
    const page = await blankPage({ size, theme, locale, who: await demoPerson('employee') })
    const goTo = wayThrough(page, size)
    for (const { path, file } of FOR_STAFF) {
      await goTo(path, file)
      await lookAt(page, path)
    }
  })
})
