import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, followLinkOrVisit, followLinkThroughRedirect, openBlankPage, openPage } from '../browser.ts'
import { allCards, pinLink } from '../grid.ts'
import { findPinOfKind } from '../kinds.ts'
import { measureOverflowPx } from '../pages.ts'
import { makePictureFile } from '../picture.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

test('on a phone a name that is one long word breaks', async () => {
  const first_name = 'W'.repeat(30)
  const [named, other] = [await signUpPerson({ first_name }), await signUpPerson({ first_name })]
  const board = await named.wire.must('Board', 'create', { name: 'B'.repeat(50) })
  const pinned = {
    board_id: board.id,
    image_base64: (await makePictureFile()).buffer.toString('base64'),
    title: 'T'.repeat(100),
  }
  const pin = await named.wire.must('Pin', 'create', pinned)
  await other.wire.must('UserFollow', 'create', { user_id: named.id })
  await other.wire.must('Conversations', 'create', { user_ids: [named.id], text: 'M'.repeat(200) })
  await other.wire.must('Board', 'create', { name: 'C'.repeat(50) })
  const page = await openBlankPage({ size: 'phone', who: other })
  const ofPin = ['', 'repin/', 'sent/', 'feedback/'].map((part) => `/pin/${pin.id}/${part}`)
  for (const path of [`/${other.username}/_created/`, `/${named.username}/`, board.url, '/messages/', ...ofPin]) {
    await followLinkOrVisit(page, path)
    await page.locator('#main h1').first().waitFor({ state: 'attached' })
    expect.soft(await page.evaluate(measureOverflowPx), path).toBeLessThanOrEqual(0)
  }
  await followLink(page, `/pin/${pin.id}/repin/`)
  await page.getByRole('option', { name: /^C+$/ }).click()
  const organize = page.getByRole('region', { name: 'Notices' }).getByRole('link', { name: 'Organize' })
  await organize.waitFor()
  // The panel slides in from the side.
  const end = () => organize.evaluate((one) => one.getBoundingClientRect().right)
  await expect.poll(end).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
})

test('printed, a page shows its pictures and not the frame around them; who wants no motion gets none', async () => {
  const page = await openPage({ path: `/pin/${(await findPinOfKind(() => true)).id}/` })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('article img').first().isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Log in' }).first().isVisible()).toBe(false)
  await followLink(page, '/')
  expect(await page.locator('[data-base] article img').first().isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' })
  await page.locator('[data-base] article').first().hover()
  const moving = await page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition || Number(one.effect?.getComputedTiming().duration) > 20).length,
  )
  expect(moving).toBe(0)
})

test('on a phone everything one taps is at least 44 px high', async () => {
  const page = await openPage({ size: 'phone', who: await signInDemoPerson('user') })
  const small = (what: string) =>
    page.locator(what).evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect()
        return Math.min(width, height) < 44 ? [`${one.outerHTML.slice(0, 80)} ${width}×${height}`] : []
      }),
    )
  const inCards = 'article a[href$="rs=topic"]:visible'
  expect(await small(`header a:visible, header button:visible, nav a:visible, ${inCards}`)).toEqual([])
  expect(await page.locator(inCards).count()).toBeGreaterThan(0)
  expect(await allCards(page).count()).toBeGreaterThan(4)
  await followLinkThroughRedirect(page, '/me/')
  expect(await small('[role=main] h1 ~ * a:visible, [role=main] nav a:visible')).toEqual([])
})

test('save.14 shell.3 the save button is at least 40 high and 70 wide, on a card and on the page of a pin; nothing hangs from the search field once another page shows, also between two closeups', async () => {
  const page = await openPage({ who: await signUpPerson() })
  await pinLink(page, 0).hover()
  const sizeOf = async (save: Locator) => {
    await save.waitFor()
    // Uses layout sizes, because an opening animation may still be running.
    return save.evaluate((one: HTMLElement) => ({ width: one.offsetWidth, height: one.offsetHeight }))
  }
  const card = await sizeOf(page.locator('[data-base] [data-save]').first())
  await pinLink(page, 0).click()
  await page.waitForURL(/\/pin\//)
  const closeup = await sizeOf(page.locator('article[data-closeup] [data-save]').first())
  for (const { width, height } of [card, closeup]) {
    expect(height).toBeGreaterThanOrEqual(40)
    expect(width).toBeGreaterThanOrEqual(70)
  }

  const list = page.getByRole('listbox', { name: 'Suggestions' })
  const type = async (words: string) => {
    await page.getByRole('combobox').first().fill(words)
    await list.waitFor()
  }
  const first = page.url()
  await page.locator('#more').scrollIntoViewIfNeeded()
  await page.locator('section li[data-index] article a').first().click()
  await page.waitForURL((url) => url.href !== first)
  await type('la')
  await page.goBack()
  await page.waitForURL(first)
  await list.waitFor({ state: 'detached' })
  await type('lam')
  await followLink(page, '/ideas/')
  await list.waitFor({ state: 'detached' })
})

test('on a phone the search field has room for what is searched, and its list for what is found', async () => {
  const page = await openPage({ size: 'phone', locale: 'de-DE', path: '/search/pins/?q=kitchen' })
  const field = page.getByRole('combobox')
  expect((await field.boundingBox())?.width).toBeGreaterThan(120)
  await field.fill('kitch')
  const list = page.getByRole('listbox')
  await list.waitFor()
  const { width = 0 } = (await list.boundingBox()) ?? {}
  expect(width).toBeGreaterThan(0.9 * (page.viewportSize()?.width ?? 0))
})

test('shell.3 the server’s page and the first render in the browser agree, in every size', async () => {
  for (const size of ['desktop', 'phone', 'zoomed'] as const) {
    // A hydration mismatch would be a console error and fail the journey.
    const page = await openPage({ size, path: '/robin_vale/slow-kitchen/' })
    expect(await page.locator('h1').textContent()).toBe('Slow kitchen')
    await page.context().close()
  }
})
