import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { blankPage, expectAccessible, open, visit, walkTo } from '../browser.ts'
import { pinLink } from '../grid.ts'
import { rememberTwo } from '../guest.ts'
import { expectNothingSideways, FOR_MEMBERS, FOR_STAFF, FOR_VISITORS } from '../pages.ts'
import { demoPerson } from '../wire.ts'

/** Some thirty pages a test, each in both themes. */
const LONG = 180_000

/** A desktop loads every page: what the server sends and its first render are held by that. A phone goes on inside the app. */
const goTo = (page: Page, size: string, path: string) =>
  size === 'phone' && page.url() !== 'about:blank' ? walkTo(page, path) : visit(page, path)

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
    for (const path of [...FOR_VISITORS, '/help/?q=secret', '/help/?q=qwertyuiop', pin]) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNothingSideways(page, path)
    }
    await page.locator('[data-save]').first().click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'the login dialog')
  })

  test('what members see breaks no rule of access and loses nothing sideways', async () => {
    const page = await blankPage({ size, theme, locale, who: await demoPerson('user') })
    for (const path of FOR_MEMBERS) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNothingSideways(page, path)
    }
    await goTo(page, size, '/')
    await pinLink(page, 0).click()
    await page.waitForURL(/\/pin\//)
    await page.locator('main #more').scrollIntoViewIfNeeded()
    await page.locator('main section li[data-index]').first().waitFor()
    await expectAccessible(page, 'a pin over the grid')
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /Choose a board/ })
      .click()
    await page.getByRole('option').first().waitFor()
    await expectAccessible(page, 'the board picker')
    await goTo(page, size, '/robin_vale/')
    await page.getByRole('button', { name: 'Share profile' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).waitFor()
    await expectAccessible(page, 'the share sheet')
  })

  test('what staff see breaks no rule of access and loses nothing sideways', async () => {
    const page = await blankPage({ size, theme, locale, who: await demoPerson('employee') })
    for (const path of FOR_STAFF) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNothingSideways(page, path)
    }
  })
})
