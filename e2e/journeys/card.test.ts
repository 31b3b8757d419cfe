import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, cardAt, pinLink } from '../grid.ts'
import { holdRequests } from '../hold-requests.ts'
import { findPinOfKind, openCardOfPin } from '../kinds.ts'
import { cardByTitle, newCollector, openSavedPinsPatched, openWithPatchedViewer } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { freezeTime, waitUntilDrawnAndIdle } from '../time.ts'
import { chooseCardAction, dispatchTouch, dragFinger, findCenter, longPress } from '../touch.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const

async function ownPin(who: TestPerson, title = 'My own') {
  const board = await who.wire.must('Board', 'create', { name: 'Mine' })
  const image = `data:image/png;base64,${(await makePictureFile()).buffer.toString('base64')}`
  const pin = await who.wire.must('Pin', 'create', { board_id: board.id, image_base64: image, title })
  return { board, pin }
}

const pinsOf = ({ wire, username }: TestPerson) => wire.must('UserPins', 'get', { username })

/** The text under the picture of the first card of someone's pins. */
async function footOf(page: Page, { firstName }: TestPerson) {
  const foot = cardAt(page, 0).locator('article > div > div:last-child')
  await foot.waitFor()
  const [creator, menu] = [foot.getByRole('link', { name: firstName }), foot.getByRole('button')]
  return { creator: await creator.count(), menu: await menu.count() }
}

/** The guidance strip at the foot of the first card of a signed-in person. */
const strip = (page: Page) => cardAt(page, 0).locator('[data-footer]')

const shownAreas = (card: Locator) =>
  card
    .locator('[data-area][data-shown="true"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.area))

test('card.3 card.6 card.11 card.12 card.28 card.31 card.32 the pointer shows what can be done and takes it away when it leaves; the menu copies the link and downloads the original; one’s own pins have no menu and no title', async () => {
  const [who, collector] = [await signUpPerson(), await newCollector([])]
  const page = await openPage({ who, path: `/${collector.username}/pins/` })
  const copied = await allowCopying(page)
  const card = cardAt(page, 0)
  expect(await shownAreas(card)).toEqual(['accessory'])
  expect(await footOf(page, collector)).toEqual({ creator: 1, menu: 0 })
  await pinLink(page, 0).hover()
  await expect.poll(() => shownAreas(card)).toEqual(['accessory', 'primary', 'actionBar'])
  expect(await card.locator('[data-save]').isVisible()).toBe(true)
  await page.mouse.move(2, 2)
  await expect.poll(() => shownAreas(card)).toEqual(['accessory'])
  await expect.poll(() => card.locator('[data-save]').isVisible()).toBe(false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const moving = await card.locator('[data-area=primary]').evaluate((one) => getComputedStyle(one).transitionDuration)
  expect(moving.split(', ')[0]).toBe('0.12s')
  await page.emulateMedia({ reducedMotion: 'reduce' })

  await pinLink(page, 0).hover()
  await card.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Download picture' }).waitFor()
  const offered = await page.getByRole('menuitem').allTextContents()
  expect(offered.slice(0, 3)).toEqual(['Copy link', 'Copy picture', 'Download picture'])
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText('Link copied').waitFor()
  expect(await copied()).toMatch(/\/pin\/\d+\/\?invite_code=\w+$/)
  expect(await card.locator('p').first().textContent()).toBe('The first')
  await pinLink(page, 0).click({ button: 'right' })
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download picture' }).click()
  expect((await coming).url()).toContain('/originals/')

  const { board } = await ownPin(who)
  await followLink(page, board.url)
  await card.locator('img').first().waitFor()
  expect(await card.locator('p').count()).toBe(0)
  await pinLink(page, 0).hover()
  await expect.poll(() => shownAreas(card)).toContain('actionBar')
  expect(await page.getByRole('button', { name: /^More actions/ }).count()).toBe(0)
})

test('card.6 card.28 card.47 card.3 the strip of the first card comes once it is known what it says; while a save is on its way its button stays; under what lies over a card nothing is seen', async () => {
  const page = await openBlankPage({ who: await signUpPerson(), complaints: [/PinUnhideResource/] })
  const isKnown = await holdRequests(page, '**/resource/UserExperienceResource/get/**')
  const isAsked = page.waitForRequest('**/resource/UserExperienceResource/get/**', { timeout: 30_000 })
  await visitPage(page, '/')
  await page.mouse.move(5, 5)
  await isAsked
  expect(await strip(page).count()).toBe(0)
  isKnown()
  await strip(page).getByText('press S to save').waitFor()
  await strip(page).getByRole('button', { name: 'Dismiss callout' }).click()
  await strip(page).waitFor({ state: 'detached' })
  // The request from hovering is answered after the save with data from before it.
  const old = Promise.withResolvers<() => Promise<void>>()
  const id = /\d+/.exec((await pinLink(page, 1).getAttribute('href')) ?? '')?.[0]
  await page.route(`**/resource/PinResource/get/**${id}**`, async (route) => {
    const response = await route.fetch()
    old.resolve(() => route.fulfill({ response }))
  })
  await pinLink(page, 1).hover()
  const tellOld = await old.promise
  await cardAt(page, 1).locator('[data-save]').waitFor()
  await page.keyboard.press('s')
  await cardAt(page, 1).locator('[data-saved]').waitFor()
  await tellOld()

  const card = cardAt(page, 0)
  await pinLink(page, 0).hover()
  await expect.poll(() => shownAreas(card)).toContain('primary')
  const answer = await holdRequests(page, '**/RepinResource/create/**')
  await card.locator('[data-save]').click()
  await page.mouse.move(2, 2)
  await expect.poll(() => shownAreas(card)).toEqual(['accessory', 'primary'])
  answer()
  await expect.poll(() => shownAreas(card)).toEqual(['accessory'])
  await card.locator('[data-saved]').waitFor()

  const hiding = await holdRequests(page, '**/PinHideResource/update/**')
  await chooseCardAction(page, 'desktop', card, 'Hide Pin')
  await card.getByText('Pin hidden').waitFor()
  await expect.poll(() => shownAreas(card)).toEqual([])
  expect(await card.locator('[data-saved]').count()).toBe(0)
  const shown = page.waitForResponse('**/PinUnhideResource/update/**')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await card.getByRole('button', { name: 'Undo', exact: true }).click()
  await card.locator('[data-saved]').waitFor()
  await page.evaluate(waitUntilDrawnAndIdle)
  // Undone before the answer arrived: a hide that has not taken effect is not reverted by a request.
  expect(asked.filter((url) => url.includes('PinUnhideResource'))).toEqual([])
  hiding()
  expect((await shown).status()).toBe(200)
  expect(await card.getByText('Pin hidden').count()).toBe(0)
  await expect.poll(() => shownAreas(card)).toContain('actionBar')
  await cardAt(page, 1).locator('[data-saved]').waitFor()

  // If unhiding fails, the card still shows that the pin is hidden.
  await page.route('**/PinUnhideResource/update/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await chooseCardAction(page, 'desktop', card, 'Hide Pin')
  await card.getByText('Pin hidden').waitFor()
  const refused = page.waitForResponse('**/PinUnhideResource/update/**')
  await card.getByRole('button', { name: 'Undo', exact: true }).click()
  await refused
  await card.getByText('Pin hidden').waitFor()
})

test('card.7 card.13 card.47 a visitor who hovers sees that a card opens, has no strip, and a right click opens a menu that holds the page still and closes on any click', async () => {
  const page = await openPage({})
  const hint = cardAt(page, 0).getByText('Open', { exact: true })
  expect(await hint.evaluate((one) => getComputedStyle(one).opacity)).toBe('0')
  await pinLink(page, 0).hover()
  await expect.poll(() => hint.evaluate((one) => getComputedStyle(one).opacity)).toBe('1')
  await cardAt(page, 0).locator('[data-save]').waitFor()
  expect(await strip(page).count()).toBe(0)
  const overflow = () => page.evaluate(() => document.documentElement.style.overflow)
  await pinLink(page, 1).click({ button: 'right' })
  await page.getByRole('menu').waitFor()
  expect(await overflow()).toBe('hidden')
  await page.mouse.click(4, 300)
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await expect.poll(overflow).toBe('')
  expect(new URL(page.url()).pathname).toBe('/')
})

/**
 * Records the opacity of an element from its appearance to the end of its animations, which are slowed down so that
 * frames catch them.
 */
async function watchOpacity(page: Page, selector: string): Promise<() => Promise<number[]>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 })
  const seen = await page.evaluateHandle((wanted) => {
    const opacities: number[] = []
    new MutationObserver((_, observer) => {
      const element = document.querySelector(wanted)
      if (!element) return
      observer.disconnect()
      // The page's clock is frozen, and with it its animation frames; messages still arrive.
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const opacity = Number(getComputedStyle(element).opacity)
        if (opacity !== opacities.at(-1)) opacities.push(opacity)
        if (opacity < 1) port2.postMessage(null)
      }
      port2.postMessage(null)
    }).observe(document.body, { subtree: true, childList: true })
    return opacities
  }, selector)
  return () => seen.jsonValue()
}

/** Runs in the page: waits until what timers have changed is rendered. The clock is frozen, but messages still arrive. */
const waitForTasks = () =>
  new Promise<void>((done) => {
    const { port1, port2 } = new MessageChannel()
    let left = 20
    port1.onmessage = () => (left-- > 0 ? port2.postMessage(null) : done())
    port2.postMessage(null)
  })

test('card.8 card.27 card.33 fav.4 fav.8 on a board the edit button comes 800 ms after the pointer, and the heart at once, to its people; a right click deletes one’s pin and undo puts it back', async () => {
  const who = await signUpPerson()
  const { board, pin } = await ownPin(who)
  const page = await openPage({ who, path: board.url })
  await freezeTime(page)
  await pinLink(page, 0).hover()
  const edit = cardAt(page, 0).getByRole('link', { name: 'Edit My own' })
  // The button's code is loaded when the pointer comes.
  await expect.poll(() => shownAreas(cardAt(page, 0))).toContain('actionBar')
  await page.clock.runFor(790)
  await page.evaluate(waitForTasks)
  expect(await edit.count()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const opacities = await watchOpacity(page, `a[href="/pin/${pin.id}/edit/"]`)
  await page.clock.runFor(20)
  await expect.poll(async () => (await opacities()).at(-1)).toBe(1)
  const seen = await opacities()
  expect(seen.filter((one) => one < 1).length).toBeGreaterThan(2)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(await edit.count()).toBe(1)
  await cardAt(page, 0).locator('[data-favorite]').waitFor()
  await page.clock.resume()
  await pinLink(page, 0).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Delete Pin' }).click()
  await expect.poll(() => allCards(page).count()).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => allCards(page).count()).toBe(1)

  const other = await signUpPerson()
  const theirs = await openPage({ who: other, path: board.url })
  await freezeTime(theirs)
  await pinLink(theirs, 0).hover()
  await theirs.clock.runFor(2000)
  expect(await theirs.getByRole('link', { name: /^Edit/ }).count()).toBe(0)
  await expect.poll(() => shownAreas(cardAt(theirs, 0))).toContain('actionBar')
  expect(await cardAt(theirs, 0).locator('[data-favorite]').count()).toBe(0)
  await theirs.clock.resume()
  await who.wire.must('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [other.id] })
  await other.wire.must('BoardInvite', 'update', { board_id: board.id })
  await visitPage(theirs, board.url)
  await pinLink(theirs, 0).hover()
  await cardAt(theirs, 0).locator('[data-favorite]').click()
  await cardAt(theirs, 0).locator('[data-favorite][aria-pressed=true]:not(:disabled)').waitFor()
})

test('card.9 card.29 card.47 on touch the strip says so, and a press of 500 ms opens the actions; a finger that moves does not', async () => {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ size: 'phone', who })
  await page.mouse.move(5, 5)
  await strip(page).getByText('Press and hold').waitFor()
  expect(await strip(page).getByRole('link').count()).toBe(0)
  const told = recordEvents(page)
  const pressed = (await cardAt(page, 0).locator('article').getAttribute('data-pin')) ?? ''
  await freezeTime(page)
  const at = await findCenter(pinLink(page, 0))
  const sheet = page.getByRole('dialog')
  await dispatchTouch(page, 'touchStart', [at])
  await dispatchTouch(page, 'touchMove', [{ x: at.x, y: at.y + 14 }])
  await page.clock.runFor(600)
  await dispatchTouch(page, 'touchEnd', [])
  expect(await sheet.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 0))
  await dispatchTouch(page, 'touchStart', [at])
  await page.clock.runFor(490)
  expect(await sheet.count()).toBe(0)
  await page.clock.runFor(20)
  await page.clock.resume()
  await sheet.waitFor()
  await dispatchTouch(page, 'touchEnd', [])
  expect(new URL(page.url()).pathname).toBe('/')
  await flushEvents(page)
  const presses = () => told.filter(({ event_type }) => event_type === 103).map((one) => one.object_id_str)
  await expect.poll(presses).toEqual([pressed])
  await sheet.getByRole('button', { name: 'Save', exact: true }).tap()
  await page.getByRole('region', { name: 'Notices' }).getByText('Saved to Profile').waitFor()
  await sheet.waitFor({ state: 'detached' })
  await allCards(page)
    .getByRole('button', { name: /^More actions/ })
    .nth(1)
    .tap()
  await sheet.getByRole('button', { name: 'Send this pin' }).tap()
  await page.getByRole('dialog', { name: 'Send this pin' }).waitFor()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  // The overlay of a hidden pin is the card's only content.
  await (await longPress(page, cardAt(page, 0))).getByRole('button', { name: 'Hide Pin' }).tap()
  const overlay = cardAt(page, 0).locator('[data-feedback]')
  await overlay.waitFor()
  expect(await strip(page).count()).toBe(0)
  await overlay.getByRole('button', { name: 'Undo' }).tap()
  await overlay.waitFor({ state: 'detached' })
  // It was shown once.
  expect(await strip(page).count()).toBe(0)
  await pinLink(page, 1).tap()
  await page.waitForURL(/\/pin\//)
})

test('card.2 card.4 card.14 card.15 card.17 card.20 kinds have their badges, products their prices, recipes their stars, partnerships their sponsor, collections three chips; a removed story is a placeholder without actions', async () => {
  const page = await openBlankPage({ who: await signInDemoPerson('employee') })
  const file = { url: '/a.mp4', width: 4, height: 6, duration: 61_000, thumbnail: '/a.jpg' }
  const told = {
    Clip: { videos: { id: '1', duration: 61_000, video_list: { V_720P: file } }, video_status: 'ready' },
    Soon: { videos: null, video_status: 'processing' },
  }
  await openSavedPinsPatched(page, (await newCollector(Object.keys(told))).username, told)
  await cardByTitle(page, 'Clip').getByTitle('Video').waitFor()
  expect(await cardByTitle(page, 'Clip').textContent()).toContain('1:01')
  await cardByTitle(page, 'Soon').getByTitle('We’re still preparing this video').waitFor()
  const soldOut = await openCardOfPin(page, await findPinOfKind((pin) => pin.is_oos_product))
  expect(await soldOut.textContent()).toContain('Sold out')
  const stale = await openCardOfPin(page, await findPinOfKind((pin) => pin.is_stale_product))
  expect(await stale.textContent()).toContain('See price on site')
  const lowered = await openCardOfPin(
    page,
    await findPinOfKind((pin) => pin.rich_summary?.products[0]?.offer_summary.standard_price && !pin.is_oos_product),
  )
  expect(await lowered.locator('s').textContent()).toMatch(/\d/)

  const recipe = await openCardOfPin(page, await findPinOfKind((pin) => pin.rich_summary?.type_name === 'recipe'))
  await recipe.getByRole('img', { name: /of 5 stars/ }).waitFor()
  const story = await openCardOfPin(page, await findPinOfKind((pin) => pin.story_pin_data?.is_deleted))
  expect(await story.textContent()).toBe('UnavailableRemoved by the creator')
  await story.hover()
  expect(await story.getByRole('button').count()).toBe(0)
  const paid = await openCardOfPin(page, await findPinOfKind((pin) => pin.sponsorship?.status === 4))
  expect(await paid.textContent()).toContain('Paid partnership with Nest Pottery')
  const ad = await openCardOfPin(page, await findPinOfKind((pin) => pin.collection_pin))
  expect(await ad.locator('[data-chips] a').count()).toBe(3)
  expect(await ad.textContent()).toContain('Promoted')
})

test('card.19 card.22 card.40 every card is exactly as high as its place, whatever its kind; the mark of a verified person says what it means', async () => {
  const page = await openPage({ who: await signInDemoPerson('employee') })
  const wrong = await page.locator('[data-base] li[data-index]').evaluateAll((all) =>
    all.flatMap((one) => {
      const card = one.querySelector('article')?.getBoundingClientRect()
      const place = one.getBoundingClientRect()
      return card && card.bottom > place.bottom + 1 ? [one.textContent] : []
    }),
  )
  expect(wrong).toEqual([])
  const mark = page
    .locator('[data-base]')
    .getByRole('img', { name: /Verified identity|Merchant Guidelines/ })
    .first()
  await mark.scrollIntoViewIfNeeded()
  await mark.hover()
  await page.locator('[popover=manual]:popover-open', { hasText: /Verified identity|Merchant Guidelines/ }).waitFor()
})

test.each(SIZES)(
  'save.6 save.7 save.22 toast.1 toast.2 on a %s a card says Saved! for 950 ms, then where; so does a toast, for 5 s',
  async (size) => {
    const [who, owner] = [await signUpPerson(), await signUpPerson()]
    await acceptAllCookies(who)
    for (const title of ['One', 'Two', 'Three']) {
      const image_base64 = (await makePictureFile()).buffer.toString('base64')
      await owner.wire.must('Pin', 'create', { image_base64, title })
    }
    const board = await who.wire.must('Board', 'create', { name: 'A board with a rather long name' })
    await who.wire.must('BoardSection', 'create', { board_id: board.id, name: 'Walls' })
    const page = await openPage({ size, who, path: `/${owner.username}/pins/` })
    const saved = (title: string) => cardByTitle(page, title).locator('[data-saved]')
    const words = (title: string) => saved(title).locator('span').last().textContent()
    const tap = async (title: string, name: { button: RegExp; item: RegExp }) => {
      const card = cardByTitle(page, title)
      if (size === 'phone') return chooseCardAction(page, size, card, name.item)
      await card.locator('a').first().hover()
      await card.getByRole('button', { name: name.button }).click()
    }
    const options = page.getByRole('option', { name: /A board with/ })
    const toast = (text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text, { exact: true })
    const offered = (text: string) =>
      toast(text).locator('xpath=ancestor::div[1]').getByRole('link').last().textContent()

    await tap('Two', { button: /^Save/, item: /^Save$/ })
    await page.getByRole('option', { name: 'Save to Profile' }).click()
    await toast('Saved to Profile').waitFor()
    expect(await offered('Saved to Profile')).toBe('Change')
    await expect.poll(() => words('Two')).toBe('Saved to Profile')
    expect(await saved('Two').getAttribute('href')).toBe('/me/')

    const choosing = { button: /Choose a board/, item: /^Save to a board$/ }
    await tap('Three', choosing)
    await options.click()
    await page.getByRole('option', { name: 'Walls' }).click()
    const inSection = 'Saved to Walls in A board with a rather long name'
    await toast(inSection).waitFor()
    expect(await offered(inSection)).toBe('Organize')
    await expect.poll(() => words('Three')).toBe('Walls')
    expect(await saved('Three').getAttribute('href')).toBe(`${board.url}walls/`)

    await tap('One', choosing)
    await options.click()
    await options.waitFor()
    await freezeTime(page)
    await options.click()
    const onBoard = 'Saved to A board with a rather long name'
    await page.getByRole('status').filter({ hasText: onBoard }).waitFor({ state: 'attached' })
    expect(await toast(onBoard).count()).toBe(0)
    await page.clock.runFor(110)
    await toast(onBoard).waitFor()
    expect(await words('One')).toBe('Saved!')
    await page.clock.runFor(830)
    expect(await words('One')).toBe('Saved!')
    await page.clock.runFor(20)
    await expect.poll(() => words('One')).toMatch(/^A board with a rather/)
    expect((await words('One'))?.length).toBeLessThanOrEqual(23)
    expect(await saved('One').getAttribute('href')).toBe(board.url)
    expect(await offered(onBoard)).toBe('Organize')
    const leaves = () =>
      toast(onBoard)
        .locator('xpath=ancestor::div[1]')
        .evaluate((one) => /leaving/.test(one.className))
    await page.clock.runFor(4100)
    expect(await leaves()).toBe(false)
    await page.clock.runFor(100)
    await expect.poll(leaves).toBe(true)
    await page.clock.runFor(220)
    await expect.poll(() => toast(onBoard).count()).toBe(0)
    const sent = await (await page.request.get(page.url())).text()
    expect(sent).toContain('Already saved to A board with a rather long name')
  },
)

/** A carousel's index disappears 4 s after it was shown. */
async function goesAfter4s(page: Page, card: Locator) {
  const shown = () => card.locator('[data-carousel-index]').getAttribute('data-shown')
  await expect.poll(shown).toBe('true')
  await page.clock.runFor(3900)
  expect(await shown()).toBe('true')
  await page.clock.runFor(200)
  await expect.poll(shown).toBe('false')
}

test('carousel.1 carousel.2 carousel.3 route.1 arrows turn the pictures of a carousel, at its ends there is none; its index shows for 4 s at first and after it changed; its link stays the pin’s', async () => {
  const pin = await findPinOfKind((one) => one.carousel_data)
  const count = pin.carousel_data.carousel_slots.length
  const page = await openBlankPage({ who: await signInDemoPerson('employee') })
  await freezeTime(page)
  const card = await openCardOfPin(page, pin)
  await goesAfter4s(page, card)
  await card.locator('a').first().hover()
  const previous = card.getByRole('button', { name: 'View Previous' })
  const next = card.getByRole('button', { name: 'View Next' })
  const index = card.locator('[data-carousel-index]')
  await next.waitFor()
  expect(await previous.isDisabled()).toBe(true)
  for (let at = 1; at < count; at++) {
    expect(await index.textContent()).toBe(`${at} of ${count}`)
    await next.click()
    if (at === 1) await goesAfter4s(page, card)
  }
  expect(await index.textContent()).toBe(`${count} of ${count}`)
  expect(await next.isDisabled()).toBe(true)
  await card.locator('a').first().hover()
  expect(await card.locator('a').first().getAttribute('href')).toBe(`/pin/${pin.id}/`)
  expect(await card.locator('a').first().getAttribute('aria-label')).toBe(
    `${pin.carousel_data.carousel_slots[count - 1].title} pin page`,
  )
})

test('carousel.3 carousel.4 carousel.8 on a phone a sideways finger turns it, one that goes down does not; its index shows for 4 s at first and after it changed', async () => {
  const page = await openBlankPage({ size: 'phone', who: await signInDemoPerson('employee') })
  await freezeTime(page)
  const pin = await findPinOfKind((one) => one.carousel_data)
  const card = await openCardOfPin(page, pin)
  await goesAfter4s(page, card)
  const at = await findCenter(card.locator('a').first())
  const index = card.locator('[data-carousel-index]')
  const swipe = (dx: number, dy: number) => dragFinger(page, at, dx, dy)
  expect(await index.textContent()).toMatch(/^1 of/)
  await swipe(60, 2)
  expect(await index.textContent()).toMatch(/^1 of/)
  await swipe(-60, 4)
  await expect.poll(() => index.textContent()).toMatch(/^2 of/)
  await goesAfter4s(page, card)
  await page.clock.resume()
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await scrolled()
  await swipe(2, -60)
  await expect.poll(scrolled).toBeGreaterThan(before)
  expect(await index.textContent()).toMatch(/^2 of/)
  expect(page.url()).toMatch(/_created\/$/)
  await card.locator('a').first().tap()
  const opened = page.locator('[data-closeup] [data-carousel-index]')
  await opened.waitFor()
  expect(await opened.textContent()).toMatch(/^2 of/)
  Object.assign(at, await findCenter(page.locator('[data-closeup] [data-carousel] img')))
  await swipe(60, 4)
  await expect.poll(() => opened.textContent()).toMatch(/^1 of/)
  const count = pin.carousel_data.carousel_slots.length
  for (let to = 2; to <= count; to++) {
    await swipe(-60, 4)
    await expect.poll(() => opened.textContent()).toBe(`${to} of ${count}`)
  }
  await swipe(-60, 4)
  await swipe(2, -60)
  expect(await opened.textContent()).toBe(`${count} of ${count}`)
  expect(new URL(page.url()).pathname).toBe(`/pin/${pin.id}/`)
})

test('fav.1 fav.5 the heart flips at once and counts, the server has it once', async () => {
  const [who, collector] = [await signUpPerson(), await newCollector([])]
  const page = await openPage({ who, path: `/${collector.username}/pins/` })
  const first = cardByTitle(page, 'The first')
  const id = (await first.getAttribute('data-pin')) ?? ''
  await first.locator('a').first().hover()
  const heart = first.locator('[data-favorite]')
  const before = (await who.wire.must('Pin', 'get', { id })).favorite_user_count
  const answer = await holdRequests(page, '**/FavoriteResource/**')
  await heart.click()
  expect(await heart.getAttribute('aria-pressed')).toBe('true')
  expect(await heart.isDisabled()).toBe(true)
  expect(await heart.textContent()).toBe(before + 1 > 9 ? '9+' : `${before + 1}`)
  answer()
  await expect.poll(() => heart.isDisabled()).toBe(false)
  const after = await who.wire.must('Pin', 'get', { id })
  expect([after.favorited_by_me, after.favorite_user_count]).toEqual([true, before + 1])
  await heart.click()
  await expect.poll(async () => (await who.wire.must('Pin', 'get', { id })).favorited_by_me).toBe(false)
})

test('route.27 route.3 save.6 Change and Organize in the toast move a save to another board, none is made, and lead back to the pin', async () => {
  const [who, collector] = [await signUpPerson(), await newCollector([])]
  await ownPin(collector, 'The second')
  const board = new Map<string, { id: string }>()
  for (const name of ['Elsewhere', 'Here first', 'Then here'])
    board.set(name, await who.wire.must('Board', 'create', { name }))
  const path = `/${collector.username}/pins/`
  const page = await openPage({ who, path })
  const idOf = async (title: string) => (await cardByTitle(page, title).getAttribute('data-pin')) ?? ''
  const saves = async () => (await who.wire.must('UserPins', 'get', { username: who.username })) as Saved[]
  const link = (name: string) => page.getByRole('region', { name: 'Notices' }).getByRole('link', { name })

  const id = await idOf('The first')
  const first = cardByTitle(page, 'The first')
  await first.locator('a').first().hover()
  await first.locator('[data-save]').click()
  await page.getByRole('option', { name: 'Save to Profile' }).click()
  const address = (await link('Change').getAttribute('href')) ?? ''
  expect(address).toMatch(new RegExp(`^/pin/\\d+/repin/\\?isEditingPin=true&isFromToast=true&originalPinId=${id}$`))
  await link('Change').click()
  await page.getByRole('option', { name: 'Elsewhere' }).first().click()
  await page.waitForURL(`**/pin/${id}/`)
  expect((await saves()).map((pin) => pin.board?.id)).toEqual([board.get('Elsewhere')?.id])

  await followLink(page, path)
  await link('Organize').waitFor({ state: 'detached' })
  const other = await idOf('The second')
  const second = cardByTitle(page, 'The second')
  await second.locator('a').first().hover()
  await second.locator('[data-chooser]').click()
  await page.getByRole('option', { name: 'Here first' }).first().click()
  const organize = (await link('Organize').getAttribute('href')) ?? ''
  const [save] = await saves()
  const query = `isEditingPin=true&pinBoardId=${board.get('Here first')?.id}&isFromToast=true&originalPinId=${other}`
  expect(organize).toBe(`/pin/${save?.id}/repin/?${query}`)
  await link('Organize').click()
  const marked = page.getByRole('option').filter({ hasText: 'Saved here' })
  await marked.first().waitFor()
  for (const text of await marked.allTextContents()) expect(text).toContain('Here first')
  await page.getByRole('option', { name: 'Then here' }).first().click()
  await page.waitForURL(`**/pin/${other}/`)
  const [moved, ...rest] = await saves()
  expect([moved?.id, moved?.board?.id, rest.length]).toEqual([save?.id, board.get('Then here')?.id, 1])
})

type Saved = { id: string; board: { id: string } | null }

test('fav.7 fav.3 among favorites, what is no longer one leaves the grid', async () => {
  const who = await signUpPerson()
  const { board, pin } = await ownPin(who)
  // Favorites of people who are not on the board add nothing to its list of favorites.
  for (const stranger of [await signUpPerson(), await signUpPerson()])
    await stranger.wire.must('Favorite', 'create', { pin_id: pin.id })
  await who.wire.must('Favorite', 'create', { pin_id: pin.id })
  const section = await who.wire.must('BoardSection', 'create', { board_id: board.id, name: 'Dearest' })
  const repin = { pin_id: pin.id, board_id: board.id, section: section.id, allow_duplicate: true }
  await who.wire.must('Favorite', 'create', { pin_id: (await who.wire.must('Repin', 'create', repin)).id })
  const page = await openPage({ who, path: `${board.url}${section.slug}/?filter=favorites` })
  for (const left of [1, 0]) {
    await pinLink(page, 0).hover()
    await cardAt(page, 0).locator('[data-favorite][aria-pressed=true]').click()
    await expect.poll(() => allCards(page).count()).toBe(0)
    if (left) await followLink(page, `${board.url}?filter=favorites`)
  }
  await followLink(page, board.url)
  await pinLink(page, 0).hover()
  const heart = cardAt(page, 0).locator('[data-favorite]')
  await heart.click()
  await page.locator('[data-favorite][aria-pressed=true]:not(:disabled)').waitFor()
  await heart.click()
  await page.locator('[data-favorite][aria-pressed=false]:not(:disabled)').waitFor()
  expect(await allCards(page).count()).toBe(1)
})

test('react.1 each person has one reaction to a pin; the same again takes it back', async () => {
  const who = await signUpPerson()
  const [{ id }] = await pinsOf(await newCollector([]))
  const page = await openPage({ who, path: `/pin/${id}/` })
  const reactions = page.getByRole('group', { name: 'React' })
  const mine = async () => (await who.wire.must('Pin', 'get', { id })).reaction_by_me
  const one = (name: string) => reactions.getByRole('button', { name: new RegExp(`^${name}`) })
  await expect.poll(() => reactions.getByRole('button').count()).toBe(5)
  await one('Wow').click()
  await expect.poll(mine).toBe(11)
  await one('Love').click()
  await expect.poll(mine).toBe(1)
  expect(await reactions.locator('[aria-pressed=true]').count()).toBe(1)
  await one('Love').click()
  await expect.poll(mine).toBe(null)
})

test('card.37 card.38 card.39 card.40 card.19 whose mark is shown goes by the group of who looks', async () => {
  const { pinner } = await findPinOfKind(
    ({ pinner: one }) => one.verified_identity.verified && !one.is_verified_merchant,
  )
  const page = await openBlankPage({})
  const marks = async (experiments: Record<string, string>) => {
    await openWithPatchedViewer(page, { experiments })
    const shown: (string | null)[] = []
    for (const username of ['nest_pottery', pinner.username]) {
      await followLink(page, `/${username}/_created/`)
      const card = page.locator('[data-base] article', { has: page.locator(`a[href="/${username}/"]`) }).first()
      await card.waitFor()
      const mark = card.locator('[data-badge]')
      shown.push((await mark.count()) ? await mark.getAttribute('data-badge') : null)
    }
    return shown
  }
  const [plain, unauth] = ['simplify_creator_attributions_web', 'simplify_creator_attributions_unauth_web']
  for (const [group, shown] of [
    ['trusted_verified', ['merchant', 'identity']],
    ['merchant_blue_checkmark', ['blueCheckmark', null]],
    ['red_checkmark', [null, 'redCheckmark']],
  ] as const)
    expect([group, await marks({ [unauth]: group, [plain]: 'control' })]).toEqual([group, shown])
  expect(await marks({ [unauth]: 'control', [plain]: 'trusted_verified' })).toEqual([null, null])
  await visitPage(page, `/${pinner.username}/_created/`)
  await page.locator('[data-badge=identity].lucide-globe-check').first().waitFor()
})

test('card.3 card.12 card.23 card.48 a visitor’s card has a menu in the group with one; in the image-only grid it is its picture', async () => {
  const collector = await newCollector([])
  const page = await openBlankPage({})
  const card = cardAt(page, 0)
  const more = card.getByRole('button', { name: /^More actions/ })
  const parts = async () => [await card.locator('p').count(), await card.getByRole('link').count()]
  const look = async (group: string, is_eligible_for_image_only_grid: boolean) => {
    await openWithPatchedViewer(page, {
      experiments: { anonymous_overflow_menu: group },
      is_eligible_for_image_only_grid,
    })
    await followLink(page, `/${collector.username}/pins/`)
    await card.locator('img').first().waitFor()
  }
  await look('control', true)
  expect(await parts()).toEqual([0, 1])
  for (const [group, count] of [
    ['control', 0],
    ['enabled', 1],
  ] as const) {
    await look(group, false)
    expect(await parts()).toEqual([1, 2])
    expect(await footOf(page, collector)).toEqual({ creator: 1, menu: 0 })
    await pinLink(page, 0).hover()
    await expect.poll(() => shownAreas(card)).toContain('actionBar')
    expect([group, await more.count()]).toEqual([group, count])
  }
  await more.click()
  await page.getByRole('menuitem', { name: 'Copy link' }).waitFor()
})

test('card.3 card.47 on a visitor’s phone who made it and the menu stand under the picture', async () => {
  const collector = await newCollector([])
  const page = await openPage({ path: `/${collector.username}/pins/`, size: 'phone' })
  await expect.poll(() => footOf(page, collector)).toEqual({ creator: 1, menu: 1 })
  await cardAt(page, 0)
    .getByRole('button', { name: /^More actions/ })
    .tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).waitFor()
})

test.each(SIZES)(
  'card.3 save.2 save.20 save.21 on a %s a board that can’t be made says why and keeps what was typed; a save whose answer was lost goes back, and tried again it is one pin',
  async (size) => {
    const [who, collector] = [await signUpPerson(), await newCollector([])]
    await acceptAllCookies(who)
    const [pin] = await pinsOf(collector)
    const page = await openPage({ size, who, path: `/pin/${pin.id}/`, complaints: [/500/, /ERR_FAILED/] })
    await page.route('**/BoardResource/create/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    await page.getByRole('button', { name: /Choose a board/ }).click()
    await page.getByRole('button', { name: 'Create board' }).click()
    await page.getByLabel('Name').fill('Kept words')
    const picker = page.getByRole('dialog', { name: 'Save to a board' })
    await picker.getByRole('button', { name: 'Create', exact: true }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'Sorry! Something went wrong on our end.' })
      .waitFor({ state: 'attached' })
    expect(await page.getByLabel('Name').inputValue()).toBe('Kept words')

    await followLink(page, `/${collector.username}/pins/`)
    expect(await footOf(page, collector)).toEqual(size === 'phone' ? { creator: 0, menu: 1 } : { creator: 1, menu: 0 })
    let lost = 0
    await page.route('**/RepinResource/create/**', async (route) => {
      if (lost > 0) return route.continue()
      lost += 1
      await route.fetch()
      await route.abort()
    })
    const card = cardAt(page, 0)
    if (size === 'desktop') {
      await card.locator('a').first().hover()
      await card.locator('[data-save]').click()
    } else await (await longPress(page, card)).getByRole('button', { name: 'Save', exact: true }).tap()
    await page.getByRole('option', { name: 'Save to Profile' }).click()
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    expect(await card.locator('[data-saved]').count()).toBe(0)
    if (size === 'desktop') expect(await card.locator('[data-save]').textContent()).toBe('Save')
    await again.click()
    await cardAt(page, 0).locator('[data-saved]').waitFor()
    await page.getByRole('region', { name: 'Notices' }).getByText('Saved to Profile').waitFor()
    expect(await who.wire.must('UserPins', 'get', { username: who.username })).toHaveLength(1)
  },
)
