import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPage, visitPage } from '../browser.ts'
import { allCards, pinLink } from '../grid.ts'
import { signInDemoPerson } from '../wire.ts'

const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement as HTMLElement
    const isRinged = (element: Element | null) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    }
    return {
      name: one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '',
      index: one.closest<HTMLElement>('[data-index]')?.dataset.index,
      // A field may have its focus ring around itself and its icon.
      isSeen: isRinged(one) || (one.matches('input') && isRinged(one.parentElement)),
    }
  })

test('the keyboard alone skips to the content, walks the grid, opens a pin and closes it', async () => {
  const page = await openPage({})
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatchObject({ name: 'Skip to content', isSeen: true })
  expect(await page.getByText('Skip to content').boundingBox()).toMatchObject({ y: expect.toSatisfy((y) => y >= 0) })
  const order: string[] = []
  for (let step = 0; step < 6; step++) {
    await page.keyboard.press('Tab')
    const { name, isSeen } = await focused(page)
    order.push(name)
    expect(isSeen, name).toBe(true)
  }
  expect(order).toEqual(['Bowerbird', 'Explore', 'Search', 'Search with a picture', 'Log in', 'Sign up'])
  // Featured boards may come before the grid.
  for (let step = 0; step < 20 && (await focused(page)).index !== '0'; step++) await page.keyboard.press('Tab')
  expect((await focused(page)).index).toBe('0')
  await page.keyboard.press('ArrowRight')
  expect((await focused(page)).index).toBe('1')
  await page.keyboard.press('ArrowDown')
  const below = await focused(page)
  expect(Number(below.index)).toBeGreaterThan(1)
  expect(below.isSeen).toBe(true)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pin\//)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/')
  expect((await focused(page)).index).toBe(below.index)
})

test('arrow keys lead from pin to pin in the closeup', async () => {
  const page = await openPage({})
  const second = (await pinLink(page, 1).getAttribute('href')) ?? ''
  await pinLink(page, 0).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/pin\//)
  await page.locator('main h1:focus').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.pathname === second)
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === '/')
})

test('? lists the keys; the dialog holds the focus and gives it back', async () => {
  const page = await openPage({})
  await pinLink(page, 0).focus()
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  const asks = async () => {
    await page.keyboard.press('?')
    return dialog.isVisible()
  }
  // Keyboard shortcuts work a moment after hydration.
  await expect.poll(asks).toBe(true)
  expect(await dialog.locator('kbd').count()).toBeGreaterThanOrEqual(5)
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  expect((await focused(page)).index).toBe('0')
})

test('the account menu opens, walks and closes by keys', async () => {
  const page = await openPage({ who: await signInDemoPerson('user') })
  const trigger = page.getByRole('button', { name: 'Your account' })
  await trigger.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  await menu.waitFor()
  expect(await focused(page)).toMatchObject({ name: 'Profile', isSeen: true })
  await page.keyboard.press('ArrowDown')
  expect((await focused(page)).name).toBe('Settings')
  await page.keyboard.press('End')
  expect((await focused(page)).name).toBe('Log out')
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect((await focused(page)).name).toBe('Your account')
})

test('the board picker closes once the focus has left it, and keeps it where it went', async () => {
  const page = await openPage({ who: await signInDemoPerson('user') })
  await visitPage(page, (await pinLink(page, 0).getAttribute('href')) ?? '')
  const trigger = page
    .locator('[data-base] article')
    .first()
    .getByRole('button', { name: /Choose a board/ })
  await trigger.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('option').first().waitFor()
  const isInside = () => page.evaluate(() => Boolean(document.activeElement?.closest('[popover]')))
  await expect.poll(isInside).toBe(true)
  for (let step = 0; step < 10 && (await isInside()); step++) await page.keyboard.press('Tab')
  await page.getByRole('option').first().waitFor({ state: 'hidden' })
  expect(await focused(page)).toMatchObject({ name: expect.not.stringMatching(/Choose a board/), isSeen: true })
})

test('keys typed into a field are letters', async () => {
  const page = await openPage({ path: '/login/' })
  await page.locator('#email').fill('')
  await page.locator('#email').press('?')
  expect(await page.locator('#email').inputValue()).toBe('?')
  expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).count()).toBe(0)
})

test('card.10 a reader hears what each card leads to and shows', async () => {
  const page = await openPage({})
  const titled = allCards(page)
    .filter({ has: page.locator('article p') })
    .first()
  const title = await titled.locator('article p').first().textContent()
  expect(await titled.getByRole('link').first().getAttribute('aria-label')).toBe(`${title} pin page`)
  const card = allCards(page).first()
  const alts = await page
    .locator('[data-base] article img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')))
  expect(alts.every((alt) => alt !== null)).toBe(true)
  expect(await card.getAttribute('aria-posinset')).toBe('1')
  expect(await card.getAttribute('aria-setsize')).toBe('-1')
})
