import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { acceptAllCookies } from '../events.ts'
import { waitForMailLink } from '../mail.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const named = (name: string) => signUpPerson({ first_name: `${name}${randomUUID().slice(0, 6)}` })
const nameOf = async ({ wire, username }: TestPerson) =>
  (await wire.must('User', 'get', { username })).full_name as string

async function acquainted(...people: TestPerson[]) {
  for (const one of people)
    for (const other of people) if (one !== other) await one.wire.must('UserFollow', 'create', { user_id: other.id })
}

async function pinOf({ wire }: TestPerson, more: object = {}): Promise<string> {
  const { buffer } = await makePictureFile()
  const { id } = await wire.must('Pin', 'create', {
    image_base64: buffer.toString('base64'),
    title: 'A thing',
    ...more,
  })
  return id
}

const say = async (page: Page, text: string) => {
  await page.getByRole('textbox', { name: 'Write a message' }).fill(text)
  await page.keyboard.press('Enter')
}
const bubble = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })

test('send.1 route.29 a pin is sent by e-mail: a wrong address stands at its field, a right one gets a link that opens the pin', async () => {
  const ada = await named('Ada')
  const pin = await pinOf(ada)
  const page = await openPage({ who: ada, path: `/pin/${pin}/`, complaints: [/status of 400/] })
  await page.locator('[data-closeup] [data-send]').click()
  const dialog = page.getByRole('dialog', { name: 'Send this pin' })
  await dialog.getByRole('button', { name: 'Email' }).click()
  const address = dialog.getByRole('textbox', { name: 'Email address' })
  const send = dialog.getByRole('button', { name: 'Send email' })
  await send.click()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  await address.fill('kim@nowhere')
  await send.click()
  await expect.poll(() => address.getAttribute('aria-invalid')).toBe('true')
  const to = `kim-${randomUUID().slice(0, 8)}@example.test`
  await address.fill(to)
  await send.click()
  await page.getByText(`Sent to ${to}`).first().waitFor()
  expect(await address.inputValue()).toBe('')
  const link = await waitForMailLink(to, `/pin/${pin}/`)
  const theirs = await openPage({ path: new URL(link).pathname + new URL(link).search })
  await theirs.getByRole('heading', { level: 1, name: 'A thing' }).waitFor()
  await theirs.getByText(/shared this idea with you/).waitFor()
  await theirs.locator('[data-more-about]').getByText('1 share', { exact: true }).waitFor({ state: 'attached' })
  await followLink(page, `/pin/${pin}/sent/`)
  await page.getByText(`By email to ${to}`).waitFor()
})

test('send.1 invite.3 one sends a pin, the other sees it appear, answers, joins the board and comments; all live', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  await acquainted(ada, ben)
  const benName = await nameOf(ben)
  const board = await ada.wire.must('Board', 'create', { name: 'Shared walls' })
  const pin = await pinOf(ada, { board_id: board.id })
  const hers = await openPage({ who: ada, path: `/pin/${pin}/` })
  const his = await openPage({ who: ben, path: '/' })
  const messages = his.getByRole('banner').getByRole('link', { name: /^Messages/ })
  await messages.waitFor()

  await hers.locator('[data-closeup] [data-send]').click()
  const dialog = hers.getByRole('dialog', { name: 'Send this pin' })
  await dialog.getByRole('textbox', { name: 'Add a message (optional)' }).fill('For your hallway?')
  await expectAccessible(hers, 'the send dialog')
  await dialog.getByRole('button', { name: `Send to ${benName}` }).click()
  await hers.getByText(`Sent to ${benName}`).first().waitFor()
  await dialog.getByRole('link', { name: `Open your conversation with ${benName}` }).click()
  await hers.waitForURL('**/conversation/*/')
  await bubble(hers, 'For your hallway?').waitFor()

  await his.getByRole('banner').getByRole('link', { name: 'Messages, 1 unread' }).click()
  await his.getByRole('link', { name: /For your hallway/ }).click()
  await his.waitForURL('**/conversation/*/')
  const card = his.locator(`[data-message] article[data-pin="${pin}"]`)
  await card.waitFor()
  await expectAccessible(his, 'a conversation')
  await hers.getByText('Seen').waitFor()
  await messages.and(his.getByRole('link', { name: 'Messages', exact: true })).waitFor()

  await say(his, 'It is perfect there')
  await bubble(hers, 'It is perfect there').waitFor()
  // Texts follow the direction of their own script, regardless of the page's.
  const bidi = bubble(hers, 'It is perfect there')
    .locator('p')
    .evaluate((one) => getComputedStyle(one).unicodeBidi)
  expect(await bidi).toBe('plaintext')

  await ada.wire.must('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [ben.id] })
  await ada.wire.must('Conversations', 'create', { user_ids: [ben.id], text: 'Join me', board: board.id })
  await his.getByRole('button', { name: 'Join board' }).click()
  await his.getByText('You joined Shared walls').first().waitFor()
  const { is_collaborative } = await ada.wire.must('Board', 'get', { board_id: board.id })
  expect(is_collaborative).toBe(true)

  await followLink(hers, `/pin/${pin}/`)
  await card.getByRole('link').first().click()
  await his.waitForURL(`**/pin/${pin}/?invite_code=*`)
  await his.locator('[data-closeup] p').filter({ hasText: ' shared this idea with you' }).waitFor()
  await hers
    .getByRole('heading', { name: /Comments|No comments/ })
    .first()
    .scrollIntoViewIfNeeded()
  await his.getByRole('textbox', { name: 'Add a comment' }).scrollIntoViewIfNeeded()
  await his.getByRole('textbox', { name: 'Add a comment' }).fill('Now it hangs there')
  await his.getByRole('button', { name: 'Post' }).click()
  await hers.getByText('Now it hangs there').waitFor()
})

test('send.3 route.39 pins inside are cards; what one may not see is unavailable; a conversation is for its members', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  await acquainted(ada, ben)
  const { id: board_id } = await ada.wire.must('Board', 'create', { name: 'Surprise', privacy: 'secret' })
  const [secret, plain] = [await pinOf(ada, { board_id }), await pinOf(ada)]
  const { id } = await ada.wire.must('Conversations', 'create', { user_ids: [ben.id], pin: secret })
  await ada.wire.must('ConversationMessages', 'create', { conversation_id: id, pin: plain })
  const path = `/conversation/${id}/`
  const his = await openPage({ who: ben, path })
  await his.locator(`article[data-pin="${plain}"]`).waitFor()
  await his.getByText('You can’t see this.').waitFor()
  expect(await his.content()).not.toContain(secret)
  const article = his.locator(`article[data-pin="${plain}"]`)
  await article.hover()
  await article.locator('[data-save]').waitFor()
  expect(await article.getByRole('button', { name: /^More/ }).count()).toBe(0)

  const { wire: eve } = await named('Eve')
  const refused = await fetch(baseUrl + path, { headers: { cookie: eve.cookieHeader } })
  const text = await refused.text()
  expect([refused.status, text.includes('<h1'), text.includes(plain)]).toEqual([404, true, false])
  expect(new URL((await fetch(baseUrl + path)).url).pathname).toBe('/login/')
})

test('what is written shows at once, is sent again when the line was down, is sent once, and can be taken back', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  await acquainted(ada, ben)
  const { id } = await ada.wire.must('Conversations', 'create', { user_ids: [ben.id], text: 'Hello' })
  const path = `/conversation/${id}/`
  const complaints = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load/]
  const hers = await openPage({ who: ada, path, complaints })
  await hers.waitForFunction(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'bb:live'))
  const second = await hers.context().newPage()
  const streams: string[] = []
  second.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live/') streams.push(request.url())
  })
  await visitPage(second, path)
  await hers.bringToFront()
  const his = await openPage({ who: ben, path, size: 'phone', theme: 'dark' })
  await hers.route('**/ConversationMessagesResource/create/**', (route) => route.abort('internetdisconnected'))
  await say(hers, 'Across the water')
  const failed = hers.locator('[data-pending=failed]')
  await failed.getByRole('button', { name: 'Try again' }).waitFor()
  await hers.unroute('**/ConversationMessagesResource/create/**')
  await failed.getByRole('button', { name: 'Try again' }).click()
  for (const page of [hers, second, his]) await bubble(page, 'Across the water').waitFor()
  await hers.locator('[data-pending]').waitFor({ state: 'detached' })
  expect(await bubble(hers, 'Across the water').count()).toBe(1)
  await expectAccessible(his, 'a conversation on a phone')
  // The cookie banner is still open, above the field.
  const field = await hers.getByRole('textbox', { name: 'Write a message' }).boundingBox()
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(900)
  await say(hers, 'See https://sea.example/')
  const colors = await bubble(hers, 'sea.example')
    .locator('p a')
    .evaluate((link) => [link, link.closest('p') as Element].map((one) => getComputedStyle(one).color))
  expect(colors[0]).toBe(colors[1])

  await say(his, 'Heard')
  for (const page of [hers, second]) await bubble(page, 'Heard').waitFor()
  // The first tab's stream serves both tabs.
  expect(streams).toEqual([])
  await bubble(hers, 'Across the water').hover()
  await bubble(hers, 'Across the water').getByRole('button', { name: 'Message options' }).click()
  await hers.getByRole('menuitem', { name: 'Unsend' }).click()
  await his.getByText('This message was unsent.').waitFor()
  expect(await bubble(his, 'Across the water').count()).toBe(0)
  await bubble(hers, 'Heard').hover()
  await bubble(hers, 'Heard').getByRole('button', { name: 'Message options' }).click()
  await hers.getByRole('menuitem', { name: 'Report message' }).click()
  await hers.getByRole('dialog').waitFor()
})

test('a stranger asks first; the request is accepted by keyboard; a group is named and left', async () => {
  const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
  await acquainted(ben, cleo)
  const adaName = await nameOf(ada)
  const his = await openPage({ who: ben, path: '/messages/requests/' })
  await his.getByText('No requests right now.').waitFor()
  const { id } = await ada.wire.must('Conversations', 'create', { user_ids: [ben.id], text: 'We have not met' })
  const row = his.getByRole('list', { name: 'Requests' }).getByRole('link', { name: new RegExp(adaName) })
  await row.focus()
  await expectAccessible(his, 'the requests')
  await his.keyboard.press('Enter')
  await his.getByText(`${adaName} wants to message you`).waitFor()
  await his.getByRole('button', { name: 'Accept', exact: true }).focus()
  await his.keyboard.press('Enter')
  const field = his.getByRole('textbox', { name: 'Write a message' })
  await field.waitFor()
  expect(await ada.wire.must('ConversationMessages', 'create', { conversation_id: id, text: 'Thanks' })).toBeTruthy()
  await bubble(his, 'Thanks').waitFor()

  await his.getByRole('button', { name: 'Conversation options' }).click()
  await his.getByRole('menuitem', { name: 'Add people' }).click()
  const dialog = his.getByRole('dialog', { name: 'Add people' })
  await dialog.getByRole('checkbox', { name: new RegExp(await nameOf(cleo)) }).check()
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await his.waitForURL((url) => url.pathname.startsWith('/conversation/') && !url.pathname.includes(id))
  await his
    .getByText(/ added /)
    .first()
    .waitFor()
  await his.getByRole('button', { name: 'Conversation options' }).click()
  await his.getByRole('menuitem', { name: 'Name this group' }).click()
  await his.getByRole('textbox', { name: 'Group name' }).fill('Three of us')
  await his.getByRole('button', { name: 'Save', exact: true }).click()
  await his.getByRole('heading', { level: 1, name: 'Three of us' }).waitFor()
  await his.getByRole('button', { name: 'Conversation options' }).click()
  await his.getByRole('menuitem', { name: 'Leave conversation' }).click()
  await his.getByRole('dialog').getByRole('button', { name: 'Leave conversation' }).click()
  await his.waitForURL('**/messages/')
  await expect.poll(() => his.getByRole('link', { name: /Three of us/ }).count()).toBe(0)
})

describe('signed out', () => {
  test('send.2 the dialog opens and copies the link; choosing a person asks to log in', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    const benName = await nameOf(ben)
    const found = () => ada.wire.must('BaseSearch', 'get', { query: benName, scope: 'users' })
    await expect.poll(async () => (await found()).results.length, { timeout: 15_000 }).toBe(1)
    const pin = await pinOf(ada)
    const page = await openBlankPage({})
    const lastCopied = await allowCopying(page)
    await page.addInitScript(() => {
      Object.assign(window, { shared: [] })
      navigator.share = async (what) => void (window as unknown as { shared: unknown[] }).shared.push(what)
    })
    await visitPage(page, `/pin/${pin}/`)
    await page.locator('[data-closeup] [data-send]').click()
    const dialog = page.getByRole('dialog', { name: 'Send this pin' })
    await dialog.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').first().waitFor()
    const copied = await lastCopied()
    expect(new URL(copied).pathname + new URL(copied).search).toBe(`/pin/${pin}/`)
    await dialog.getByRole('button', { name: 'More ways to share' }).click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)
    await expect.poll(shared).toEqual([{ title: 'A thing', url: copied }])
    await dialog.getByRole('searchbox', { name: 'Search for a person' }).fill(benName)
    await dialog.getByRole('button', { name: `Send to ${benName}` }).click()
    const login = page.getByRole('dialog', { name: 'Log in to send this Pin' })
    await login.waitFor()
    await login.locator('#email').fill(ada.email)
    await login.locator('#password').fill(ada.password)
    await page.keyboard.press('Enter')
    await page.getByText(`Sent to ${benName}`).first().waitFor()
    const [conversation] = await ada.wire.must('Conversations', 'get')
    expect(conversation).toMatchObject({ is_waiting: true, last_message: { pin: { id: pin } } })
  })
})

test('card.11 in a conversation a Pin’s title takes one line and is cut, where a grid gives it two', async () => {
  const [ada, ben] = [await named('Ada'), await named('Ben')]
  const title = 'A rather long title that needs two lines in any column'
  const pin = await pinOf(ada, { title })
  await acquainted(ada, ben)
  const { id } = await ada.wire.must('Conversations', 'create', { user_ids: [ben.id], pin, text: 'Look' })
  const page = await openPage({ who: ben, path: `/conversation/${id}/` })
  const boxOf = (where: string) =>
    page
      .locator(`${where} article[data-pin="${pin}"] p`)
      .filter({ hasText: title })
      .first()
      .evaluate((one) => {
        const text = document.createRange()
        text.selectNodeContents(one)
        const { lineHeight } = getComputedStyle(one)
        const drawn = [...text.getClientRects()].map(({ top }) => Math.round(top))
        return {
          lines: Math.round(one.getBoundingClientRect().height / Number.parseFloat(lineHeight)),
          rows: new Set(drawn).size,
          isCut: one.scrollWidth > one.clientWidth,
        }
      })
  expect(await boxOf('[role=log]')).toEqual({ lines: 1, rows: 1, isCut: true })
  await visitPage(page, `/${ada.username}/_created/`)
  expect(await boxOf('[data-base]')).toEqual({ lines: 2, rows: 2, isCut: false })
})

describe('shared links', () => {
  const shared = async ({ wire }: TestPerson, object_id: string, invite_channel: number) => {
    const invite_type = { invite_category: 3, invite_object: 1, invite_channel }
    const { invite_url } = await wire.must('CreateExternalInvite', 'create', { invite_type, object_id })
    const { pathname, search } = new URL(invite_url)
    return pathname + search
  }
  const header = (page: Page) => page.locator('[data-closeup] p').filter({ hasText: ' shared this idea with you' })
  const popover = (page: Page) => page.locator('[data-inviter]')
  /** Opens a URL from a page that is no invite. */
  const comeTo = async (page: Page, path: string) => {
    await followLink(page, '/about/community-guidelines/')
    await followLink(page, path)
  }

  test('invite.1 invite.2 a visitor on a desktop sees who shared it, in a header and a popover; once', async () => {
    const ada = await signUpPerson({ first_name: 'Annabella-Maria-Theresia-Luise' })
    const pin = await pinOf(ada)
    const path = await shared(ada, pin, 1)
    const page = await openPage({ path, complaints: [/500/] })
    await popover(page).waitFor()
    expect(await header(page).textContent()).toContain('Annabella-Maria-Theresia-Luise shared this idea with you')
    await expectAccessible(page, 'the inviter’s popover')
    await popover(page).getByRole('button', { name: 'Close' }).click()
    await popover(page).waitFor({ state: 'detached' })
    await visitPage(page, path)
    await header(page).waitFor()
    expect(await popover(page).count()).toBe(0)
    await comeTo(page, await shared(ada, pin, 9))
    await header(page).waitFor()
    expect(await popover(page).count()).toBe(0)
    await page.route('**/InviteCodeMetadataResource/**', (route) => route.fulfill({ status: 500, body: '{}' }))
    const failed = page.waitForResponse((response) => response.url().includes('InviteCodeMetadata'))
    await comeTo(page, await shared(ada, pin, 1))
    await failed
    await page.locator('[data-closeup] [data-save]').first().waitFor()
    await expect.poll(() => header(page).count()).toBe(0)
    expect(await popover(page).count()).toBe(0)
  })

  test('invite.5 route.19 on a phone a visitor sees neither; an unknown code is no invite, and elsewhere it does nothing', async () => {
    const ada = await named('Ada')
    const path = await shared(ada, await pinOf(ada), 1)
    const page = await openPage({ size: 'phone', path })
    await header(page).waitFor()
    const toast = page.getByRole('region', { name: 'Notices' }).getByText(/ shared this idea with you$/)
    expect([await popover(page).count(), await toast.count()]).toEqual([0, 0])
    const told = page.waitForResponse((response) => response.url().includes('InviteCodeMetadata'))
    await comeTo(page, `${path}nobody`)
    expect((await told).status()).toBe(200)
    await expect.poll(() => header(page).count()).toBe(0)
    let isAsked = false
    page.on('request', (request) => {
      if (request.url().includes('InviteCodeMetadata')) isAsked = true
    })
    await followLink(page, `/?${path.split('?')[1]}`)
    await page.locator('[data-base] article').first().waitFor()
    expect(isAsked).toBe(false)
  })

  test('invite.7 the graph group of the experiment asks the same resource and shows the same as the control group', async () => {
    const [ada, emery] = [await named('Ada'), await signInDemoPerson('employee')]
    const pin = await pinOf(ada)
    const name = await nameOf(ada)
    for (const group of ['control', 'enabled']) {
      const path = await shared(ada, pin, 1)
      const page = await openBlankPage({ who: emery })
      const asked: unknown[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname.startsWith('/assets/') || !/invite|graph/i.test(url.pathname)) return
        asked.push([url.pathname, JSON.parse(url.searchParams.get('data') ?? '{}').options])
      })
      await visitPage(page, `${path}&deb_invite_graph_query=${group}`)
      const notice = page.getByRole('region', { name: 'Notices' }).getByText(`${name} shared this idea with you`)
      await notice.first().waitFor()
      expect(await header(page).textContent()).toContain(`${name} shared this idea with you`)
      const { viewer } = JSON.parse((await page.locator('script#store').textContent()) ?? '{}')
      expect(viewer.experiments.invite_graph_query).toBe(group)
      const invite_code = new URLSearchParams(path.split('?')[1]).get('invite_code')
      expect(asked).toEqual([['/resource/InviteCodeMetadataResource/get/', { invite_code }]])
    }
  })

  test.each(['desktop', 'phone'] as const)(
    'invite.5 invite.9 signed in on a %s a toast says it, from which one writes back; one’s own link shows nothing',
    async (size) => {
      const [ada, ben] = [await named('Ada'), await named('Ben')]
      const pin = await pinOf(ada)
      await acceptAllCookies(ben)
      const path = await shared(ada, pin, 1)
      const page = await openPage({ size, who: ben, path })
      const toast = page
        .getByRole('region', { name: 'Notices' })
        .getByText(/ shared this idea with you$/)
        .first()
      await toast.waitFor()
      const { width } = (await page
        .getByRole('region', { name: 'Notices' })
        .locator(':scope > *')
        .first()
        .boundingBox()) ?? { width: 0 }
      const share = width / (page.viewportSize()?.width ?? 1)
      expect(size === 'phone' ? share > 0.7 : share < 0.5).toBe(true)
      await page.getByRole('button', { name: 'Reply' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill('Thank you')
      await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click()
      await page
        .getByText(/^Sent to Ada/)
        .first()
        .waitFor()
      const key = `bb:viewedSharedPins:${ben.id}`
      const kept = await page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '{}'), key)
      expect(kept).toEqual({ [pin]: { inviteCode: new URLSearchParams(path.split('?')[1]).get('invite_code') } })
      const answer = page.getByRole('button', { name: 'Reply' })
      await comeTo(page, path)
      await header(page).waitFor()
      expect(await answer.count()).toBe(0)
      const told = page.waitForResponse((response) => response.url().includes('InviteCodeMetadata'))
      await comeTo(page, await shared(ben, pin, 1))
      await told
      await expect.poll(() => header(page).count()).toBe(0)
      expect(await answer.count()).toBe(0)
    },
  )
})

describe('invitations to boards', () => {
  const logIn = async (page: Page, { email, password }: TestPerson) => {
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.keyboard.press('Enter')
  }

  test('invite.4 route.36 the link survives login and joins; whoever is signed in joins at once; other sites are dropped', async () => {
    const [ada, ben, cleo] = [await named('Ada'), await named('Ben'), await named('Cleo')]
    const board = await ada.wire.must('Board', 'create', { name: 'Come along' })
    await ada.wire.must('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [ben.id, cleo.id] })
    const owns = await openPage({ who: ada, path: `/board/${board.id}/edit/add_collaborators/` })
    const copied = await allowCopying(owns)
    await owns.getByRole('button', { name: 'Copy link' }).click()
    await owns.getByText('Link copied').first().waitFor()
    const invite_url = await copied()
    const path = `/login/${new URL(invite_url).search}`
    const page = await openPage({ path })
    await page.getByRole('heading', { name: /^Ada\w+ invited you to join their board$/ }).waitFor()
    await logIn(page, ben)
    await page.waitForURL(`**${encodeURI(decodeURI(board.url))}**`)
    await page.getByText('You joined Come along').first().waitFor()
    const hers = await openPage({ who: cleo, path })
    await hers.getByText('You joined Come along').first().waitFor()
    const { collaborator_count } = await ada.wire.must('Board', 'get', { board_id: board.id })
    expect(collaborator_count).toBe(2)
    const evil = await openPage({
      path: `/login/?${new URLSearchParams({ board_url: 'https://evil.example/a/b/', accept_invite: 'true' })}`,
    })
    await logIn(evil, ben)
    await evil.waitForURL((url) => url.pathname === '/')
    expect(new URL(evil.url()).host).toBe(new URL(invite_url).host)
  })

  test('invite.4 the code of a mail joins whoever is signed in already', async () => {
    const [ada, ben] = [await named('Ada'), await named('Ben')]
    const board = await ada.wire.must('Board', 'create', { name: 'By post' })
    const address = `post-${randomUUID().slice(0, 8)}@journey.test`
    await ada.wire.must('BoardEmailInvite', 'create', { board_id: board.id, emails: [address] })
    const link = new URL(await waitForMailLink(address, '/signup'))
    const page = await openPage({ who: ben, path: link.pathname + link.search, complaints: [/404/] })
    await page.getByRole('heading', { level: 1, name: 'By post' }).waitFor()
    await visitPage(page, link.pathname + link.search)
    await page.getByRole('heading', { name: 'This invitation is no longer valid.' }).waitFor()
  })
})
