import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, scrollToCard } from '../grid.ts'
import { holdRequests } from '../hold-requests.ts'
import { findPinOfKind } from '../kinds.ts'
import { cardByTitle, newCollector, openSavedPinsPatched } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { freezeTime } from '../time.ts'
import { chooseCardAction, longPress } from '../touch.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
const OURS = 'Sorry! Something went wrong on our end.'

/** A person who has answered the cookie banner, so that it does not cover the bottom of a phone. */
async function someone() {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  return who
}

async function pinOf(who: TestPerson, title: string, more: object = {}) {
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  return who.wire.must('Pin', 'create', { image_base64, title, ...more })
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test.each(SIZES)('fav.6 fav.3 fav.2 fav.1 on a %s the heart of a pin flips, counts and comes back', async (size) => {
  const [who, collector] = [await someone(), await newCollector(['Nobody’s', 'Dear'])]
  const page = await openBlankPage({ size, who, complaints: [/500/] })
  const logged = recordEvents(page)
  await openSavedPinsPatched(page, collector.username, { Dear: { favorite_user_count: 9 } })
  await cardByTitle(page, 'Dear').locator('a').first().click()
  const heart = page.locator('[data-closeup] [data-favorite]')
  await heart.waitFor()
  expect(await heart.textContent()).toBe('9')
  await page.route('**/FavoriteResource/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await heart.click()
  await expect.poll(() => heart.isDisabled()).toBe(false)
  expect([await heart.getAttribute('aria-pressed'), await heart.textContent()]).toEqual(['false', '9'])
  await page.unroute('**/FavoriteResource/**')
  const answer = await holdRequests(page, '**/FavoriteResource/**')
  await heart.click()
  expect([await heart.getAttribute('aria-pressed'), await heart.textContent()]).toEqual(['true', '9+'])
  expect(await heart.isDisabled()).toBe(true)
  answer()
  await expect.poll(() => heart.isDisabled()).toBe(false)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => heart.isDisabled()).toBe(false)
  // The server's count is zero, which is not shown.
  expect(await heart.textContent()).toBe('')
  await flushEvents(page)
  const hearts = () => logged.map(({ event_type }) => event_type).filter((type) => type === 12 || type === 13)
  await expect.poll(hearts).toEqual([12, 13])
  expect(await page.getByRole('alert').textContent()).toBe('')
})

test('board.10 board.20 fav.1 fav.7 on a phone the sheet has the heart, which waits for its answer; among favorites the card leaves; a deleted pin and several at once leave the board and its count', async () => {
  const who = await someone()
  const [dear, fewer] = [
    await who.wire.must('Board', 'create', { name: 'Dear ones' }),
    await who.wire.must('Board', 'create', { name: 'Fewer' }),
  ]
  const pin = await pinOf(who, 'Dear', { board_id: dear.id })
  await who.wire.must('Favorite', 'create', { pin_id: pin.id })
  for (const title of ['One', 'Two', 'Three', 'Four']) await pinOf(who, title, { board_id: fewer.id })
  const page = await openPage({ size: 'phone', who, path: `${dear.url}?filter=favorites` })
  const answer = await holdRequests(page, '**/FavoriteResource/**')
  const card = cardByTitle(page, 'Dear')
  await chooseCardAction(page, 'phone', card, 'Remove from favorites')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  const again = (await longPress(page, card)).getByRole('button', { name: 'Add to favorites' })
  expect(await again.isDisabled()).toBe(true)
  answer()
  await expect.poll(() => allCards(page).count()).toBe(0)

  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  await followLink(page, fewer.url)
  const count = (text: string) => page.locator('[data-base]').getByText(text, { exact: true })
  await count('4 Pins').waitFor()
  await chooseCardAction(page, 'phone', cardByTitle(page, 'Two'), 'Delete Pin')
  await count('3 Pins').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(3)
  await page.getByRole('link', { name: 'Organize' }).click()
  const boxes = page.locator('[data-base]').getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('region', { name: 'Organize Pins' }).getByRole('button', { name: 'Delete' }).click()
  await notices(page).getByText('2 Pins deleted').waitFor()
  await count('1 Pin').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(1)
})

test.each(SIZES)(
  'save.9 save.16 card.14 card.24 card.30 on a %s each card saves, names its sponsor, is gone or broken, by what it is',
  async (size) => {
    const sponsor = { type: 'user', id: '1234567890123456789', full_name: 'The Potters', username: 'potters' }
    const sponsored = (status: number) => ({ sponsorship: { status, creator: null, sponsor } })
    const told = {
      Plain: {},
      Ad: { is_promoted: true, promoted_is_removable: true },
      None: sponsored(0),
      Waiting: sponsored(2),
      Refused: sponsored(3),
      Live: sponsored(4),
      Removed: { story_pin_data: { id: '1', is_deleted: true, metadata: { pin_title: 'Removed' } } },
      Broken: { saved_info: { local_pin_id: '1', board_id: '1', type: 'board', title: {}, url: '/x/', section: null } },
    }
    const [who, collector] = [await someone(), await newCollector(Object.keys(told))]
    const page = await openBlankPage({ size, who, complaints: [/React error #31/] })
    const events = recordEvents(page)
    await openSavedPinsPatched(page, collector.username, told)
    const card = (title: string) => cardByTitle(page, title)
    const text = (title: string) => card(title).textContent()
    for (const title of ['None', 'Refused']) expect(await text(title)).not.toContain('Paid partnership')
    expect(await text('Waiting')).toMatch(/Paid partnership(?! with)/)
    expect(await text('Live')).toContain('Paid partnership with The Potters')
    const removed = page.locator('[data-base] article', { hasText: 'UnavailableRemoved by the creator' })
    expect(await removed.getByRole('button').or(removed.getByRole('link')).count()).toBe(0)
    await page.locator('[data-base] li', { hasText: 'This Pin can’t be shown.' }).waitFor()
    await flushEvents(page)
    const crashes = () => events.filter(({ event_type }) => event_type === 3835).map((one) => one.event_data?.error)
    await expect.poll(crashes).toEqual([expect.stringContaining('#31')])

    const saves: Record<string, number> = {}
    for (const title of ['Plain', 'Ad']) {
      if (size === 'phone') {
        const sheet = await longPress(page, card(title))
        saves[title] = await sheet.getByRole('button', { name: 'Save', exact: true }).count()
        await sheet.getByRole('button', { name: 'Close' }).tap()
        await sheet.waitFor({ state: 'detached' })
        continue
      }
      await card(title).locator('a').first().hover()
      await card(title).locator('[data-area=primary][data-shown=true]').waitFor({ state: 'attached' })
      saves[title] = await card(title).locator('[data-save]').count()
      // Without boards there is nothing to choose.
      expect(await card(title).locator('[data-chooser]').count()).toBe(0)
    }
    expect(saves).toEqual({ Plain: 1, Ad: 0 })
    if (size === 'phone') await chooseCardAction(page, size, card('Plain'), /^Save$/)
    else {
      await card('Plain').locator('a').first().hover()
      await card('Plain').locator('[data-save]').click()
    }
    // On someone else's profile Save always asks for a board.
    await page.getByRole('option', { name: 'Save to Profile' }).click()
    await card('Plain').locator('[data-saved]').waitFor()
  },
)

test.each(SIZES)(
  'feedback.7 feedback.9 feedback.10 on a %s each feedback says on its card what it means, and can be undone or not',
  async (size) => {
    const [who, friend, stranger] = [await someone(), await signUpPerson(), await signUpPerson()]
    const board = await stranger.wire.must('Board', 'create', { name: 'Followed' })
    const pins = {
      topic: await pinOf(friend, 'Some quiet birds'),
      user: await pinOf(friend, 'Left behind'),
      reported: await pinOf(friend, 'Doubtful'),
      board: await pinOf(stranger, 'Not any more', { board_id: board.id }),
    }
    await who.wire.must('UserFollow', 'create', { user_id: friend.id })
    await who.wire.must('BoardFollow', 'create', { board_id: board.id })
    // A job derives the pin's topic from its words a moment after it was created.
    await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pins.topic.id })).interest_id).toBeTruthy()
    const page = await openPage({ size, who })
    const card = (id: string) => page.locator(`[data-base] article[data-pin="${id}"]`)
    const undo = (id: string) => card(id).getByRole('button', { name: 'Undo', exact: true })
    const chooseOn = async (id: string, name: string) => {
      await scrollToCard(page, card(id))
      await chooseCardAction(page, size, card(id), name)
    }

    await chooseOn(pins.topic.id, 'See less from this topic')
    await card(pins.topic.id).getByText('We will show you less Pins from a topic in the future').waitFor()
    for (const [id, words] of [
      [pins.user.id, "You unfollowed a user and won't see Pins they save anymore"],
      [pins.board.id, "You unfollowed the board and won't see Pins saved to it anymore"],
    ] as const) {
      await chooseOn(id, 'Hide Pin')
      await card(id).getByText('Pin hidden').waitFor()
      await card(id).getByRole('button', { name: 'Unfollow' }).click()
      await card(id).getByText(words).waitFor()
      await undo(id).click()
      await card(id).locator('[data-feedback]').waitFor({ state: 'detached' })
    }
    await chooseOn(pins.reported.id, 'Report Pin')
    await page.getByRole('dialog', { name: 'Report this Pin' }).getByLabel('Spam').check()
    await page.getByRole('button', { name: 'Send report' }).click()
    await page.getByRole('dialog', { name: 'Thanks for letting us know' }).getByRole('button', { name: 'Done' }).click()
    await card(pins.reported.id)
      .getByText('Thanks! Your feedback helps us keep the Bowerbird community safe.')
      .waitFor()
    expect(await undo(pins.reported.id).count()).toBe(0)

    const ad = await findPinOfKind((pin) => pin.ad_data?.is_weight_loss_ad)
    await followLink(page, `/search/pins/?q=${encodeURIComponent(ad.title)}`)
    const call = page.waitForRequest((request) => request.url().includes('/resource/SearchPinHideResource/update/'))
    await chooseCardAction(page, size, card(ad.id), 'Hide Pin')
    await call
    await card(ad.id)
      .getByText("Got it! You'll start seeing fewer ads about GLP-1 medication within a few hours.")
      .waitFor()
    await undo(ad.id).click()
    await card(ad.id).locator('[data-feedback]').waitFor({ state: 'detached' })
  },
)

test.each(SIZES)(
  'board.6 board.15 on a %s declining, leaving and removing show at once, come back when they fail, and are told when not',
  async (size) => {
    const [owner, guest] = [await someone(), await someone()]
    const boards: { id: string; url: string }[] = []
    for (const name of ['Declined', 'Left', 'Kept']) {
      const board = await owner.wire.must('Board', 'create', { name })
      await owner.wire.must('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [guest.id] })
      if (name !== 'Declined') await guest.wire.must('BoardInvite', 'update', { board_id: board.id })
      boards.push(board)
    }
    const [, left, kept] = boards as [{ id: string; url: string }, { id: string; url: string }, { id: string }]
    await owner.wire.must('BoardSection', 'create', { board_id: left.id, name: 'Part' })
    /** Lets a request fail once, after checking the optimistic state, and then succeed. */
    const failing = async (
      page: Page,
      call: string,
      act: () => Promise<unknown>,
      meanwhile: () => Promise<unknown>,
    ) => {
      let isFailing = true
      let goOn = () => {}
      const seen = new Promise<void>((done) => {
        goOn = done
      })
      // The route stays, because removing it could lose a request made at that moment.
      await page.route(call, async (route) => {
        if (!isFailing) return route.fallback()
        await seen
        await route.fulfill({ status: 500, body: '{}' })
      })
      await act()
      await meanwhile()
      goOn()
      await notices(page).getByText(OURS).last().waitFor()
      isFailing = false
    }
    const told = (logged: ReturnType<typeof recordEvents>) =>
      logged.map(({ event_type }) => event_type).filter((type) => type === 3833 || type === 3834)

    const page = await openPage({ size, who: guest, path: `/${guest.username}/`, complaints: [/500/] })
    const logged = recordEvents(page)
    const decline = page.getByRole('button', { name: 'Decline Declined' })
    await failing(
      page,
      '**/BoardInviteResource/delete/**',
      () => decline.click(),
      () => decline.waitFor({ state: 'detached' }),
    )
    await decline.click()
    await notices(page).getByText('Invitation declined').waitFor()
    expect(await decline.count()).toBe(0)
    await flushEvents(page)
    await followLink(page, left.url)
    const options = page.getByRole('button', { name: 'Board options' })
    const leave = async () => {
      await options.click()
      await page.getByRole('menuitem', { name: 'Leave board' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Leave board' }).click()
    }
    const organize = page.getByRole('link', { name: 'Organize' })
    await failing(page, '**/BoardCollaboratorResource/delete/**', leave, () => organize.waitFor({ state: 'detached' }))
    await organize.waitFor()
    await leave()
    await notices(page).getByText('You left Left').waitFor()
    await flushEvents(page)
    await expect.poll(() => told(logged)).toEqual([3833, 3834])

    const own = await openPage({ size, who: owner, path: `/board/${kept.id}/edit/collaborators/`, complaints: [/500/] })
    const ownLogged = recordEvents(own)
    const button = own.getByRole('button', { name: /^Remove / })
    const remove = async () => {
      await button.click()
      await own.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    }
    await failing(own, '**/BoardCollaboratorResource/delete/**', remove, () => button.waitFor({ state: 'detached' }))
    await button.waitFor()
    await remove()
    await notices(own)
      .getByText(/ removed/)
      .waitFor()
    expect(await button.count()).toBe(0)
    await flushEvents(own)
    await expect.poll(() => told(ownLogged)).toEqual([3834])
  },
)

test.each(SIZES)(
  'on a %s the view of a card ends when the page is put away, when it scrolls out and when it is removed',
  async (size) => {
    const page = await openPage({ size, who: await someone() })
    const logged = recordEvents(page)
    const ended = () => logged.filter(({ event_type }) => event_type === 102).map((event) => event.object_id_str)
    /** The pin of a card that is fully in the window. */
    const inView = () =>
      page.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('[data-base] article[data-pin]')]
        const isWhole = ({ top, bottom }: DOMRect) => top > 160 && bottom < innerHeight
        return all.find((one) => isWhole(one.getBoundingClientRect()))?.dataset.pin ?? ''
      })
    const told = (id: string) =>
      expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return ended()
        })
        .toContain(id)
    await expect.poll(inView).not.toBe('')
    const first = await inView()
    const putAway = async () => {
      await flushEvents(page)
      return ended()
    }
    await expect.poll(putAway).toContain(first)
    logged.length = 0
    // Visible cards are observed again from the next frame on.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await freezeTime(page)
    await page.evaluate(() => scrollTo(0, 2500))
    await told(first)
    await expect.poll(inView).not.toBe('')
    const second = await inView()
    expect(ended()).not.toContain(second)
    // On a phone the navigation bar is hidden while scrolling down.
    await page.getByRole('link', { name: 'Explore' }).first().dispatchEvent('click')
    await told(second)
  },
)
