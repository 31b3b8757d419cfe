import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blankPage, follow, open } from '../browser.ts'
import { agree, eventsOf, tellEvents } from '../events.ts'
import { choose, longPress } from '../finger.ts'
import { cards, scrollToCard } from '../grid.ts'
import { hold } from '../hold.ts'
import { pinOfKind } from '../kinds.ts'
import { pictureFile } from '../picture.ts'
import { cardTitled, collectorOf, showAs } from '../shown-as.ts'
import { holdTime } from '../time.ts'
import { newPerson, type Someone } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
const OURS = 'Sorry! Something went wrong on our end.'

/** Someone who has said what may be kept, so that nothing lies over the foot of a phone. */
async function someone() {
  const who = await newPerson()
  await agree(who)
  return who
}

async function pinOf(who: Someone, title: string, more: object = {}) {
  const image_base64 = (await pictureFile()).buffer.toString('base64')
  return who.wire.must('Pin', 'create', { image_base64, title, ...more })
}

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })

test.each(SIZES)('fav.6 fav.3 fav.2 fav.1 on a %s the heart of a pin flips, counts and comes back', async (size) => {
  const [who, collector] = [await someone(), await collectorOf(['Nobody’s', 'Dear'])]
  const page = await blankPage({ size, who, complaints: [/500/] })
  const logged = eventsOf(page)
  await showAs(page, collector.username, { Dear: { favorite_user_count: 9 } })
  await cardTitled(page, 'Dear').locator('a').first().click()
  const heart = page.locator('[data-closeup] [data-favorite]')
  await heart.waitFor()
  expect(await heart.textContent()).toBe('9')
  await page.route('**/FavoriteResource/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  await heart.click()
  await expect.poll(() => heart.isDisabled()).toBe(false)
  expect([await heart.getAttribute('aria-pressed'), await heart.textContent()]).toEqual(['false', '9'])
  await page.unroute('**/FavoriteResource/**')
  const answer = await hold(page, '**/FavoriteResource/**')
  await heart.click()
  expect([await heart.getAttribute('aria-pressed'), await heart.textContent()]).toEqual(['true', '9+'])
  expect(await heart.isDisabled()).toBe(true)
  answer()
  await expect.poll(() => heart.isDisabled()).toBe(false)
  await heart.click()
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(() => heart.isDisabled()).toBe(false)
  // The server's own count is none, which is not shown.
  expect(await heart.textContent()).toBe('')
  await tellEvents(page)
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
  const page = await open({ size: 'phone', who, path: `${dear.url}?filter=favorites` })
  const answer = await hold(page, '**/FavoriteResource/**')
  const card = cardTitled(page, 'Dear')
  await choose(page, 'phone', card, 'Remove from favorites')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  const again = (await longPress(page, card)).getByRole('button', { name: 'Add to favorites' })
  expect(await again.isDisabled()).toBe(true)
  answer()
  await expect.poll(() => cards(page).count()).toBe(0)

  await page.keyboard.press('Escape')
  await page.locator('dialog:modal').waitFor({ state: 'detached' })
  await follow(page, fewer.url)
  const count = (text: string) => page.locator('[data-base]').getByText(text, { exact: true })
  await count('4 Pins').waitFor()
  await choose(page, 'phone', cardTitled(page, 'Two'), 'Delete Pin')
  await count('3 Pins').waitFor()
  await expect.poll(() => cards(page).count()).toBe(3)
  await page.getByRole('link', { name: 'Organize' }).click()
  const boxes = page.locator('[data-base]').getByRole('checkbox')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await page.getByRole('region', { name: 'Organize Pins' }).getByRole('button', { name: 'Delete' }).click()
  await notices(page).getByText('2 Pins deleted').waitFor()
  await count('1 Pin').waitFor()
  await expect.poll(() => cards(page).count()).toBe(1)
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
    const [who, collector] = [await someone(), await collectorOf(Object.keys(told))]
    const page = await blankPage({ size, who, complaints: [/React error #31/] })
    const events = eventsOf(page)
    await showAs(page, collector.username, told)
    const card = (title: string) => cardTitled(page, title)
    const text = (title: string) => card(title).textContent()
    for (const title of ['None', 'Refused']) expect(await text(title)).not.toContain('Paid partnership')
    expect(await text('Waiting')).toMatch(/Paid partnership(?! with)/)
    expect(await text('Live')).toContain('Paid partnership with The Potters')
    const removed = page.locator('[data-base] article', { hasText: 'UnavailableRemoved by the creator' })
    expect(await removed.getByRole('button').or(removed.getByRole('link')).count()).toBe(0)
    await page.locator('[data-base] li', { hasText: 'This Pin can’t be shown.' }).waitFor()
    await tellEvents(page)
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
      // Without boards there is none to choose.
      expect(await card(title).locator('[data-chooser]').count()).toBe(0)
    }
    expect(saves).toEqual({ Plain: 1, Ad: 0 })
    if (size === 'phone') await choose(page, size, card('Plain'), /^Save$/)
    else {
      await card('Plain').locator('a').first().hover()
      await card('Plain').locator('[data-save]').click()
    }
    // On someone else's profile nothing is saved without asking where to.
    await page.getByRole('option', { name: 'Save to Profile' }).click()
    await card('Plain').locator('[data-saved]').waitFor()
  },
)

test.each(SIZES)(
  'feedback.7 feedback.9 feedback.10 on a %s each feedback says on its card what it means, and can be undone or not',
  async (size) => {
    const [who, friend, stranger] = [await someone(), await newPerson(), await newPerson()]
    const board = await stranger.wire.must('Board', 'create', { name: 'Followed' })
    const pins = {
      topic: await pinOf(friend, 'Some quiet birds'),
      user: await pinOf(friend, 'Left behind'),
      reported: await pinOf(friend, 'Doubtful'),
      board: await pinOf(stranger, 'Not any more', { board_id: board.id }),
    }
    await who.wire.must('UserFollow', 'create', { user_id: friend.id })
    await who.wire.must('BoardFollow', 'create', { board_id: board.id })
    // Its topic is found by the words it has, a moment after it was made.
    await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pins.topic.id })).interest_id).toBeTruthy()
    const page = await open({ size, who })
    const card = (id: string) => page.locator(`[data-base] article[data-pin="${id}"]`)
    const undo = (id: string) => card(id).getByRole('button', { name: 'Undo', exact: true })
    const chooseOn = async (id: string, name: string) => {
      await scrollToCard(page, card(id))
      await choose(page, size, card(id), name)
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

    const ad = await pinOfKind((pin) => pin.ad_data?.is_weight_loss_ad)
    await follow(page, `/search/pins/?q=${encodeURIComponent(ad.title)}`)
    const call = page.waitForRequest((request) => request.url().includes('/resource/SearchPinHideResource/update/'))
    await choose(page, size, card(ad.id), 'Hide Pin')
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
    /** Fails once, after the page was looked at meanwhile; then it goes through. */
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
      // The route stays, as taking it back could lose what is asked at that moment.
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
    const told = (logged: ReturnType<typeof eventsOf>) =>
      logged.map(({ event_type }) => event_type).filter((type) => type === 3833 || type === 3834)

    const page = await open({ size, who: guest, path: `/${guest.username}/`, complaints: [/500/] })
    const logged = eventsOf(page)
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
    await tellEvents(page)
    await follow(page, left.url)
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
    await tellEvents(page)
    await expect.poll(() => told(logged)).toEqual([3833, 3834])

    const own = await open({ size, who: owner, path: `/board/${kept.id}/edit/collaborators/`, complaints: [/500/] })
    const ownLogged = eventsOf(own)
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
    await tellEvents(own)
    await expect.poll(() => told(ownLogged)).toEqual([3834])
  },
)

test.each(SIZES)(
  'on a %s the view of a card ends when the page is put away, when it scrolls out and when it is removed',
  async (size) => {
    const page = await open({ size, who: await someone() })
    const logged = eventsOf(page)
    const ended = () => logged.filter(({ event_type }) => event_type === 102).map((event) => event.object_id_str)
    /** The pin of a card that is whole in the window. */
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
      await tellEvents(page)
      return ended()
    }
    await expect.poll(putAway).toContain(first)
    logged.length = 0
    // What is in view is watched again from the next frame on.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    await holdTime(page)
    await page.evaluate(() => scrollTo(0, 2500))
    await told(first)
    await expect.poll(inView).not.toBe('')
    const second = await inView()
    expect(ended()).not.toContain(second)
    // A phone's own bar is out of the way while one reads on.
    await page.getByRole('link', { name: 'Explore' }).first().dispatchEvent('click')
    await told(second)
  },
)
