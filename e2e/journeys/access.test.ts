import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, followLinkThroughRedirect, openBlankPage, openPage, visitPage } from '../browser.ts'
import { pinLink } from '../grid.ts'
import { storeTwoGuestSaves } from '../guest.ts'
import { expectNoHorizontalOverflow, MEMBER_PATHS, STAFF_PATHS, VISITOR_PATHS } from '../pages.ts'
import { signInDemoPerson } from '../wire.ts'

/** Each test checks about thirty pages in both themes. */
const LONG = 180_000

/**
 * On desktops every page is loaded, which checks the server's markup and its hydration; on phones pages are reached
 * inside the app.
 */
const goTo = (page: Page, size: string, path: string) =>
  size === 'phone' && page.url() !== 'about:blank' ? followLinkThroughRedirect(page, path) : visitPage(page, path)

describe.each([
  ['desktop', 'light', 'en-US'],
  // A pseudo locale: English text, laid out from right to left.
  ['phone', 'dark', 'ar-XB'],
] as const)('on a %s in the %s theme, in %s,', { timeout: LONG }, (size, theme, locale) => {
  test('what visitors see breaks no rule of access and loses nothing sideways', async () => {
    const page = await openPage({ size, theme, locale, complaints: [/404/] })
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar-XB' ? 'rtl' : 'ltr')
    const pin = (await pinLink(page, 0).getAttribute('href')) ?? ''
    await storeTwoGuestSaves(page)
    for (const path of [...VISITOR_PATHS, '/help/?q=secret', '/help/?q=qwertyuiop', pin]) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNoHorizontalOverflow(page, path)
    }
    await page.locator('[data-save]').first().click()
    await page.getByRole('dialog').waitFor()
    await expectAccessible(page, 'the login dialog')
  })

  test('what members see breaks no rule of access and loses nothing sideways', async () => {
    const page = await openBlankPage({ size, theme, locale, who: await signInDemoPerson('user') })
    for (const path of MEMBER_PATHS) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNoHorizontalOverflow(page, path)
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
    const page = await openBlankPage({ size, theme, locale, who: await signInDemoPerson('employee') })
    for (const path of STAFF_PATHS) {
      await goTo(page, size, path)
      await expectAccessible(page, path)
      await expectNoHorizontalOverflow(page, path)
    }
  })
})
