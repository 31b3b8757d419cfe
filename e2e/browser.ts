import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { baseUrl, type TestPerson, Wire } from './wire.ts'

let connected: Promise<Browser> | undefined

/** The browser shared by all journeys. */
function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(process.env.JOURNEY_BROWSER ?? '')
  return connected
}

// The default user agent contains "Headless", which the server treats as a bot.
export const { userAgent } = devices['Desktop Chrome']
const SIZES = {
  desktop: { userAgent, viewport: { width: 1440, height: 900 } },
  // A device pixel ratio of 1 is enough for journeys and renders faster.
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  /** A window of 1440 px at 400 % zoom. */
  zoomed: { userAgent, viewport: { width: 360, height: 225 } },
}

type Wish = {
  size?: keyof typeof SIZES
  /** The signed-in person; without one, the window belongs to a visitor. */
  who?: TestPerson
  theme?: 'light' | 'dark'
  locale?: string
  timezone?: string
  javaScript?: boolean
  /** Without a service worker, a journey can answer all requests itself. */
  hasServiceWorker?: boolean
  /** Console errors that are allowed; any other fails the journey. */
  complaints?: RegExp[]
}

/** Opens a page of the product in a fresh browser context, which is closed after the test. */
export async function openPage({ path = '/', ...wish }: Wish & { path?: string }) {
  const page = await openBlankPage(wish)
  if (wish.javaScript === false) await page.goto(path)
  else await visitPage(page, path)
  return page
}

/**
 * Opens an empty page in a fresh context, for journeys that don't know their first URL yet; every page load costs two
 * seconds of CPU time.
 */
export async function openBlankPage(wish: Wish) {
  const {
    size = 'desktop',
    who,
    theme,
    locale,
    timezone,
    javaScript = true,
    hasServiceWorker = false,
    complaints = [],
  } = wish
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: baseUrl,
    javaScriptEnabled: javaScript,
    locale: locale ?? 'en-US',
    ...(timezone && { timezoneId: timezone }),
    reducedMotion: 'reduce',
    serviceWorkers: hasServiceWorker ? 'allow' : 'block',
  })
  context.setDefaultTimeout(10_000)
  // Allows for a page with sixty pictures on a busy machine.
  context.setDefaultNavigationTimeout(30_000)
  const wrong = collectComplaints(context, complaints)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      // Vitest's report omits the first failure if the retry succeeds.
      console.error(task.result.errors?.at(-1)?.stack)
      await tellWhereItStood(context)
    }
    if (browser.contexts().includes(context)) {
      // Ignores requests that are still running while a page closes.
      for (const one of [context, ...context.pages()]) await one.unrouteAll({ behavior: 'ignoreErrors' })
      await context.close()
    }
    expect(wrong, 'the browser complained').toEqual([])
  })
  const cookie = (name: string, value: string) => ({ name, value, url: baseUrl })
  await context.addCookies([cookie('bb_consent', 'amp')])
  if (theme) await context.addCookies([cookie('bb_theme', theme)])
  if (locale === 'ar-XB') await context.addCookies([cookie('bb_locale', locale)])
  if (who) await signIn(context, who)
  return context.newPage()
}

/** Prints the state of the pages when a journey has failed. */
async function tellWhereItStood(context: BrowserContext) {
  for (const page of context.pages()) {
    const seen = await page.locator('body, dialog[open]').last().ariaSnapshot().catch(String)
    console.error(`It stood at ${page.url()}\n${seen.slice(0, 9000)}`)
  }
}

/** Signs a context in through the API, with a session of its own. */
export async function signIn(context: BrowserContext, { email, password }: TestPerson): Promise<Wire> {
  const wire = new Wire()
  await wire.must('UserSession', 'create', { username_or_email: email, password })
  await context.addCookies([...wire.cookies].map(([name, value]) => ({ name, value, url: baseUrl })))
  return wire
}

/** Loads a URL and waits until the page is hydrated. */
export async function visitPage(page: Page, path: string) {
  const response = await page.goto(path)
  await waitForHydration(page)
  return response
}

/** Follows a link of this site without a reload. */
export async function followLink(page: Page, path: string) {
  await clickLink(page, path)
  const { pathname, search } = new URL(path, baseUrl)
  await page.waitForURL((url) => url.pathname === pathname && url.search === search)
}

/** Follows a link that may redirect, and waits for the heading of the final page. */
export async function followLinkThroughRedirect(page: Page, path: string) {
  await Promise.all([page.waitForEvent('framenavigated'), clickLink(page, path)])
  await waitForHydration(page)
  await page.locator('#main h1').first().waitFor({ state: 'attached' })
}

function clickLink(page: Page, path: string) {
  return page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href })
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
}

/** Follows a link from the current page, or loads the page if the window is still empty. */
export async function followLinkOrVisit(page: Page, path: string) {
  if (page.url() === 'about:blank') await visitPage(page, path)
  else await followLink(page, path)
}

/** Waits for hydration, after which the page reacts to clicks and navigates without reloads. */
export async function waitForHydration(page: Page) {
  await page.waitForSelector('#root[data-hydrated]', { state: 'attached' })
}

/** Collects console errors and uncaught errors of all pages of a context. */
function collectComplaints(context: BrowserContext, allowed: RegExp[]): string[] {
  const wrong: string[] = []
  const note = (text: string) => {
    if (!allowed.some((pattern) => pattern.test(text))) wrong.push(text)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(String(error.error())))
  return wrong
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Cards are alike, so only the first ones are checked. */
const REST_OF_GRIDS = 'li[data-index]:nth-child(n + 7)'

/**
 * Expects no accessibility violations on the current page and, in a wide window, sufficient contrast in the other theme
 * too; phones have the same colors.
 */
export async function expectAccessible(page: Page, where: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  expect.soft(await violations(page, RULES), where).toEqual([])
  if ((page.viewportSize()?.width ?? 0) < 1000) return
  const isDark = await page.evaluate(() => {
    // Transitions would mix the colors of both themes.
    const still = new CSSStyleSheet()
    still.replaceSync('* { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const { dataset } = document.documentElement
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark'
    return dataset.theme === 'dark'
  })
  expect.soft(await violations(page, ['color-contrast']), `${where}, ${isDark ? 'dark' : 'light'}`).toEqual([])
  await page.evaluate((theme) => Object.assign(document.documentElement.dataset, { theme }), isDark ? 'light' : 'dark')
}

/** Returns only violations; serializing the passed checks would take longer than the checks themselves. */
function violations(page: Page, runOnly: string[]): Promise<string[]> {
  return page.evaluate(
    async ([exclude, rules]) => {
      const { axe: rulebook } = window as unknown as { axe: typeof axe }
      const found = await rulebook.run({ exclude: [exclude] }, { runOnly: rules, resultTypes: ['violations'] })
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      )
    },
    [REST_OF_GRIDS, runOnly] as const,
  )
}
