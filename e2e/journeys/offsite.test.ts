import { expect, test } from 'vitest'
import { expectAccessible, followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { findPinOfKind, openCardOfPin } from '../kinds.ts'
import {
  createPinWith,
  makeUniqueHost,
  outboundLink,
  recordOutboundClicks,
  recordOutboundRequests,
  setHostVerdict,
  waitForOffsiteCheck,
} from '../outbound-links.ts'
import { patchPinsInAnswers } from '../patched-answers.ts'
import { signUpPerson } from '../wire.ts'

/** Invented hosts don't resolve, and journeys have no network. */
const NO_SUCH_HOST = [/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED|ERR_/]

test('offsite.1 offsite.3 offsite.7 offsite.8 a link is checked when it comes into view; a click is told once and leaves without a trace; a right click and a chip are told with what they were on', async () => {
  const link = `https://${makeUniqueHost()}/jar?size=2`
  const pin = await createPinWith({ link: `${link}&epik=dj0y` })
  const page = await openBlankPage({ complaints: NO_SUCH_HOST })
  const asked = recordOutboundRequests(page.context())
  const told = recordOutboundClicks(page)
  const [check] = await Promise.all([waitForOffsiteCheck(page), visitPage(page, `/pin/${pin.id}/`)])
  expect(new URL(check.url()).searchParams.get('data')).toContain('"check_only":true')
  const visitLink = outboundLink(page)
  await expect.poll(() => visitLink.getAttribute('href')).toContain('token=')
  // Links to unknown hosts have rel="nofollow" (seo.6).
  expect(await visitLink.getAttribute('rel')).toBe('nofollow noopener')
  expect(await visitLink.getAttribute('target')).toBe('_blank')
  const details = '{"clickthrough_type":"click","landing_page_type":"closeup"}'
  const carried = new URL((await visitLink.getAttribute('href')) ?? '', page.url()).searchParams
  expect([carried.get('csr'), carried.get('aux_data')]).toEqual(['true', details])
  await Promise.all([page.context().waitForEvent('page'), visitLink.click()])
  await expect.poll(() => asked.map(({ url }) => url)).toEqual([link])
  expect(asked[0]?.referer).toBeUndefined()
  await expect.poll(() => told.length).toBe(1)
  expect(told[0]).toMatchObject({ check_only: false, pin_id: pin.id, url: `${link}&epik=dj0y`, aux_data: details })
  // The pin's page stays open.
  expect(new URL(page.url()).pathname).toBe(`/pin/${pin.id}/`)

  await visitLink.click({ button: 'right' })
  await expect.poll(() => told.length).toBe(2)
  expect(JSON.parse(told[1].aux_data)).toEqual({ clickthrough_type: 'rightClick', object_id: pin.id })
  const collection = await findPinOfKind((one) =>
    one.collection_pin?.item_data.some((item: { link: string }) => item.link),
  )
  const card = await openCardOfPin(page, collection)
  const items: { link: string | null }[] = collection.collection_pin.item_data.slice(0, 3)
  const at = items.findIndex((item) => item.link)
  await card.locator('[data-chips] a').nth(at).click()
  await expect.poll(() => told.length).toBe(3)
  expect(told[2]).toMatchObject({ pin_id: collection.id, url: items[at]?.link })
  expect(JSON.parse(told[2].aux_data)).toMatchObject({ click_position: at, clickthrough_type: 'chip' })
})

test('offsite.2 offsite.15 route.47 a blocked link opens a window that says so, and nobody leaves', async () => {
  const host = makeUniqueHost()
  await setHostVerdict(
    host,
    'blocked',
    'Spam, <b onclick=alert(1)>we think</b>. <a href="/about/community-guidelines/">Rules</a><a href="javascript:alert(1)">x</a>',
  )
  const pin = await createPinWith({ link: `https://shop.${host}/prize?for=you` })
  const page = await openBlankPage({})
  const asked = recordOutboundRequests(page.context())
  const told = recordOutboundClicks(page)
  const visitLink = outboundLink(page)
  // Someone who clicks before the check has finished sees the same warning on the interstitial page.
  await Promise.all([waitForOffsiteCheck(page), visitPage(page, `/pin/${pin.id}/`)])
  await visitLink.click()
  const dialog = page.getByRole('dialog', { name: 'We have blocked this link' })
  await dialog.getByRole('heading', { name: 'Heads up!' }).waitFor()
  await expectAccessible(page, 'blocked link')
  expect(await dialog.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('/about/community-guidelines/')
  expect(await dialog.locator('b, [onclick], [href^="javascript"]').count()).toBe(0)
  expect(await dialog.textContent()).toContain(`shop.${host}`)
  expect(await dialog.textContent()).not.toContain('prize')
  const more = dialog.getByRole('link', { name: 'Learn more' })
  const [guidelines] = await Promise.all([page.context().waitForEvent('page'), more.click()])
  await guidelines.waitForURL('**/about/community-guidelines/#spam')
  await guidelines.getByRole('heading', { name: 'Spam and misleading links' }).waitFor()
  await guidelines.close()
  await dialog.getByRole('button', { name: 'Okay' }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(`/pin/${pin.id}/`)
  expect([asked, told]).toEqual([[], []])
  const phone = await openBlankPage({ size: 'phone' })
  await Promise.all([waitForOffsiteCheck(phone), visitPage(phone, `/pin/${pin.id}/`)])
  await outboundLink(phone).click()
  const sheet = phone.getByRole('dialog', { name: 'We have blocked this link' })
  await sheet.getByText(`shop.${host}`).waitFor()
  await sheet.getByRole('button', { name: 'Okay' }).click()
  await sheet.waitFor({ state: 'hidden' })
  // The interstitial page is blocked too.
  await visitPage(page, `/offsite/?url=${encodeURIComponent(`https://${host}/`)}&pin=${pin.id}`)
  await page.getByRole('heading', { name: 'We have blocked this link' }).waitFor()
  await expectAccessible(page, 'blocked at the door')
})

test('card.49 offsite.1 a link in a comment leads through the check, also without script; below the window it is asked about when it comes into view, not before', async () => {
  const someone = await signUpPerson()
  const [above, below] = [`https://${makeUniqueHost()}/above`, `https://${makeUniqueHost()}/below`]
  const pin = await createPinWith({ link: above }, someone.wire)
  const said = { objectId: pin.aggregated_pin_data.id, pinId: pin.id, tags: '[]' }
  await someone.wire.must('AggregatedComment', 'create', { ...said, text: `Seen at ${below}.` })
  const page = await openBlankPage({ who: someone })
  const checks: string[] = []
  page.on('request', (request) => {
    if (!request.url().includes('/resource/OffsiteResource/get/')) return
    checks.push(JSON.parse(new URL(request.url()).searchParams.get('data') ?? '{}').options.url)
  })
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('a[href*="below"] { display: block; margin-block-start: 3000px }')
    document.adoptedStyleSheets.push(sheet)
  })
  await visitPage(page, `/pin/${pin.id}/`)
  const visitLink = outboundLink(page)
  await expect.poll(() => visitLink.getAttribute('href')).toContain('token=')
  const there = page.getByRole('link', { name: below })
  await there.waitFor({ state: 'attached' })
  expect(new Set(checks)).toEqual(new Set([above]))
  await there.scrollIntoViewIfNeeded()
  await expect.poll(() => checks.includes(below)).toBe(true)
  await expect.poll(() => there.getAttribute('href')).toMatch(/^\/offsite\/\?token=/)

  const plain = await openPage({ javaScript: false, path: `/pin/${pin.id}/`, complaints: NO_SUCH_HOST })
  const asked = recordOutboundRequests(plain.context())
  const [door] = await Promise.all([
    plain.context().waitForEvent('page'),
    plain.getByRole('link', { name: below }).click(),
  ])
  await door.getByRole('link', { name: /^Continue to/ }).click()
  await expect.poll(() => asked.map(({ url }) => url)).toEqual([below])
})

test('offsite.5 route.47 both guidelines are pages of their own; an empty address and a lone hash lead nowhere; with ctrl a link of our own is the browser’s; a merchant’s check mark leads to theirs', async () => {
  const page = await openPage({ path: '/about/community-guidelines/?from=here#spam' })
  expect(await page.locator('h2#spam').textContent()).toBe('Spam and misleading links')
  await expectAccessible(page, 'community guidelines')
  const before = page.url()
  for (const href of ['', '#']) {
    await page.evaluate((address) => {
      const link = document.createElement('a')
      link.setAttribute('href', address)
      link.textContent = `to ${address}`
      document.querySelector('h1')?.append(link)
      Object.assign(window, { isSame: true })
    }, href)
    await page.getByRole('link', { name: `to ${href}`.trim(), exact: true }).click()
    expect(page.url()).toBe(before)
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  }
  const home = page.getByRole('banner').locator('a[href="/"]').first()
  const [tab] = await Promise.all([page.context().waitForEvent('page'), home.click({ modifiers: ['ControlOrMeta'] })])
  await tab.waitForURL(/\/$/)
  expect(page.url()).toBe(before)
  await tab.close()

  await followLink(page, '/nest_pottery/_created/')
  await page
    .getByRole('link', { name: /Merchant Guidelines/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Merchant guidelines' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/about/merchant-guidelines/')
  await expectAccessible(page, 'merchant guidelines')
})

test('offsite.10 without a result the check repeats, and a click waits a second for it, not longer, and leads to the door, which checks itself', async () => {
  const link = `https://${makeUniqueHost()}/jar`
  const pin = await createPinWith({ link })
  const page = await openBlankPage({ complaints: [...NO_SUCH_HOST, /Failed to load resource/] })
  const asked = recordOutboundRequests(page.context())
  const throughDoor = async () => {
    const [door] = await Promise.all([page.context().waitForEvent('page'), outboundLink(page).click()])
    await door.getByRole('heading', { name: 'You’re leaving Bowerbird' }).waitFor()
    return door
  }
  const CHECK = '**/resource/OffsiteResource/get/**'
  let tries = 0
  await page.route(CHECK, async (route) => {
    tries++
    await route.abort()
  })
  await visitPage(page, `/pin/${pin.id}/`)
  await expect.poll(() => tries).toBeGreaterThan(1)
  const door = await throughDoor()
  await expectAccessible(door, 'the door')
  expect(asked).toEqual([])
  const onward = door.getByRole('link', { name: `Continue to ${new URL(link).hostname}` })
  // The interstitial page logs the click with the link's parameters.
  expect(await onward.getAttribute('href')).toContain('landing_page_type')
  await onward.click()
  await expect.poll(() => asked.map(({ url }) => url)).toEqual([link])

  const other = await createPinWith({ link: `https://${makeUniqueHost()}/jar` })
  await page.unroute(CHECK)
  const answer = await holdRequests(page, CHECK)
  await Promise.all([page.waitForRequest(CHECK), followLink(page, `/pin/${other.id}/`)])
  await throughDoor()
  answer()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test.each([
  ['is not allowed', [], 200, 'attribution-reporting is not enabled'],
  ['is answered with an error', ['attribution-reporting'], 500, 'server request failed.'],
])('offsite.13 the link of an ad opens when attribution %s, which is only noted', async (_, features, status, note) => {
  const ad = await findPinOfKind(
    (one) =>
      one.is_promoted && one.attribution_source_id && one.link && !one.promoted_is_lead_ad && !one.collection_pin,
  )
  const page = await openBlankPage({ complaints: [...NO_SUCH_HOST, /500/] })
  const notes: string[] = []
  page.on('console', (message) => notes.push(message.text()))
  await page.route('**/v3/attribution/source/**', (route) => route.fulfill({ status, body: '' }))
  await page.addInitScript((allowed) => {
    Object.defineProperty(document, 'featurePolicy', { value: { allowedFeatures: () => allowed } })
  }, features)
  const asked = recordOutboundRequests(page.context())
  await Promise.all([waitForOffsiteCheck(page), visitPage(page, `/pin/${ad.id}/`)])
  const visitLink = outboundLink(page)
  await expect.poll(() => visitLink.getAttribute('href')).toContain('token=')
  await Promise.all([page.context().waitForEvent('page'), visitLink.click()])
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => notes).toContain(note)
})

test('card.49 the source link of a card and a profile’s website lead through the check; nothing leads straight out', async () => {
  const someone = await signUpPerson()
  const host = makeUniqueHost()
  await someone.wire.must('UserSettings', 'update', { website_url: `https://${host}/` })
  const pin = await createPinWith({ link: `https://${host}/jar` }, someone.wire)
  const page = await openPage({ path: `/${someone.username}/_created/`, who: await signUpPerson() })
  const website = page.getByRole('link', { name: host }).first()
  await expect.poll(() => website.getAttribute('href')).toMatch(/^\/offsite\/\?token=/)
  const card = page.locator(`article[data-pin="${pin.id}"]`)
  await card.hover()
  const source = card.getByRole('link', { name: `Visit ${host}` })
  await expect.poll(() => source.getAttribute('href')).toMatch(/^\/offsite\/\?token=/)
  const straight = await page
    .locator('a[href^="http"]')
    .evaluateAll((links) =>
      (links as HTMLAnchorElement[]).filter((link) => link.origin !== location.origin).map((link) => link.href),
    )
  expect(straight).toEqual([])
})

test('offsite.4 route.16 without script the door shows the host and leads on; a link that someone else made leads nowhere', async () => {
  const link = `https://${makeUniqueHost()}/jar`
  const pin = await createPinWith({ link })
  const page = await openPage({ javaScript: false, path: `/pin/${pin.id}/`, complaints: NO_SUCH_HOST })
  const asked = recordOutboundRequests(page.context())
  const [door] = await Promise.all([page.context().waitForEvent('page'), outboundLink(page).click()])
  await door.getByText('This link goes to another site:').waitFor()
  await door.getByRole('link', { name: /^Continue to/ }).click()
  await expect.poll(() => asked[0]?.url).toBe(link)
  await page.goto(`/offsite/?url=${encodeURIComponent('https://elsewhere.example/')}&pin=${pin.id}`)
  await page.getByRole('heading', { name: 'This link has expired' }).waitFor()
  expect(await page.getByRole('link', { name: /^Continue/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Back to Pin' }).click()
  await page.waitForURL(`**/pin/${pin.id}/`)
  // The browser itself may retry a host that it could not resolve.
  expect(new Set(asked.map(({ url }) => url))).toEqual(new Set([link]))
})

test('link health: a pin whose source is gone says so, with the last known words', async () => {
  const pin = await findPinOfKind((one) => one.link?.includes('pressed-meadow.example'))
  const page = await openPage({ javaScript: false, path: `/pin/${pin.id}/` })
  const gone = page.locator('[data-gone]')
  expect(await gone.textContent()).toContain('The page this Pin came from is gone')
  expect(await gone.textContent()).toContain('How to press ferns so that they stay green')
})

test('entity.2 on a phone the way out leads to the address that the source names for phones', async () => {
  const host = makeUniqueHost()
  const [link, mobile_link] = [`https://${host}/jar`, `https://m.${host}/jar`]
  const pin = await createPinWith({ link })
  const page = await openPage({ size: 'phone', path: '/about/community-guidelines/', complaints: NO_SUCH_HOST })
  await patchPinsInAnswers(page, /\/resource\/PinResource\/get\//, ([told]) => Object.assign(told, { mobile_link }))
  await followLink(page, `/pin/${pin.id}/`)
  const leadsTo = async () => {
    const href = await outboundLink(page).getAttribute('href')
    return new URL(href ?? '', page.url()).searchParams.get('url')
  }
  await expect.poll(leadsTo).toBe(mobile_link)
})
