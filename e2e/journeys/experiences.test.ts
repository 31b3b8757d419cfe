import { mkdirSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

/** Set it to keep the photographs. */
const PHOTOGRAPHS = process.env.EXPERIENCE_PHOTOGRAPHS

const example = (page: Page, form: string, name: string) => page.locator(`[data-example="${form} ${name}"]`)
const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('It has no box')
  return box
}

async function photograph(page: Page, name: string, fullPage = false) {
  if (!PHOTOGRAPHS) return
  mkdirSync(PHOTOGRAPHS, { recursive: true })
  await page.screenshot({ fullPage, path: `${PHOTOGRAPHS}/${name}.png`, timeout: 60_000 })
}

async function openExamples(size: 'desktop' | 'phone', theme: 'light' | 'dark') {
  const who = await signInDemoPerson('employee')
  const page = await openPage({ path: '/admin/experiences/examples/', size, theme, who })
  await example(page, 'neutral_callout', 'neutral').getByRole('region').waitFor()
  await example(page, 'hero_banner', 'complete_and_dismiss').getByRole('region').waitFor()
  return page
}

const VIEWS = [
  ['desktop', 'light'],
  ['desktop', 'dark'],
  ['phone', 'light'],
  ['phone', 'dark'],
] as const

test.each(VIEWS)('exp.1 every form is shown and accessible on a %s in %s', async (size, theme) => {
  const page = await openExamples(size, theme)
  await photograph(page, `in-page-${size}-${theme}`, true)
  await expectAccessible(page, `the forms in the page, ${size} ${theme}`)
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width).toBeLessThanOrEqual(0)
  for (const [form, name, title, dismiss] of [
    ['modal', 'modal', 'Boards can have sections now', 'Close'],
    ['floating_upsell', 'floating', 'Ideas in your inbox', 'Dismiss callout'],
    ['saved_ideas_upsell', 'modal', 'Keep what you saved', 'Close'],
    ['saved_ideas_upsell', 'banner', 'Keep what you saved', 'Dismiss callout'],
  ] as const) {
    await button(example(page, form, name), 'Show').click()
    const shown = page.getByRole(dismiss === 'Close' ? 'dialog' : 'region', { name: title, exact: true })
    await button(shown, dismiss).waitFor()
    await photograph(page, `${form}-${name}-${size}-${theme}`)
    await expectAccessible(page, `${form} ${name}, ${size} ${theme}`)
    // By keyboard alone.
    await (form === 'modal' || name === 'modal'
      ? page.keyboard.press('Escape')
      : button(page, dismiss).last().press('Enter'))
    await button(example(page, form, name), 'Show').waitFor()
  }
})

test('exp.17 alerts have an icon, a message, a link and actions with names of their own', async () => {
  const page = await openExamples('desktop', 'light')
  const error = example(page, 'alert_callout', 'error')
  expect(await error.getByRole('alert').textContent()).toContain('Error:Confirm your emailWe couldn’t reach you')
  expect(await error.getByRole('link', { name: 'Get help' }).getAttribute('href')).toBe('/help/')
  const action = error.getByRole('link', { name: 'Check address of your account' })
  expect([await action.textContent(), await action.getAttribute('href')]).toEqual(['Check address', '/settings/'])
  expect(await example(page, 'alert_callout', 'warning').getByRole('alert').count()).toBe(0)
  expect(await example(page, 'alert_callout', 'warning').getByText('Warning:').count()).toBe(1)
  expect(await example(page, 'alert_callout', 'info').locator('svg').count()).toBe(2)
})

test('exp.12 exp.18 exp.42 banners have links in their messages, two layouts, colors, and a close button or none', async () => {
  const page = await openExamples('desktop', 'light')
  const icon = example(page, 'full_banner', 'icon')
  expect(await icon.locator('p').textContent()).toBe('Pick a few topics you like, or see what is new in Today.')
  const links = await icon.locator('p a').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(links).toEqual(['/edit/', '/today/'])
  const banner = icon.getByRole('region')
  const look = (one: Locator) =>
    one.evaluate((element) => [getComputedStyle(element).backgroundColor, getComputedStyle(element).color])
  expect(await look(banner)).toEqual(['rgb(232, 236, 255)', 'rgb(21, 22, 26)'])
  expect((await boxOf(icon.locator('img'))).width).toBe(56)
  const cover = example(page, 'full_banner', 'cover')
  expect(await look(cover.getByRole('region'))).toEqual(['rgb(31, 59, 45)', 'rgb(255, 255, 255)'])
  const [outer, inner] = [await boxOf(cover.getByRole('region')), await boxOf(cover.locator('img'))]
  expect(inner.height).toBeCloseTo(outer.height, 0)
  expect(await button(cover, 'Dismiss banner').count()).toBe(0)
  await button(icon, 'Dismiss banner').click()
  await button(icon, 'Show').waitFor()
  await button(cover, 'Not now').click()
  await button(cover, 'Show').waitFor()
})

test('exp.19 each form of a hero banner has its own buttons', async () => {
  const page = await openExamples('desktop', 'light')
  const names = async (name: string) => {
    const all = await example(page, 'hero_banner', name).getByRole('region').getByRole('button').all()
    return Promise.all(all.map(async (one) => (await one.getAttribute('aria-label')) ?? (await one.textContent())))
  }
  expect(await names('welcome_back')).toEqual(['See what’s new', 'Dismiss banner'])
  expect(await names('dismiss_only')).toEqual(['Got it', 'Dismiss banner'])
  expect(await names('complete_only')).toEqual(['Edit profile'])
  expect(await names('complete_and_dismiss')).toEqual(['Try it', 'Maybe later'])
  for (const [name, act] of [
    ['welcome_back', 'Dismiss banner'],
    ['dismiss_only', 'Got it'],
    ['complete_only', 'Edit profile'],
    ['complete_and_dismiss', 'Maybe later'],
  ] as const) {
    await button(example(page, 'hero_banner', name), act).click()
    await button(example(page, 'hero_banner', name), 'Show').waitFor()
  }
})

test.each([
  ['desktop', { modal: 540, least: 363, gap: 6 }, [380, 900]],
  ['phone', { modal: 320, least: 215, gap: 4 }, [348, 348]],
] as const)('exp.41 the sizes of dialogs and offers on a %s', async (size, { modal, least, gap }, [min, max]) => {
  const page = await openExamples(size, 'light')
  await button(example(page, 'modal', 'modal'), 'Show').click()
  const dialog = page.getByRole('dialog')
  await button(dialog, 'Show me').waitFor()
  const box = await boxOf(dialog)
  expect(box.width).toBe(modal)
  expect(box.height).toBeGreaterThanOrEqual(least)
  const [first, second] = [await boxOf(button(dialog, 'Show me')), await boxOf(button(dialog, 'Not now'))]
  expect(second.x - first.x - first.width).toBe(gap)
  await page.keyboard.press('Escape')
  await button(example(page, 'floating_upsell', 'floating'), 'Show').click()
  const floating = page.getByRole('region', { name: 'Ideas in your inbox', exact: true })
  await floating.waitFor()
  for (const offer of [floating, example(page, 'upsell_callout', 'upsell').getByRole('region')]) {
    const { width } = await boxOf(offer)
    expect(width).toBeGreaterThanOrEqual(min)
    expect(width).toBeLessThanOrEqual(max)
  }
  expect((await boxOf(floating.locator('img'))).width).toBeLessThanOrEqual(128)
})

test('exp.3 exp.20 a callout of the demo world moves nothing, leads where it says, and never comes back', async () => {
  const who = await signUpPerson()
  const page = await openPage({ path: '/', who })
  const release = await holdRequests(page, '**/UserExperienceResource/get/**')
  await visitPage(page, '/search/pins/?q=plans')
  await page.locator('[data-pin] img').first().waitFor()
  await page.evaluate(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value
    }).observe({ type: 'layout-shift' })
  })
  const pin = page.locator('[data-pin]').first()
  const before = await boxOf(pin)
  release()
  const tip = page.getByRole('region', { name: 'Keep plans to yourself' })
  await tip.waitFor()
  await expect.poll(async () => (await boxOf(pin)).y).toBeGreaterThan(before.y + 60)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
  expect(await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)).toBe(0)
  await photograph(page, 'callout-in-search')
  const dismissed = page.waitForResponse((response) => response.url().includes('/UserExperienceResource/delete/'))
  await button(tip, 'Dismiss callout').click()
  await tip.waitFor({ state: 'hidden' })
  expect((await dismissed).status()).toBe(200)
  await visitPage(page, '/search/pins/?q=winter')
  await page.getByRole('region', { name: 'Things to make before winter' }).waitFor()
  await visitPage(page, '/search/pins/?q=plans')
  await page.waitForResponse((response) => response.url().includes('/UserExperienceResource/get/'))
  expect(await tip.count()).toBe(0)
})

test('exp.14 each of 34 codes has its icon, and each of 12 a color of its own in both themes', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const who = await signInDemoPerson('employee')
    const page = await openPage({ path: '/admin/experiences/examples/', theme, who })
    const drawings = await page
      .locator('[data-codes="icons"] svg')
      .evaluateAll((all) => all.map((one) => one.innerHTML))
    expect([drawings.length, new Set(drawings).size]).toEqual([34, 34])
    const colors = await page
      .locator('[data-codes="colors"] svg')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color))
    expect([colors.length, new Set(colors).size]).toEqual([12, 12])
  }
})
