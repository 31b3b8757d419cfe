import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openBlankPage, openPage, userAgent, visitPage, waitForHydration } from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { allCards, pinLink } from '../grid.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, signUpPerson, type TestPerson, Wire } from '../wire.ts'

/** Folder for screenshots of each step, if set; taking them costs as much as some of the steps. */
const FOLDER = process.env.JOURNEY_PICTURES
if (FOLDER) mkdirSync(FOLDER, { recursive: true })

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const closeup = (page: Page) => page.locator('main article[data-closeup]').last()
/** Decorative pictures may be clipped by their container, and then are never loaded. */
const picturesIn = (page: Page) =>
  page.waitForFunction(() =>
    [...document.images].every((one) => {
      const { top, bottom } = one.getBoundingClientRect()
      return one.complete || one.closest('[aria-hidden=true]') || bottom < 0 || top > innerHeight
    }),
  )

/** Only the sign-up form starts the onboarding; accounts created through the API skip it. */
async function fillForm(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.locator('#first_name').fill('Jay')
  await page.locator('#email').fill(email)
  await page.locator('#password').fill(password)
  await page.locator('#birthday').fill('1990-05-17')
}

/**
 * Opens the first pin here that has its own page, and returns the name on its card; home may have changed in the
 * meantime.
 */
async function openAPin(page: Page): Promise<string> {
  await allCards(page).locator('article a[href^="/pin/"]').first().click()
  await page.waitForURL(/\/pin\//)
  await closeup(page).waitFor()
  const [id] = /\d+(?=\/$)/.exec(new URL(page.url()).pathname) ?? []
  const name = await allCards(page).locator(`article a[href$="${id}/"]`).first().getAttribute('aria-label')
  expect(name).toBeTruthy()
  return name ?? ''
}

/** A chosen language applies at once, in both directions (onboard.6). */
async function speakGerman(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language').selectOption({ label: 'Deutsch' })
  await dialog.getByRole('button', { name: 'Weiter', exact: true }).waitFor()
  await waitForHydration(page)
  await dialog.getByLabel('Sprache').selectOption('en-US')
  await dialog.getByRole('button', { name: 'Next', exact: true }).waitFor()
  await waitForHydration(page)
}

/** The pins that the server offers this person to pick from. */
const idsToPick = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const data = encodeURIComponent(JSON.stringify({ options: { in_nux: true, page_size: 60 } }))
    const answer = await fetch(`/resource/UserHomefeedResource/get/?data=${data}`)
    const { resource_response } = await answer.json()
    return resource_response.data.map(({ id }: { id: string }) => id)
  })

/**
 * Goes through the onboarding with a reload in between; home then reflects the choices (onboard.1 onboard.5 onboard.6
 * onboard.7 onboard.8 onboard.9 onboard.11).
 */
async function begin(page: Page, size: 'desktop' | 'phone', shot: (name: string) => Promise<void>): Promise<void> {
  const step = (name: string) => page.locator(`[data-step=${name}]:not([data-leaving])`)
  const press = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await step('gender').waitFor()
  const total = size === 'phone' ? /^Step 1 of [67]$/ : 'Step 1 of 6'
  await page.getByRole('dialog').getByText(total).waitFor()
  await page.getByRole('dialog').getByText('only you can see it').waitFor()
  // The scrollbar's gutter has the window's color.
  const colors = await page
    .getByRole('dialog')
    .evaluate((one) => [one, document.documentElement].map((it) => getComputedStyle(it).backgroundColor))
  expect(colors[1]).toBe(colors[0])
  // The first step shows a welcome in front of a wall of pins; neither of its two buttons is preselected.
  await page.getByRole('dialog').getByText('Welcome to Bowerbird, Jay').waitFor()
  await expect.poll(() => page.getByRole('dialog').locator('[aria-hidden] img').count()).toBeGreaterThan(15)
  const looks = ['Skip', 'Next'].map((name) =>
    page
      .getByRole('dialog')
      .getByRole('button', { name, exact: true })
      .evaluate((one) => [getComputedStyle(one).backgroundColor, Math.round(one.getBoundingClientRect().width)]),
  )
  expect(await looks[0]).toEqual(await looks[1])
  await shot('begin')
  await press('Skip')
  await step('country_locale').waitFor()
  await page.reload()
  await step('country_locale').waitFor()
  await waitForHydration(page)
  if (size === 'desktop') await speakGerman(page)
  await press('Next')
  await step('interest_picker').waitFor()
  const next = page.getByRole('dialog').getByRole('button', { name: 'Next', exact: true })
  expect(await next.isDisabled()).toBe(true)
  const covers = page.getByRole('dialog').locator('li button > span:first-child')
  await covers.nth(20).waitFor()
  expect(await covers.locator('img').count()).toBe(await covers.count())
  for (const [at, name] of ['Birds', 'Cats', 'Coffee'].entries()) {
    await page.getByText(`Choose ${3 - at} more`).waitFor()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  }
  await shot('interests')
  await next.click()
  await step('use_case').waitFor()
  await page.getByRole('dialog').getByRole('checkbox', { name: /cook/i }).check()
  await press('Next')
  await step('pin_picker').waitFor()
  const pins = page.getByRole('dialog').locator('li button[aria-pressed]')
  await pins.nth(3).waitFor()
  await page.getByText('Your picks shape your home feed. They').waitFor()
  // The pins of the chosen topics, not those of the wall behind the first step.
  expect(await pins.evaluateAll((all) => all.map((one) => one.dataset.pin))).toEqual(await idsToPick(page))
  await pins.nth(0).click()
  await shot('pins')
  // Simulates the browser's install prompt.
  await page.evaluate(() => {
    const prompt = async () => sessionStorage.setItem('prompted', 'yes')
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
  })
  await press('Next')
  if (size === 'phone') {
    await page.getByRole('heading', { name: 'Keep Bowerbird close' }).waitFor({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Not now' }).waitFor()
    await press('Add to home screen')
  }
  await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 30_000 })
  const prompted = () => page.evaluate(() => sessionStorage.getItem('prompted')).catch(() => 'on the way')
  await expect.poll(prompted).toBe(size === 'phone' ? 'yes' : null)
}

test.each(['desktop', 'phone'] as const)(
  'onboard.1 onboard.5 onboard.6 onboard.7 onboard.8 onboard.9 onboard.11 on a %s a newcomer looks, signs up, begins, saves, finds it again, makes a board, fills and shares it, and comes back',
  async (size) => {
    const email = `newcomer-${randomUUID().slice(0, 8)}@journey.test`
    const password = 'a rather long password'
    const page = await openPage({ size })
    let step = 0
    const shot = async (name: string) => {
      await picturesIn(page)
      const file = `newcomer-${size}-${String(++step).padStart(2, '0')}-${name}.png`
      if (FOLDER) await page.screenshot({ path: join(FOLDER, file) })
    }
    await shot('visit')
    // On a phone nothing else is between the first text and the first pictures.
    const aboutLinks = page.getByRole('navigation', { name: 'About this site' })
    expect(await aboutLinks.count()).toBe(size === 'phone' ? 0 : 1)
    await openAPin(page)
    await shot('look')

    await page.goBack()
    await page.waitForURL((url) => url.pathname === '/')
    await page.getByRole('link', { name: 'Sign up' }).first().click()
    await page.waitForURL('**/signup/')
    // All columns of the wall of pins fit into it.
    const wall = page.locator('aside > [aria-hidden]')
    expect(await wall.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(0)
    await fillForm(page, { email, password })
    await shot('sign-up')
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await waitForHydration(page)
    await begin(page, size, shot)
    await waitForHydration(page)
    await shot('home')

    const first = await openAPin(page)
    const saving = page.waitForRequest(/RepinResource\/create/)
    await closeup(page).locator('[data-save]').first().click()
    await notices(page).getByText('Saved to Profile').waitFor()
    const saved = JSON.parse(new URLSearchParams((await saving).postData() ?? '').get('data') ?? '{}').options
    expect(saved.event_context?.use_case_id).toBe(size === 'phone' ? 'cook' : undefined)
    await page.waitForFunction(() => {
      const [toast] = document.querySelector('[popover="manual"]:popover-open')?.children ?? []
      const save = [...document.querySelectorAll('[data-closeup] [data-save]')].at(-1)?.getBoundingClientRect()
      const box = toast?.getBoundingClientRect()
      return box && save && (box.bottom <= save.top || box.top >= save.bottom)
    })
    await shot('saved')
    await visitPage(page, '/me/')
    const loose = page.getByRole('region', { name: 'Not on a board' })
    await loose.getByRole('link', { name: first, exact: true }).first().waitFor()
    const left = (one: Locator) => one.evaluate((it) => it.getBoundingClientRect().left)
    const edge = await left(loose.locator('li[data-index="0"] article').first())
    expect(await left(loose.getByRole('heading'))).toBeCloseTo(edge, 0)
    await shot('found-again')

    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Create board' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create board' })
    await dialog.getByLabel('Name').fill('Blue things')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(/\/blue-things\/$/)
    const board = page.url()
    await page.getByText('Your board is ready for its first Pin.').waitFor()
    expect(await page.getByRole('link', { name: 'Organize' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Board options' }).click()
    await page.getByRole('menuitem', { name: 'Add section' }).waitFor()
    await page.keyboard.press('Escape')
    await shot('new-board')

    await visitPage(page, '/pin-creation-tool/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await makePictureFile())
    await page.getByRole('textbox', { name: 'Title' }).fill('A striped find')
    await page.getByRole('textbox', { name: 'Alt text' }).fill('A stripe on a coloured ground')
    await page.getByRole('button', { name: /^Board: / }).click()
    await page.getByRole('option', { name: 'Blue things' }).click()
    await shot('create')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Your Pin is live').first().waitFor()
    await visitPage(page, board)
    await expect.poll(() => allCards(page).count()).toBe(1)
    expect(await pinLink(page, 0).getAttribute('aria-label')).toBe('A striped find pin page')
    const picture = allCards(page).first().locator('article img')
    expect(await picture.getAttribute('alt')).toBe('A stripe on a coloured ground')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

    await visitPage(page, '/')
    const second = await openAPin(page)
    await closeup(page)
      .getByRole('button', { name: /Choose a board/ })
      .first()
      .click()
    await page.getByRole('option', { name: 'Blue things' }).click()
    await expect.poll(() => closeup(page).locator('[data-save]').first().textContent()).toBe('Saved')
    await notices(page)
      .getByText(/Blue things/)
      .waitFor()
    await visitPage(page, board)
    expect(await allCards(page).count()).toBe(2)
    expect(await pinLink(page, 0).getAttribute('aria-label')).toBe(second)
    await shot('board')

    const lastCopied = await allowCopying(page)
    await page.getByRole('button', { name: 'Board options' }).click()
    await page.getByRole('menuitem', { name: 'Send this board' }).click()
    const sending = page.getByRole('dialog', { name: 'Send this board' })
    await sending.waitFor()
    await shot('share')
    await sending.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').first().waitFor()
    const copied = await lastCopied()
    await page.keyboard.press('Escape')
    await sending.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await waitForHydration(page)
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await waitForHydration(page)
    await visitPage(page, new URL(copied).pathname)
    await page.waitForURL((url) => url.pathname === new URL(board).pathname)
    await expect.poll(() => allCards(page).count()).toBe(2)
    await shot('back-again')
  },
)

/** The width of the tiles, the height of their pictures, and the number in the first row. */
async function tilesOf(page: Page) {
  const all = page.getByRole('dialog').locator('li')
  await all.nth(6).waitFor()
  return all.evaluateAll((tiles) => {
    const boxes = tiles.map((tile) => tile.getBoundingClientRect())
    const cover = tiles[0]?.querySelector('button > span')?.getBoundingClientRect()
    return {
      inRow: boxes.filter(({ top }) => top === boxes[0]?.top).length,
      width: Math.round(boxes[0]?.width ?? 0),
      cover: Math.round(cover?.height ?? 0),
    }
  })
}

type Seen = { what: string; at: number }

/** Records which steps are visible and when, and when buttons were pressed. The record survives navigation. */
async function watchSteps(page: Page): Promise<() => Promise<Seen[]>> {
  await page.evaluate(() => {
    const seen: Seen[] = []
    const see = (what: string) => {
      if (what === seen.at(-1)?.what) return
      seen.push({ what, at: performance.now() })
      sessionStorage.setItem('seen', JSON.stringify(seen))
    }
    const look = () => {
      const { step, leaving } = document.querySelector<HTMLElement>('[data-step]')?.dataset ?? {}
      see(leaving ? `${step} leaves` : (step ?? 'none'))
    }
    look()
    const isPart = { subtree: true, childList: true, attributeFilter: ['data-step', 'data-leaving'] }
    new MutationObserver(look).observe(document, isPart)
    addEventListener('click', () => see('pressed'), { capture: true })
  })
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('seen') ?? '[]'))
}

/** Choices count even if the onboarding is left early, and without cookie consent (onboard.5 onboard.8). */
async function tickAndLeave(page: Page, { wire }: TestPerson): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
  await dialog.getByText('Choose one or more.', { exact: true }).waitFor()
  await dialog.getByRole('checkbox', { name: /cook/i }).check()
  await dialog.getByRole('button', { name: 'Skip setup' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await wire.must('Onboarding', 'get')).toMatchObject({ step: null, use_cases: ['cook'] })
}

test('onboard.3 onboard.5 onboard.7 onboard.8 onboard.9 onboard.10 by keys alone, in its sizes and times, at 400 %, and on to the page for businesses', async () => {
  const email = `newcomer-${randomUUID().slice(0, 8)}@journey.test`
  const who = { id: '', username: '', firstName: 'Jay', email, password: 'a rather long password', wire: new Wire() }
  const step = (page: Page, name: string) => page.locator(`[data-step=${name}]:not([data-leaving])`)
  const page = await openPage({ path: '/signup/' })
  await fillForm(page, who)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.locator('button[type=submit]').click()
  const press = async (name: string, key = 'Enter') => {
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).focus()
    await page.keyboard.press(key)
  }
  await step(page, 'gender').waitFor()
  // The first step is part of home's answer and needs no request.
  expect(asked.filter((url) => url.includes('OnboardingResource/get'))).toEqual([])
  // The page behind can't be focused: the focus cycles within the dialog.
  const focusIn = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at === document.body ? 'none' : at?.closest('dialog') ? 'window' : at?.outerHTML
    })
  const places = new Set<string | undefined>()
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab')
    places.add(await focusIn())
  }
  places.delete('none')
  expect([...places]).toEqual(['window'])
  // Escape never ends the onboarding, however often it is pressed.
  for (let n = 0; n < 3; n++) await page.keyboard.press('Escape')
  await page.locator('dialog:modal [data-step=gender]:not([data-leaving])').waitFor()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const stepsSeen = await watchSteps(page)
  await press('Skip')
  await step(page, 'country_locale').waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await press('Skip')
  await step(page, 'interest_picker').waitFor()
  await expect.poll(() => tilesOf(page)).toEqual({ inRow: 6, width: 160, cover: 160 })
  const edge = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? 0)
  const firstCover = page.getByRole('dialog').locator('li button > span').first()
  expect(await edge(page.locator('#onboarding-search'))).toBe(await edge(firstCover))
  await expectAccessible(page, 'choosing topics')
  for (const name of ['Birds', 'Cats', 'Coffee']) await press(name, 'Space')
  const other = await signUpPerson({ onboarding: true }, new Wire(baseUrl, userAgent))
  for (const done of ['gender', 'country_locale']) await other.wire.must('Onboarding', 'update', { step: done })
  const phone = await openPage({ who: other, size: 'phone' })
  await step(phone, 'interest_picker').waitFor()
  await expect.poll(() => tilesOf(phone)).toMatchObject({ inRow: 2, cover: 112 })
  await tickAndLeave(phone, other)
  const close = await openPage({ who, size: 'zoomed' })
  await step(close, 'interest_picker').waitFor()
  const next = close.getByRole('dialog').getByRole('button', { name: 'Next', exact: true })
  await next.scrollIntoViewIfNeeded()
  expect(await close.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await press('Next')
  await step(page, 'use_case').waitFor()
  await page.getByRole('dialog').getByLabel('For my business').focus()
  await page.keyboard.press('Space')
  await press('Next')
  await step(page, 'pin_picker').waitFor()
  const pins = page.getByRole('dialog').locator('li button[aria-pressed]')
  await pins.nth(3).waitFor()
  const [first, below] = await pins.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  expect(first.width).toBe(270)
  // The 4 px rings of two selected neighbors don't touch.
  expect(below.top - first.bottom).toBeGreaterThan(8)
  expect(await pins.count()).toBeLessThanOrEqual(60)
  await pins.nth(0).focus()
  await page.keyboard.press('Space')
  await press('Next')
  await page.waitForURL('**/business/convert/', { timeout: 30_000 })
  const seen = await stepsSeen()
  const names = seen.map(({ what }) => what)
  const at = (what: string) => seen.find((one) => one.what === what)?.at ?? Number.NaN
  // Each step stays visible until the next one appears, the first time too.
  expect(names.slice(0, 4)).toEqual(['gender', 'pressed', 'gender leaves', 'country_locale'])
  expect(Math.round(at('country_locale') - at('pressed'))).toBeGreaterThanOrEqual(1000)
  // If nothing can be installed, the onboarding ends when the feed is ready.
  expect(names.slice(names.indexOf('loading'))).toEqual(['loading', 'loading leaves', 'none'])
  expect(Math.round(at('loading leaves') - at('loading'))).toBeGreaterThanOrEqual(2500)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await page.getByText('Enter your business name.').waitFor()
  await expectAccessible(page, '/business/convert/')
  await page.getByLabel('Business name').fill('Twig & Co')
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await notices(page).getByText('You now have a business account.').waitFor()
  await page.waitForURL((url) => url.pathname !== '/business/convert/')
})

test.each([
  ['asks by itself', /^Add it to your home screen/, false],
  ['has to be told how', /^Tap Share/, true],
] as const)('onboard.11 on a phone that %s “Not now” ends the first steps for good', async (_, hint, isTold) => {
  const who = { email: `newcomer-${randomUUID().slice(0, 8)}@journey.test`, password: 'a rather long password' }
  const page = await openBlankPage({ size: 'phone' })
  const { origin } = new URL(baseUrl)
  await page.context().addCookies([{ name: 'bb_consent', value: '-', url: origin }])
  if (isTold)
    await page.addInitScript(() => {
      const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
      Object.defineProperty(navigator, 'userAgent', { get: () => userAgent })
    })
  // The browser may offer the installation before the first step appears.
  else
    await page.route('**/assets/Onboarding-*.js*', async (route) => {
      await page.evaluate(() => {
        const prompt = async () => sessionStorage.setItem('prompted', 'yes')
        dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }))
      })
      await route.continue()
    })
  await visitPage(page, '/signup/')
  await fillForm(page, who)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await waitForHydration(page)
  const dialog = page.getByRole('dialog')
  for (const step of ['gender', 'country_locale', 'interest_picker', 'use_case', 'pin_picker']) {
    await page.locator(`[data-step=${step}]:not([data-leaving])`).waitFor()
    await dialog.getByText(/^Step \d of 7$/).waitFor()
    // Picks also count without cookie consent.
    if (step === 'pin_picker') await dialog.getByText('Your picks shape your home feed.').waitFor()
    await dialog.getByRole('button', { name: 'Skip', exact: true }).click()
  }
  await dialog.getByRole('heading', { name: 'Keep Bowerbird close' }).waitFor({ timeout: 20_000 })
  await dialog.getByText(hint).waitFor()
  expect(await dialog.getByRole('button', { name: 'Add to home screen' }).count()).toBe(isTold ? 0 : 1)
  // Until now other devices would resume the onboarding; afterwards none does.
  const step = async () => {
    const response = await page.request.get('/resource/OnboardingResource/get/', { params: { data: '{"options":{}}' } })
    return (await response.json()).resource_response.data.step
  }
  expect(await step()).toBe('app_install')
  await dialog.getByRole('button', { name: 'Not now', exact: true }).click()
  await dialog.waitFor({ state: 'detached', timeout: 20_000 })
  await page.waitForURL((url) => url.pathname === '/')
  await waitForHydration(page)
  await allCards(page).first().waitFor()
  await expect.poll(step).toBeNull()
  expect(await page.evaluate(() => sessionStorage.getItem('prompted'))).toBe(null)
  await visitPage(page, '/')
  await allCards(page).first().waitFor()
  expect(await dialog.count()).toBe(0)
  expect(await step()).toBeNull()
})
