import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { GUIDANCE_ANCHORS } from '#domain/constants/guidance-anchors.ts'
import { expectAccessible, openBlankPage, openPage, visitPage } from '../browser.ts'
import { signUpPerson } from '../wire.ts'

type Wish = Omit<Parameters<typeof openBlankPage>[0], 'who'>

/** A new person searches for something that has guidance, on a page whose clock the journey moves. */
async function search(query: string, wish: Wish = {}) {
  const who = await signUpPerson()
  const page = await openBlankPage({ ...wish, who })
  await page.clock.install()
  const reported: string[] = []
  page.on('request', (request) => {
    const [, what] =
      /\/resource\/UserExperience(Viewed|Completed|)Resource\/(?:update|delete)\//.exec(request.url()) ?? []
    if (what !== undefined && /5072\d\d/.test(request.postData() ?? '')) reported.push(what || 'Dismissed')
  })
  const path = `/search/pins/?q=${encodeURIComponent(query)}`
  await visitPage(page, path)
  await page.mouse.move(5, 300)
  return { who, page, path, reported }
}

const bubble = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const pulsar = (page: Page) => page.getByRole('button', { name: 'Show tip' })
const anchorBox = async (page: Page, name: string) => {
  const box = await page.locator(`[data-guidance-anchor="${name}"]:visible`).first().boundingBox()
  if (!box) throw new Error(`No ${name}`)
  return box
}

const TIP = 'Every topic in one place'

test.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)(
  'exp.9 exp.22 exp.23 a pulsar reveals its tooltip, which takes the focus and gives it back, on a %s in %s',
  async (size, theme) => {
    const { page, reported, who, path } = await search('topics', { size, theme })
    await pulsar(page).waitFor()
    await expect.poll(() => reported).toEqual(['Viewed'])
    expect(await bubble(page, TIP).count()).toBe(0)
    const anchor = await anchorBox(page, 'explore')
    const dot = await pulsar(page).boundingBox()
    expect(Math.abs((dot?.x ?? 0) + 22 - (anchor.x + anchor.width / 2))).toBeLessThan(1)
    await pulsar(page).focus()
    await page.keyboard.press('Enter')
    await bubble(page, TIP).waitFor()
    expect(await bubble(page, TIP).evaluate((one) => one === document.activeElement)).toBe(true)
    expect(await pulsar(page).getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page, 'a tooltip')
    await page.keyboard.press('Escape')
    await bubble(page, TIP).waitFor({ state: 'detached' })
    expect(await pulsar(page).count()).toBe(0)
    await expect.poll(() => reported).toEqual(['Viewed', 'Dismissed'])

    const later = await openPage({ who, path, size })
    const answer = later.waitForResponse(/UserExperienceResource\/get/)
    await later.mouse.move(5, 300)
    await answer
    expect(await pulsar(later).count()).toBe(0)
  },
)

test('exp.9 exp.23 a tooltip’s button completes it and leads on; a click on its anchor dismisses it', async () => {
  const { page, reported } = await search('topics')
  await pulsar(page).click()
  await bubble(page, TIP).getByRole('button', { name: 'Explore' }).click()
  await page.waitForURL('**/ideas/')
  await expect.poll(() => reported).toEqual(['Viewed', 'Completed'])

  const other = await search('topics')
  await pulsar(other.page).click()
  await other.page.locator('[data-guidance-anchor="explore"]:visible').first().press('Enter')
  await other.page.waitForURL('**/ideas/')
  await expect.poll(() => other.reported).toEqual(['Viewed', 'Dismissed'])
})

test.each([
  ['desktop', 'dark'],
  ['phone', 'light'],
] as const)(
  'exp.11 exp.24 a flyout opens at its anchor and moves nothing; its button completes it, on a %s in %s',
  async (size, theme) => {
    const { page, reported } = await search('create a pin', { size, theme })
    const flyout = bubble(page, 'Tip')
    await flyout.waitFor()
    const [box, anchor] = [await flyout.boundingBox(), await anchorBox(page, 'create')]
    if (!box) throw new Error('No flyout')
    // It opens downward, and on a phone upward, where the navigation is at the bottom.
    if (size === 'desktop') expect(box.y).toBeGreaterThanOrEqual(anchor.y + anchor.height)
    else expect(box.y + box.height).toBeLessThanOrEqual(anchor.y)
    expect(box.x).toBeGreaterThanOrEqual(0)
    await expectAccessible(page, 'a flyout')
    await flyout.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/pin-creation-tool/')
    await expect.poll(() => reported).toEqual(['Viewed', 'Completed'])
  },
)

test('exp.11 a flyout is dismissed by scrolling, and by a click on its anchor', async () => {
  const scrolled = await search('create a pin')
  await bubble(scrolled.page, 'Tip').waitFor()
  await scrolled.page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    scrollBy(0, 200)
  })
  await bubble(scrolled.page, 'Tip').waitFor({ state: 'detached' })
  await expect.poll(() => scrolled.reported).toEqual(['Viewed', 'Dismissed'])

  const clicked = await search('create a pin')
  await bubble(clicked.page, 'Tip').waitFor()
  await clicked.page.locator('[data-guidance-anchor="create"]:visible').click()
  await bubble(clicked.page, 'Tip').waitFor({ state: 'detached' })
  await expect.poll(() => clicked.reported).toEqual(['Viewed', 'Dismissed'])
})

test('exp.11 exp.24 a tap on a flyout’s pulsar completes it, and its tooltip stays until it is closed', async () => {
  const { page, reported } = await search('send a pin')
  await pulsar(page).click()
  const tip = bubble(page, 'Send a Pin to a friend, and talk about it right here.')
  await tip.waitFor()
  await expect.poll(() => reported).toEqual(['Viewed', 'Completed'])
  await tip.getByRole('button', { name: 'Got it' }).click()
  await tip.waitFor({ state: 'detached' })
  expect(reported).toEqual(['Viewed', 'Completed'])
})

test('exp.25 where its anchor is missing nothing is shown or counted as viewed, and it shows once that comes', async () => {
  const who = await signUpPerson()
  const page = await openBlankPage({ who })
  const reported: string[] = []
  page.on('request', (request) => {
    if (/UserExperienceViewed/.test(request.url()) && request.postData()?.includes('507231')) reported.push('Viewed')
  })
  await page.goto('/search/pins/?q=create%20a%20pin')
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' })
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-guidance-anchor="create"]')) one.hidden = true
  })
  const form = page.waitForResponse(/FlyoutForm.*\.js/)
  await page.mouse.move(5, 300)
  await form
  expect([await bubble(page, 'Tip').count(), reported]).toEqual([0, []])
  await page.evaluate(() => {
    for (const one of document.querySelectorAll<HTMLElement>('[data-guidance-anchor="create"]')) one.hidden = false
    document.body.append(document.createElement('span'))
  })
  await bubble(page, 'Tip').waitFor()
})

test.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)('exp.10 exp.32 an educational popover goes 1500 ms after scrolling, on a %s in %s', async (size, theme) => {
  const { page, reported } = await search('my boards', { size, theme })
  const popover = bubble(page, 'Your boards live here')
  await popover.waitFor()
  await expectAccessible(page, 'an educational popover')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.evaluate(() => {
    document.body.style.minHeight = '3000px'
    scrollBy(0, 200)
    dispatchEvent(new Event('scroll'))
  })
  await page.clock.runFor(1400)
  expect([await popover.count(), reported]).toEqual([1, ['Viewed']])
  await page.clock.runFor(200)
  await popover.waitFor({ state: 'detached' })
  await expect.poll(() => reported).toEqual(['Viewed', 'Dismissed'])
})

test.each([['desktop'], ['phone']] as const)(
  'exp.24 every anchor of the shell is an element of the page that can be seen, on a %s',
  async (size) => {
    const page = await openPage({ who: await signUpPerson(), size })
    const names = GUIDANCE_ANCHORS.filter((name) => name !== 'save')
    const seen = await page.evaluate(
      (all) => all.filter((name) => document.querySelector(`[data-guidance-anchor="${name}"]`) !== null),
      names,
    )
    expect(seen).toEqual(names)
    for (const name of ['home', 'create', 'notifications', 'profile'])
      expect((await anchorBox(page, name)).width).toBeGreaterThan(20)
  },
)
