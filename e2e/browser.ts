import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, devices, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { baseUrl, type Someone, Wire } from './wire.ts'

let connected: Promise<Browser> | undefined

/** The browser that all journeys share. */
function sharedBrowser(): Promise<Browser> {
  connected ??= chromium.connect(process.env.JOURNEY_BROWSER ?? '')
  return connected
}

// The browser's own name says that nobody looks, which makes it a bot.
export const { userAgent } = devices['Desktop Chrome']
const SIZES = {
  desktop: { userAgent, viewport: { width: 1440, height: 900 } },
  // One pixel is as good as seven to a journey, and quicker to draw.
  phone: { ...devices['Pixel 7'], deviceScaleFactor: 1 },
  /** A window of 1440 at 400 %. */
  zoomed: { userAgent, viewport: { width: 360, height: 225 } },
}

type Wish = {
  size?: keyof typeof SIZES
  /** Signed in as someone; without, a visitor. */
  who?: Someone
  theme?: 'light' | 'dark'
  locale?: string
  timezone?: string
  javaScript?: boolean
  /** What the browser may complain about; anything else fails the journey. */
  complaints?: RegExp[]
}

/** A window of its own, with no memory of others, on a page of the product. It closes with the test. */
export async function open({ path = '/', ...wish }: Wish & { path?: string }) {
  const page = await blankPage(wish)
  if (wish.javaScript === false) await page.goto(path)
  else await visit(page, path)
  return page
}

/** The same for journeys that begin elsewhere than where they could name now: every page costs two seconds of a processor. */
export async function blankPage(wish: Wish) {
  const { size = 'desktop', who, theme, locale, timezone, javaScript = true, complaints = [] } = wish
  const browser = await sharedBrowser()
  const context = await browser.newContext({
    ...SIZES[size],
    baseURL: baseUrl,
    javaScriptEnabled: javaScript,
    locale: locale ?? 'en-US',
    ...(timezone && { timezoneId: timezone }),
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(10_000)
  // A page with sixty pictures on a busy machine.
  context.setDefaultNavigationTimeout(30_000)
  const wrong = collectComplaints(context, complaints)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      // The report forgets why, when a second try goes well.
      console.error(task.result.errors?.at(-1)?.stack)
      await tellWhereItStood(context)
    }
    if (browser.contexts().includes(context)) {
      // What a page still asks for while it closes is nobody's error.
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

/** What a journey that failed had before its eyes. */
async function tellWhereItStood(context: BrowserContext) {
  for (const page of context.pages()) {
    const seen = await page.locator('body, dialog[open]').last().ariaSnapshot().catch(String)
    console.error(`It stood at ${page.url()}\n${seen.slice(0, 9000)}`)
  }
}

/** Signs a window in by the wire, with a session of its own. */
export async function signIn(context: BrowserContext, { email, password }: Someone): Promise<Wire> {
  const wire = new Wire()
  await wire.must('UserSession', 'create', { username_or_email: email, password })
  await context.addCookies([...wire.cookies].map(([name, value]) => ({ name, value, url: baseUrl })))
  return wire
}

/** Goes to an address as by the address bar, and waits until the page is taken over by its script. */
export async function visit(page: Page, path: string) {
  const response = await page.goto(path)
  await takenOver(page)
  return response
}

/** Follows a link of this site without a reload, as every plain one is followed. */
export async function follow(page: Page, path: string) {
  await clickLink(page, path)
  const { pathname, search } = new URL(path, baseUrl)
  await page.waitForURL((url) => url.pathname === pathname && url.search === search)
}

/** The same to an address that may lead on to another, until the page there has its heading. */
export async function walkTo(page: Page, path: string) {
  await Promise.all([page.waitForEvent('framenavigated'), clickLink(page, path)])
  await takenOver(page)
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

/** Follows a link from wherever a window stands; one that has been nowhere yet loads the page. */
export async function goOn(page: Page, path: string) {
  if (page.url() === 'about:blank') await visit(page, path)
  else await follow(page, path)
}

/** From the moment on in which React has the page it answers to clicks, and links are followed without a reload. Its last element comes last. */
export async function takenOver(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root')?.lastElementChild ?? {}).some((key) => /^__react/.test(key)),
  )
}

/** Console errors and thrown errors of every page of a window. */
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
/** Cards are all alike: the first ones stand for the others. */
const REST_OF_GRIDS = 'li[data-index]:nth-child(n + 7)'

/**
 * No violation of the rules of access on the page as it is now, and, in a wide window, enough contrast in the other theme too: the
 * colors of a phone are the same.
 */
export async function expectAccessible(page: Page, where: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  expect.soft(await violations(page, RULES), where).toEqual([])
  if ((page.viewportSize()?.width ?? 0) < 1000) return
  const isDark = await page.evaluate(() => {
    // Colours that are on their way to the other theme are of neither.
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

/** Only what is wrong comes back: all that was found right would take longer to tell than to find. */
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
