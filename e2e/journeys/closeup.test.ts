import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, followLinkOrVisit, openBlankPage, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { findPinOfKind } from '../kinds.ts'
import { createPinWith, makeUniqueHost, recordOutboundRequests } from '../outbound-links.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, findPinWithRelated, signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

/** A new person who has accepted all cookies. */
async function someone(): Promise<TestPerson> {
  const who = await signUpPerson()
  const kinds = ['analytic', 'marketing', 'personalization'].map((kind) => [`allow_${kind}_cookies`, true])
  await who.wire.must('UserSettings', 'update', Object.fromEntries(kinds))
  return who
}

type Made = { id: string; title: string }

/** Creates a board with a few pins, newest first. */
async function boardOf(who: TestPerson, titles: string[]) {
  const board = await who.wire.must('Board', 'create', { name: 'To look at' })
  const pins: Made[] = []
  for (const title of titles) {
    const image_base64 = `data:image/png;base64,${(await makePictureFile()).buffer.toString('base64')}`
    pins.push(await who.wire.must('Pin', 'create', { board_id: board.id, image_base64, title }))
  }
  return { board, pins }
}

const card = (page: Page, pin: Made) => page.locator(`[data-base] [data-pin="${pin.id}"] a`).first()
const closeup = (page: Page) => page.locator('#main [data-closeup]')
const heading = (page: Page) => closeup(page).getByRole('heading', { level: 1 })
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-pin]')?.dataset.pin)

test('closeup.1 closeup.4 opened over a grid: focus goes in, arrows walk, Escape and Back close, focus finds its card', async () => {
  const who = await signUpPerson()
  const { board, pins } = await boardOf(who, ['First', 'Second', 'Third'])
  const [first, second, third] = pins as [Made, Made, Made]
  const page = await openPage({ who, path: board.url })
  await card(page, second).click()
  await expect.poll(() => heading(page).textContent()).toBe('Second')
  await expect.poll(() => heading(page).evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await page.locator('[data-base]').getAttribute('inert')).not.toBeNull()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => heading(page).textContent()).toBe('First')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => heading(page).textContent()).toBe('Second')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => heading(page).textContent()).toBe('Third')
  expect(new URL(page.url()).pathname).toBe(`/pin/${third.id}/`)
  await page.keyboard.press('Escape')
  await expect.poll(() => closeup(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(second.id)
  await card(page, first).click()
  await expect.poll(() => heading(page).textContent()).toBe('First')
  // The card behind is rendered again in the meantime.
  await page.locator(`[data-base] [data-pin="${first.id}"]`).evaluate((one) => one.replaceWith(one.cloneNode(true)))
  await page.goBack()
  await expect.poll(() => closeup(page).count()).toBe(0)
  await expect.poll(() => focused(page)).toBe(first.id)
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    card(page, second).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(`**/pin/${second.id}/`)
  expect(await closeup(page).count()).toBe(0)
})

test('closeup.1 on a phone a finger that goes sideways turns to the next pin', async () => {
  const who = await someone()
  const { board, pins } = await boardOf(who, ['Older', 'Newer'])
  const page = await openPage({ who, size: 'phone', path: board.url })
  await card(page, pins[1] as Made).tap()
  await expect.poll(() => heading(page).textContent()).toBe('Newer')
  const finger = await page.context().newCDPSession(page)
  const move = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 300 }] })
  await move('touchStart', 300)
  await move('touchMove', 200)
  await move('touchMove', 90)
  await move('touchEnd')
  await expect.poll(() => heading(page).textContent()).toBe('Older')
  await page.goBack()
  await expect.poll(() => closeup(page).count()).toBe(0)
})

/** For each minimum width: the pane's maximum width, its columns, tiles per row, and products per row. */
const BANDS = [
  [0, 488, 1, 2, 2],
  [630, 508, 1, 2, 2],
  [670, 672, 1, 2, 2],
  [680, 740, 2, 2, 2],
  [860, 912, 2, 3, 2],
  [1056, 992, 2, 3, 2],
  [1135, 1016, 2, 3, 2],
  [1340, 1016, 2, 5, 4],
] as const
const widths = BANDS.slice(1).flatMap(([from]) => [from - 1, from])
const bandAt = (width: number) => BANDS.findLast(([from]) => width >= from) ?? BANDS[0]

/** The number of items in the first row of a list. */
const sideBySide = (list: Locator) =>
  list.evaluate((one) => {
    const frame = one.getBoundingClientRect()
    const boxes = [...one.children].map((item) => item.getBoundingClientRect())
    return boxes.filter(
      ({ top, right, width, height }) =>
        Math.abs(top - frame.top) < 1 && right <= frame.right + 1 && width > 0 && height > 0,
    ).length
  })

/** Expects the pane's size and the number of pictures per row on both sides of every breakpoint. */
async function expectPane(page: Page) {
  const tries = closeup(page).getByRole('list', { name: 'Tried it', exact: true })
  await expect.poll(() => tries.locator('li').count()).toBe(5)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    const [, pane, columns, span] = bandAt(width)
    const seen = await closeup(page).evaluate((one) => {
      const style = getComputedStyle(one)
      const frame = one.parentElement as HTMLElement
      const around = getComputedStyle(frame)
      const room = frame.clientWidth - Number.parseFloat(around.paddingLeft) - Number.parseFloat(around.paddingRight)
      return {
        width: Math.round(one.getBoundingClientRect().width),
        room,
        columns: style.gridTemplateColumns.split(' ').length,
      }
    })
    expect([width, seen.width, seen.columns, await sideBySide(tries)]).toEqual([
      width,
      Math.round(Math.min(pane, seen.room)),
      columns,
      span,
    ])
  }
}

test('closeup.6 route.19 the viewer opens with a hash, zooms by wheel, keys and double tap, and Back closes it', async () => {
  const who = await signUpPerson()
  const { board, pins } = await boardOf(who, ['Close up'])
  const page = await openPage({ who, path: board.url })
  await card(page, pins[0] as Made).click()
  await closeup(page).getByRole('button', { name: 'Zoom in on picture' }).click()
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' })
  await viewer.waitFor()
  expect(new URL(page.url()).hash).toBe('#imgViewer')
  const zoom = () => viewer.locator('[data-zoom]').getAttribute('data-zoom').then(Number)
  expect(await zoom()).toBe(1)
  await page.keyboard.press('+')
  await expect.poll(zoom).toBe(1.4)
  await page.keyboard.press('0')
  await expect.poll(zoom).toBe(1)
  await page.mouse.move(700, 400)
  await page.mouse.wheel(0, -300)
  await expect.poll(zoom).toBeGreaterThan(1.5)
  const place = () => viewer.getByRole('img').evaluate((one) => (one as HTMLElement).style.transform)
  const before = await place()
  await page.mouse.down()
  await page.mouse.move(700, 300, { steps: 3 })
  await page.mouse.up()
  await expect.poll(place).not.toBe(before)
  await viewer.getByRole('button', { name: 'Show whole picture' }).click()
  await expect.poll(zoom).toBe(1)
  await page.mouse.dblclick(720, 450)
  await expect.poll(zoom).toBe(2.5)
  await expectAccessible(page, 'the picture viewer')
  await page.goBack()
  await expect.poll(() => viewer.count()).toBe(0)
  expect(new URL(page.url()).hash).toBe('')
  expect(await heading(page).textContent()).toBe('Close up')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('Zoom in on picture')
  await page.goto('about:blank')
  await visitPage(page, `/pin/${pins[0]?.id}/#imgViewer`)
  await viewer.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => viewer.count()).toBe(0)
})

test('closeup.7 the pane has its size, and so many tiles side by side, on each side of every breakpoint', async () => {
  const who = await signUpPerson()
  const { pins } = await boardOf(who, ['Tried by many'])
  const [pin] = pins as [Made]
  const { image_signature } = await who.wire.must('Pin', 'get', { id: pin.id })
  for (let nth = 0; nth < 5; nth++)
    await who.wire.must('DidItActivity', 'create', { pin_id: pin.id, details: `Try ${nth}`, image_signature })
  const page = await openPage({ who, path: `/pin/${pin.id}/comments/` })
  await expectPane(page)
})

test('route.28 editing without leaving, a note in its place, and who may not edit is refused', async () => {
  const who = await signUpPerson()
  const { board, pins } = await boardOf(who, ['Before'])
  const [pin] = pins as [Made]
  const page = await openPage({ who, path: board.url })
  await card(page, pin).click()
  await closeup(page).getByRole('button', { name: 'Add a note' }).click()
  await closeup(page).getByRole('textbox', { name: 'Your note' }).fill('For the hallway')
  await closeup(page).getByRole('button', { name: 'Save', exact: true }).last().click()
  await closeup(page).getByText('For the hallway').waitFor()
  await closeup(page).getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Pin' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Pin' })
  await dialog.getByLabel('Title').fill('After')
  await dialog.getByRole('switch', { name: 'Allow comments' }).uncheck()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => heading(page).textContent()).toBe('After')
  expect(new URL(page.url()).pathname).toBe(`/pin/${pin.id}/`)
  await closeup(page).getByText('Comments are turned off for this Pin.').waitFor()
  const other = await signUpPerson()
  const theirs = await openPage({ who: other, path: `/pin/${pin.id}/edit/` })
  await theirs.getByRole('heading', { name: 'You can’t edit this Pin' }).waitFor()
  expect(await theirs.getByText('For the hallway').count()).toBe(0)
  const save = await other.wire.must('Repin', 'create', { pin_id: pin.id })
  await visitPage(theirs, `/pin/${pin.id}/edit/`)
  await theirs.waitForURL(`**/pin/${save.id}/edit/`)
  const visitor = await openPage({ path: `/pin/${pin.id}/edit/` })
  await visitor.waitForURL('**/login/**')
  await visitor.getByRole('heading', { level: 1, name: 'Log in to edit this Pin' }).waitFor()
  await visitor.getByText("You're almost there! Log in to access all of Bowerbird").waitFor()
  await visitor.fill('#email', who.email)
  await visitor.fill('#password', who.password)
  await visitor.locator('form:has(#password) button[type=submit]').click()
  await visitor.getByRole('dialog', { name: 'Edit Pin' }).waitFor()
})

type Logged = { event_type: number; object_id_str: string; aux_data?: Record<string, string> }

/** Collects the events that the page logs from now on. */
function eventsOf(page: Page): Logged[] {
  const events: Logged[] = []
  page.on('request', (request) => {
    if (!request.url().includes('EventsResource')) return
    const sent = JSON.parse(new URLSearchParams(request.postData() ?? '').get('data') ?? '{}')
    events.push(...sent.options.events)
  })
  return events
}

test('route.45 closeup.4 a link carries its board into the closeup and its events; view type 494 opens a tab', async () => {
  const who = await someone()
  const { board, pins } = await boardOf(who, ['Carried'])
  const [pin] = pins as [Made]
  const page = await openPage({ who, path: board.url })
  const events = eventsOf(page)
  await card(page, pin).click()
  await expect.poll(() => heading(page).textContent()).toBe('Carried')
  const opened = () => events.find((event) => event.event_type === 8948 && event.object_id_str === pin.id)
  await expect.poll(() => opened()?.aux_data?.board_id).toBe(board.id)
  await page.reload()
  await expect.poll(() => heading(page).textContent()).toBe('Carried')
  expect(await page.evaluate(() => history.state.state)).toEqual({ pin_id: pin.id, board_id: board.id })
  await followLink(page, `${board.url}?view_type=494`)
  const [tab] = await Promise.all([page.context().waitForEvent('page'), card(page, pin).click()])
  await tab.waitForURL(`**/pin/${pin.id}/`)
  expect(new URL(page.url()).pathname).toBe(board.url)
})

test('board.22 route.21 route.45 a gift guide shows prices first and filters by price; its links carry the flag to the closeup, its events and saves; a business chooses the layout', async () => {
  const who = await someone()
  const guide = '/pat_quill/gifts-worth-wrapping/'
  const page = await openPage({ who, path: guide })
  const cards = page.locator('[data-base] li[data-index] article')
  const priced = () =>
    cards.evaluateAll((all) => all.map((one) => /\d/.test(one.querySelector('[data-price]')?.textContent ?? '')))
  await expect.poll(async () => (await priced()).length).toBeGreaterThan(5)
  expect((await priced()).slice(0, 3)).toEqual([true, true, true])
  expect((await priced()).at(-1)).toBe(false)
  const before = await cards.count()
  await page.getByText('Price', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('50')
  await page.getByRole('textbox', { name: 'Highest price' }).fill('10')
  await page.getByRole('button', { name: 'Show Pins' }).click()
  await page.getByText('This is above the highest price. Swap them or clear one.').waitFor()
  await page.getByRole('textbox', { name: 'Lowest price' }).fill('1')
  await page.getByRole('textbox', { name: 'Highest price' }).fill('60')
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
  await page.getByRole('button', { name: 'Show Pins' }).click()
  await page.waitForURL('**?price=1-60&currency=USD')
  await expect.poll(async () => (await priced()).every(Boolean)).toBe(true)
  expect(await cards.count()).toBeLessThan(before)
  await expectAccessible(page, 'a gift guide')
  const events = eventsOf(page)
  await cards.first().locator('a').first().click()
  await closeup(page).waitFor()
  const opened = () => events.find((event) => event.event_type === 8948)?.aux_data
  await expect.poll(() => opened()?.from_gift_guide_board).toBe(true)
  expect(await page.evaluate(() => history.state.state.from_gift_guide_board)).toBe(true)
  const save = page.waitForRequest(/RepinResource\/create/)
  await closeup(page).locator('[data-save]').first().click()
  const { options } = JSON.parse(new URLSearchParams((await save).postData() ?? '').get('data') ?? '{}')
  expect(options.event_context).toMatchObject({ from_gift_guide_board: true })

  const partner = await signInDemoPerson('partner')
  const board = await partner.wire.must('Board', 'get', { username: 'pat_quill', slug: 'gifts-worth-wrapping' })
  const own = await openPage({ who: partner, path: `/board/${board.id}/edit/` })
  expect(await own.getByRole('switch', { name: 'Gift guide' }).isChecked()).toBe(true)
  const { board: plain } = await boardOf(who, ['Plain'])
  await visitPage(page, `/board/${plain.id}/edit/`)
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  expect(await page.getByRole('switch', { name: 'Gift guide' }).count()).toBe(0)
}, 120_000)

test('card.34 closeup.7 closeup.8 a product has its page: its price, its maker, a wider pane and others like it, two, two, two and four side by side, each with its price or why there is none', async () => {
  const product = await findPinOfKind((pin) => pin.rich_summary?.type_name === 'product' && pin.is_eligible_for_pdp)
  const page = await openBlankPage({})
  // The server's markup stays until its code is loaded.
  const release = await holdRequests(page, '**/assets/Particulars-*.js')
  await visitPage(page, `/pin/${product.id}/`)
  await closeup(page).locator('p[data-price]').waitFor()
  release()
  const maker: string = product.rich_summary.products[0].brand.name
  await closeup(page).getByText(`By ${maker}`, { exact: true }).waitFor()
  expect(await closeup(page).evaluate((one) => Math.round(one.getBoundingClientRect().width))).toBe(1176)
  await expectAccessible(page, 'the page of a product')
  const row = closeup(page).locator('section[aria-labelledby=products] ul')
  await row.waitFor()
  const prices = await row.locator('li [data-price]').allTextContents()
  expect(prices).toHaveLength(await row.locator('li').count())
  for (const price of prices) expect(price).toMatch(/\d|Sold out|See price on site/)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await sideBySide(row)]).toEqual([width, bandAt(width)[4]])
  }
})

test('closeup.8 a pin without a closeup of its own leads from its card straight to its link', async () => {
  const link = `https://${makeUniqueHost()}/jar`
  const owner = await signUpPerson()
  const pin = await createPinWith({ link, title: 'Apart' }, owner.wire)
  const page = await openBlankPage({ who: await signUpPerson(), complaints: [/ERR_/] })
  await patchPinsInAnswers(page, /\/resource\/(UserActivityPins|Pin)Resource\/get\//, (pins) => {
    for (const one of pins) if (one.id === pin.id) one.is_eligible_for_web_closeup = false
  })
  const asked = recordOutboundRequests(page.context())
  await visitPage(page, `/${owner.username}/`)
  await followLink(page, `/${owner.username}/_created/`)
  const there = page.locator(`[data-base] [data-pin="${pin.id}"] a`).first()
  await expect.poll(() => there.getAttribute('href')).toContain('/offsite/?token=')
  await Promise.all([page.context().waitForEvent('page'), there.click()])
  await expect.poll(() => asked.map(({ url }) => url)).toContain(link)
  expect(await closeup(page).count()).toBe(0)
})

test('fmt.1 card.51 a description is told once, when it says something, with its white space collapsed', async () => {
  const who = await signUpPerson()
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  const said = {
    'Blue  vase': '',
    abc: '',
    ' Thrown  by\n\nhand ': 'Thrown by hand',
    ['x'.repeat(500)]: 'x'.repeat(496),
  }
  const visitor = await openBlankPage({})
  const page = await openBlankPage({ who })
  for (const [description, shown] of Object.entries(said)) {
    const pin = await who.wire.must('Pin', 'create', { image_base64, title: 'Blue vase', description })
    await who.wire.must('Pin', 'update', { id: pin.id, note: ' Mine ' })
    await followLinkOrVisit(page, `/pin/${pin.id}/`)
    await closeup(page).getByText('Mine', { exact: true }).waitFor()
    expect(await closeup(page).locator('p.as-written').allTextContents()).toEqual(shown ? [shown] : [])
    await followLinkOrVisit(visitor, `/pin/${pin.id}/`)
    await visitor.locator('[data-more-about]').waitFor({ state: 'attached' })
    const told = visitor.locator('[data-more-about] div', {
      has: visitor.locator('h3', { hasText: 'Description' }),
    })
    await expect.poll(() => told.count()).toBe(shown ? 1 : 0)
    if (shown) expect(await told.textContent()).toContain(shown)
    const sent = await (await fetch(`${baseUrl}/pin/${pin.id}/`)).text()
    expect(sent).toContain(`<meta name="description" content="${shown || 'This contains'}`)
  }
})

test('closeup.2 closeup.3 related pins go on below; the way through pins is logged, the last ten are kept', async () => {
  const who = await someone()
  const first = await findPinWithRelated(who)
  const { data } = await who.wire.ask('UserHomefeed', 'get', { page_size: 12 })
  const others = (data as { id: string }[]).map((pin) => pin.id).filter((id) => id !== first)
  const ids = [first, ...others].slice(0, 11)
  const page = await openPage({ who, path: `/pin/${first}/` })
  const events = eventsOf(page)
  const related = page.locator('section[aria-labelledby=more] li[data-index]')
  await page.locator('#more').scrollIntoViewIfNeeded()
  await expect.poll(() => related.count()).toBeGreaterThan(0)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1500)
      return Number(await related.last().getAttribute('data-index'))
    })
    .toBeGreaterThan(12)
  const key = `bb:recent-pins:${who.id}`
  const kept = () => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key)
  for (const id of ids.slice(1)) {
    await followLink(page, `/pin/${id}/`)
    await expect.poll(async () => (await kept()).latest).toBe(id)
  }
  expect((await kept()).pins).toEqual(ids.slice(1).toReversed())
  expect((await kept()).signatures.length).toBeLessThanOrEqual(10)
  const logged = () => events.filter((event) => event.event_type === 8948).at(-1)
  await expect.poll(() => logged()?.object_id_str).toBe(ids.at(-1))
  expect(logged()?.aux_data?.from_pin_id).toBe(ids.at(-2))
})
