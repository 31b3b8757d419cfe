import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, followLinkOrVisit, openBlankPage, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { allCards, cardAt } from '../grid.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, signUpPerson, type TestPerson, Wire } from '../wire.ts'

const notice = (page: Page, text: string | RegExp) => page.getByRole('region', { name: 'Notices' }).getByText(text)
/** The Undo button of the toast with this text. */
const undo = (page: Page, text: string | RegExp) =>
  notice(page, text).locator('xpath=..').getByRole('button', { name: 'Undo', exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const menu = async (page: Page, item: string) => {
  await page.getByRole('button', { name: 'Board options' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const pathOf = (page: Page) => new URL(page.url()).pathname

type Made = { who: TestPerson; board: { id: string; url: string; name: string }; pins: string[] }

/** Creates a person with a board of so many pins, saved from the demo world one after the other. */
async function boardWith(count: number, more: object = {}): Promise<Made> {
  const who = await signUpPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Quiet rooms', ...more })
  const found = await who.wire.must('UserPins', 'get', { username: 'robin_vale', page_size: 50 })
  const pins: string[] = []
  for (const { id } of found.slice(0, count)) {
    const saved = await who.wire.must('Repin', 'create', { pin_id: id, board_id: board.id, allow_duplicate: true })
    pins.unshift(saved.id)
  }
  return { who, board, pins }
}

const idsOn = async (wire: Wire, boardId: string, more: object = {}): Promise<string[]> =>
  (await wire.must('BoardFeed', 'get', { board_id: boardId, page_size: 100, ...more })).map(
    (pin: { id: string }) => pin.id,
  )
const shownIds = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-base] li[data-index] [data-pin]')].map(
      (card) => card.dataset.pin,
    ),
  )
const check = (page: Page, index: number) => cardAt(page, index).getByRole('checkbox')

test('board.1 board.8 board.12 card.53 feed.16 a board has favorites of its people and ideas that go with it, as its sections have; it is edited: what is too long is said at its field, a new name has a new address; merged with another, pins and sections go along', async () => {
  const { who, board, pins } = await boardWith(3)
  const into = await who.wire.must('Board', 'create', { name: 'Elsewhere' })
  await who.wire.must('Favorite', 'create', { pin_id: pins[1] })
  const page = await openPage({ who, path: board.url })
  await page.getByRole('link', { name: 'Favorites' }).click()
  await expect.poll(() => shownIds(page)).toEqual([pins[1]])
  await page.getByRole('navigation').getByRole('link', { name: 'More ideas' }).click()
  await page.getByRole('list', { name: 'More ideas for Quiet rooms' }).waitFor()
  // Recommended pins of a board are saved to that board by default.
  await cardAt(page, 0).hover()
  await expect.poll(() => cardAt(page, 0).locator('[data-chooser]').textContent()).toBe('Quiet rooms')
  // The same is true of each section.
  const lamps = await who.wire.must('BoardSection', 'create', { board_id: board.id, name: 'Lamps' })
  await followLink(page, `${board.url}lamps/`)
  const asked = page.waitForRequest(/BoardContentRecommendationResource/)
  await page.getByRole('navigation').getByRole('link', { name: 'More ideas' }).click()
  expect(decodeURIComponent((await asked).url())).toContain(`"section_id":"${lamps.id}"`)
  await page.getByRole('list', { name: 'More ideas for Lamps' }).waitFor()

  await followLink(page, board.url)
  await menu(page, 'Edit board')
  const dialog = page.getByRole('dialog', { name: 'Edit board' })
  await dialog.getByLabel('Name').fill('x'.repeat(51))
  await dialog.getByLabel('Description').fill('y'.repeat(501))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Board descriptions can be up to 500 characters.').waitFor()
  expect(await dialog.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByLabel('Name').fill('Louder rooms')
  await dialog.getByLabel('Description').fill('y'.repeat(500))
  await dialog.locator('[data-surface=BoardCoverSelection]').getByRole('radio').nth(2).check({ force: true })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await heading(page, 'Louder rooms').waitFor()
  await expect.poll(() => pathOf(page)).toBe(`/${who.username}/louder-rooms/`)
  const after = await who.wire.must('Board', 'get', { board_id: board.id })
  expect([after.description.length, after.cover_pin.pin_id]).toEqual([500, (await idsOn(who.wire, board.id))[1]])

  await menu(page, 'Merge with another board')
  const merging = page.getByRole('dialog', { name: 'Merge Louder rooms with another board' })
  await merging.getByRole('option', { name: 'Elsewhere' }).click()
  await merging.getByText('We’ll move 3 Pins and all sections from Louder rooms to Elsewhere').waitFor()
  await merging.getByRole('button', { name: 'Merge boards' }).click()
  await heading(page, 'Elsewhere').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(3)
  expect((await who.wire.must('Board', 'get', { board_id: into.id })).pin_count).toBe(3)
})

test('board.1 board.20 a board is archived and deleted, and both can be undone; the trash lists deleted pins and boards for 30 days and brings them back', async () => {
  const { who, board, pins } = await boardWith(4)
  const gone = await who.wire.must('Board', 'create', { name: 'Gone board' })
  await who.wire.must('Pin', 'delete', { id: pins[0] })
  await who.wire.must('Board', 'delete', { board_id: gone.id })
  const page = await openPage({ who, path: board.url })
  await menu(page, 'Archive board')
  await page.getByText('Archived', { exact: true }).waitFor()
  await undo(page, 'Quiet rooms archived').click()
  await expect.poll(() => page.getByText('Archived', { exact: true }).count()).toBe(0)
  await menu(page, 'Delete board')
  const asking = page.getByRole('dialog', { name: 'Delete Quiet rooms?' })
  await asking.getByText('This moves the board and its 3 Pins to your trash.').waitFor()
  await asking.getByRole('button', { name: 'Delete board' }).click()
  await expect.poll(() => pathOf(page)).toBe(`/${who.username}/_saved/`)
  expect(await page.getByRole('link', { name: /Quiet rooms/ }).count()).toBe(0)
  expect((await who.wire.ask('Board', 'get', { board_id: board.id })).status).toBe(404)
  await undo(page, 'Quiet rooms deleted').click()
  await heading(page, 'Quiet rooms').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(3)

  await followLink(page, '/settings/')
  await page.getByRole('link', { name: 'Trash' }).click()
  const list = page.getByRole('list', { name: 'Deleted Pins and boards' })
  await expect.poll(() => list.getByRole('listitem').count()).toBe(2)
  await list
    .getByText(/(29|30) days left/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Restore Gone board' }).click()
  await notice(page, 'Gone board restored').waitFor()
  await page.getByRole('button', { name: /^Restore / }).click()
  await page.getByText('Your trash is empty.').waitFor()
  expect(await idsOn(who.wire, board.id)).toHaveLength(4)
  expect((await who.wire.ask('Board', 'get', { board_id: gone.id })).status).toBe(200)
})

test('board.7 route.8 making a secret board public asks first and says how many pins are seen then', async () => {
  const { who, board, pins } = await boardWith(2, { privacy: 'secret' })
  const page = await openPage({ who, path: board.url })
  await page.getByText('Secret: only you and your collaborators can see it').waitFor()
  const stranger = new Wire()
  expect((await stranger.ask('Board', 'get', { board_id: board.id })).status).toBe(404)
  await followLink(page, `/${who.username}/`)
  await page.getByRole('link', { name: /Secret Quiet rooms/ }).waitFor()
  const lock = page.getByRole('img', { name: 'Secret: only people on its board can see it' })
  await followLink(page, `/${who.username}/pins/`)
  await expect.poll(() => lock.count()).toBe(2)
  await followLink(page, `/pin/${pins[0]}/`)
  await page.locator('[data-closeup]').locator(lock).waitFor()
  await followLink(page, `/board/${board.id}/edit/`)
  const publish = async (answer: string) => {
    await page.getByLabel('Who can see this board').selectOption('public')
    await page.getByRole('button', { name: 'Save' }).click()
    const asking = page.getByRole('dialog', { name: 'Make this board public?' })
    await asking.getByText('Anyone will be able to see Quiet rooms and its 2 Pins.').waitFor()
    await asking.getByRole('button', { name: answer }).click()
  }
  await publish('Cancel')
  expect((await stranger.ask('Board', 'get', { board_id: board.id })).status).toBe(404)
  await publish('Make public')
  await heading(page, 'Quiet rooms').waitFor()
  expect((await stranger.ask('Board', 'get', { board_id: board.id })).status).toBe(200)
})

test('board.2 pins are put in order by keys and by dragging, and a visitor sees that order', async () => {
  const { who, board, pins } = await boardWith(4)
  await who.wire.must('Board', 'update', { board_id: board.id, default_sort: 'custom' })
  const before = await idsOn(who.wire, board.id)
  expect(new Set(before)).toEqual(new Set(pins))
  const page = await openPage({ who, path: `${board.url}?organize=1` })
  const handle = (index: number) => cardAt(page, index).getByRole('button', { name: /^Move / })
  await handle(0).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.getByText(/is now 3 of 4\./).waitFor({ state: 'attached' })
  await page.keyboard.press('Space')
  const [first, second, third, fourth] = before as [string, string, string, string]
  await expect.poll(() => idsOn(who.wire, board.id)).toEqual([second, third, first, fourth])
  expect(await shownIds(page)).toEqual([second, third, first, fourth])
  await handle(0).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await page.getByText(/is back where it was\./).waitFor({ state: 'attached' })
  expect(await shownIds(page)).toEqual([second, third, first, fourth])
  const target = await cardAt(page, 0).boundingBox()
  await handle(3).hover()
  await page.mouse.down()
  await page.mouse.move((target?.x ?? 0) + 300, (target?.y ?? 0) + 90, { steps: 4 })
  await page.locator('[data-held]').first().waitFor({ state: 'attached' })
  await page.mouse.move((target?.x ?? 0) + 20, (target?.y ?? 0) + 60, { steps: 8 })
  await page.locator('[data-beside]').first().waitFor({ state: 'attached' })
  await page.mouse.up()
  await expect.poll(() => idsOn(who.wire, board.id)).toEqual([fourth, second, third, first])
  const sent = await (await fetch(baseUrl + board.url)).text()
  const inOrder = [...sent.matchAll(/<li[^>]* data-index=.*?data-pin="(\d+)"/gs)].map(([, id]) => id)
  expect(inOrder).toEqual([fourth, second, third, first])
})

test('board.2 the boards of a profile have orders, filters and an order of their own', async () => {
  const who = await signUpPerson()
  for (const [name, privacy] of [
    ['Apples', 'public'],
    ['Branches', 'secret'],
    ['Clouds', 'public'],
  ] as const)
    await who.wire.must('Board', 'create', { name, privacy })
  const page = await openPage({ who, path: `/${who.username}/` })
  const names = () => page.getByRole('list', { name: 'Boards' }).getByRole('link').allInnerTexts()
  const first = async () => (await names()).map((text) => text.trim().split('\n')[0])
  await page.getByRole('button', { name: 'Last saved to' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'A to Z' }).click()
  await expect.poll(first).toEqual(['Apples', 'Branches', 'Clouds'])
  await page.getByRole('button', { name: 'All boards' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Secret boards' }).click()
  await expect.poll(first).toEqual(['Branches'])
  await followLink(page, `/${who.username}/?sort=custom`)
  const start = (await first()) as string[]
  await page.getByRole('button', { name: `Move ${start[2]}` }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  const wanted = [start[2], start[0], start[1]]
  await expect.poll(first).toEqual(wanted)
  await expect
    .poll(async () =>
      (await who.wire.must('Boards', 'get', { username: who.username, sort: 'custom' })).map(
        (one: { name: string }) => one.name,
      ),
    )
    .toEqual(wanted)
  await page.getByRole('button', { name: 'Create board' }).click()
  await page.getByRole('dialog', { name: 'Create board' }).waitFor()
})

test('board.4 route.8 sections are added, renamed, put in order, filled by dragging and deleted with undo', async () => {
  const { who, board, pins } = await boardWith(3)
  const page = await openPage({ who, path: `${board.url}?organize=1` })
  const add = async (name: string) => {
    await page.getByRole('button', { name: 'Add section' }).click()
    const dialog = page.getByRole('dialog', { name: 'New section' })
    await dialog.getByRole('button', { name: 'Add' }).click()
    await dialog.getByText('Give your section a name.').waitFor()
    await dialog.getByLabel('Section name').fill(name)
    await dialog.getByRole('button', { name: 'Add' }).click()
    await page.getByRole('link', { name: new RegExp(`^${name}`) }).waitFor()
  }
  await add('Walls')
  await add('Floors')
  const titles = async () =>
    (await who.wire.must('BoardSections', 'get', { board_id: board.id })).map((one: { title: string }) => one.title)
  await page.getByRole('button', { name: 'Move Floors' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect.poll(titles).toEqual(['Floors', 'Walls'])

  await check(page, 0).hover({ position: { x: 80, y: 20 } })
  const tile = await page.getByRole('link', { name: /^Walls/ }).boundingBox()
  await page.mouse.down()
  await page.mouse.move((tile?.x ?? 0) + 60, (tile?.y ?? 0) + 60, { steps: 8 })
  await page.mouse.up()
  await notice(page, '1 Pin moved to Walls').waitFor()
  await page.getByRole('link', { name: /^Walls 1 Pin$/ }).waitFor()
  await expect.poll(() => allCards(page).count()).toBe(2)

  await page.getByRole('button', { name: 'Options for Walls' }).click()
  await page.getByRole('menuitem', { name: 'Delete section' }).click()
  await expect.poll(titles).toEqual(['Floors'])
  await expect.poll(() => allCards(page).count()).toBe(3)
  await undo(page, /^Walls deleted/).click()
  await expect.poll(titles).toEqual(['Floors', 'Walls'])
  await page.getByRole('link', { name: /^Walls 1 Pin$/ }).click()
  await heading(page, 'Walls').waitFor()
  expect(await shownIds(page)).toEqual([pins[0]])

  const [floors] = await who.wire.must('BoardSections', 'get', { board_id: board.id })
  await followLink(page, `/boardsection/${floors.id}/edit/`)
  await page.getByLabel('Section name').fill('Ceilings')
  await page.getByRole('button', { name: 'Save' }).click()
  await heading(page, 'Ceilings').waitFor()
  expect(pathOf(page)).toBe(`${board.url}ceilings/`)
})

test('board.5 a grid longer than one page stays as it is when Pins are deleted and when that is undone', async () => {
  const { who, board } = await boardWith(30)
  const page = await openPage({ who, path: `${board.url}?organize=1` })
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2000)
      return cardAt(page, 29).count()
    })
    .toBe(1)
  const feeds: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/BoardFeedResource/')) feeds.push(request.url())
  })
  await check(page, 29).click()
  await page.getByRole('region', { name: 'Organize Pins' }).getByRole('button', { name: 'Delete' }).click()
  await notice(page, '1 Pin deleted').waitFor()
  await page.getByText('29 Pins', { exact: true }).waitFor({ state: 'attached' })
  expect([await cardAt(page, 28).count(), await cardAt(page, 29).count()]).toEqual([1, 0])
  await undo(page, '1 Pin deleted').click()
  await notice(page, 'Undone').waitFor()
  await cardAt(page, 29).waitFor()
  expect(feeds).toEqual([])
})

test('board.5 pins are chosen one by one and by range, then moved, copied, put in a new section and deleted', async () => {
  const { who, board, pins } = await boardWith(5)
  const other = await who.wire.must('Board', 'create', { name: 'Elsewhere' })
  const page = await openPage({ who, path: `${board.url}?organize=1` })
  const bar = page.getByRole('region', { name: 'Organize Pins' })
  const count = async (id: string) => (await who.wire.must('Board', 'get', { board_id: id })).pin_count
  await check(page, 1).click()
  await check(page, 3).click({ modifiers: ['Shift'] })
  await bar.getByText('3 selected').waitFor()
  await bar.getByRole('button', { name: 'Copy' }).click()
  await page.getByRole('dialog', { name: 'Copy 3 Pins to' }).getByRole('option', { name: 'Elsewhere' }).click()
  await notice(page, '3 Pins copied to Elsewhere').waitFor()
  expect([await count(board.id), await count(other.id)]).toEqual([5, 3])

  await check(page, 0).click()
  await bar.getByRole('button', { name: 'Move' }).click()
  await page.getByRole('dialog', { name: 'Move 1 Pin to' }).getByRole('option', { name: 'Elsewhere' }).click()
  await notice(page, '1 Pin moved to Elsewhere').waitFor()
  await page.getByText('4 Pins', { exact: true }).waitFor()
  await undo(page, '1 Pin moved to Elsewhere').click()
  await notice(page, 'Undone').waitFor()
  await page.getByText('5 Pins', { exact: true }).waitFor()
  expect([await count(board.id), await count(other.id)]).toEqual([5, 3])

  await check(page, 0).click()
  await bar.getByRole('button', { name: 'New section' }).click()
  await page.getByRole('dialog').getByLabel('Section name').fill('Windows')
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click()
  await page.getByRole('link', { name: /^Windows 1 Pin$/ }).waitFor()

  await check(page, 0).click()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await notice(page, '1 Pin deleted').waitFor()
  await expect.poll(() => allCards(page).count()).toBe(3)
  await undo(page, '1 Pin deleted').click()
  await expect.poll(() => allCards(page).count()).toBe(4)
  expect(new Set(await idsOn(who.wire, board.id))).toEqual(new Set(pins))
})

test('board.6 board.13 board.15 save.10 route.8 people are invited, see only the name until they join, get rights, leave and are removed', async () => {
  const { who, board } = await boardWith(2, { privacy: 'secret' })
  const guest = await signUpPerson({ first_name: `Tern${Date.now() % 1e6}` })
  const page = await openPage({ who, path: `/board/${board.id}/edit/add_collaborators/` })
  const name = (await guest.wire.must('UserSession', 'get')).first_name
  // New names are indexed a moment later.
  const found = () => who.wire.must('BaseSearch', 'get', { query: name, scope: 'users' })
  await expect.poll(async () => JSON.stringify(await found()), { timeout: 20_000 }).toContain(guest.username)
  await page.getByLabel('Search people by name').fill(name)
  await page.getByRole('button', { name: new RegExp(`^Invite ${name}`) }).click()
  await notice(page, / invited$/).waitFor()

  const theirs = await openPage({ who: guest, path: board.url, complaints: [/404/] })
  await heading(theirs, 'Quiet rooms').waitFor()
  await theirs.getByText('You’ll see the board once you join.').waitFor()
  expect(await allCards(theirs).count()).toBe(0)
  await theirs.getByRole('button', { name: 'Join Quiet rooms' }).click()
  await expect.poll(() => allCards(theirs).count()).toBe(2)
  await theirs
    .getByText(/^Added by/)
    .first()
    .waitFor({ state: 'attached' })
  await theirs.getByRole('button', { name: 'Board options' }).click()
  expect(await theirs.getByRole('menuitem', { name: 'Edit board' }).count()).toBe(0)
  await theirs.keyboard.press('Escape')
  // Others' pins on a secret board can't be saved elsewhere, nor moved or deleted without permission.
  await cardAt(theirs, 0).locator('article a').first().hover()
  await cardAt(theirs, 0).locator('[data-area=actionBar][data-shown=true]').waitFor()
  expect(await cardAt(theirs, 0).locator('[data-save]').count()).toBe(0)
  const [{ id: ownersPin }] = await who.wire.must('BoardFeed', 'get', { board_id: board.id })
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  const own = await guest.wire.must('Pin', 'create', { board_id: board.id, image_base64, title: 'Of the guest' })
  await visitPage(theirs, `${board.url}?organize=1`)
  const bar = theirs.getByRole('region', { name: 'Organize Pins' })
  const chosen = (id: string) =>
    theirs.locator('[data-base] li[data-index]', { has: theirs.locator(`[data-pin="${id}"]`) }).getByRole('checkbox')
  const enabled = async () => {
    const buttons = ['Move', 'New section', 'Delete'].map((label) => bar.getByRole('button', { name: label }))
    return Promise.all(buttons.map((button) => button.isEnabled()))
  }
  await chosen(own.id).click()
  await expect.poll(enabled).toEqual([true, true, true])
  await chosen(ownersPin).click()
  await expect.poll(enabled).toEqual([false, false, false])
  const rights = { board_id: board.id, invited_user_id: guest.id, permissions: ['add_pins', 'sections', 'delete_pins'] }
  await who.wire.must('BoardCollaborator', 'update', rights)
  await visitPage(theirs, `${board.url}?organize=1`)
  await chosen(ownersPin).click()
  await expect.poll(enabled).toEqual([false, false, true])

  await visitPage(page, `/board/${board.id}/edit/collaborators/`)
  await page.getByText(new RegExp(`^What ${name}`)).click()
  await page.getByRole('checkbox', { name: 'Edit the board and its Pins' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await visitPage(theirs, board.url)
  await theirs.getByRole('button', { name: 'Board options' }).click()
  await theirs.getByRole('menuitem', { name: 'Edit board' }).waitFor()
  await theirs.getByRole('menuitem', { name: 'Leave board' }).click()
  await theirs.getByRole('dialog').getByRole('button', { name: 'Leave board' }).click()
  await notice(theirs, 'You left Quiet rooms').waitFor()
  expect((await guest.wire.ask('Board', 'get', { board_id: board.id })).status).toBe(404)

  await who.wire.must('BoardInvite', 'create', { board_id: board.id, invited_user_ids: [guest.id] })
  await visitPage(theirs, `/${guest.username}/`)
  await theirs.getByRole('button', { name: 'Decline Quiet rooms' }).click()
  await notice(theirs, 'Invitation declined').waitFor()
  expect(await theirs.getByRole('region', { name: 'Invitation' }).count()).toBe(0)
})

test('follow.1 follow.2 follow.3 boards and people are followed and unfollowed, with undo, counts and lists', async () => {
  const { who: owner, board } = await boardWith(1)
  const who = await signUpPerson()
  await acceptAllCookies(who)
  const page = await openPage({ who, path: board.url })
  const logged = recordEvents(page)
  const button = page.getByRole('button', { name: /^Follow(ing)? Quiet rooms$/ })
  const followed = async () => (await who.wire.must('Board', 'get', { board_id: board.id })).followed_by_me
  await button.click()
  await page.getByText('1 follower').waitFor()
  await page.getByRole('button', { name: 'Following Quiet rooms', exact: true, pressed: true }).waitFor()
  await undo(page, 'You’re following Quiet rooms').click()
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false')
  await expect.poll(followed).toBe(false)
  await flushEvents(page)
  const ofBoard = () => logged.filter((one) => one.object_id_str === board.id).map((one) => one.event_type)
  await expect.poll(ofBoard).toEqual(expect.arrayContaining([26, 27]))
  await button.click()
  await expect.poll(followed).toBe(true)
  await followLink(page, `/${who.username}/following/boards/`)
  await page.getByRole('link', { name: /Quiet rooms/ }).waitFor()
  await followLink(page, `/${owner.username}/`)
  const person = page.getByRole('button', { name: /^Follow / })
  const ofPerson = new RegExp(`^You’re following ${owner.firstName}`)
  await person.click()
  await undo(page, ofPerson).click()
  await page.getByRole('link', { name: '0 followers', exact: true }).waitFor()
  await person.click()
  await notice(page, ofPerson).waitFor()
  await page.getByRole('link', { name: '1 follower', exact: true }).click()
  await expect.poll(() => pathOf(page)).toBe(`/${owner.username}/followers/`)
  await page.getByRole('list', { name: 'Followers' }).getByText(`@${who.username}`).waitFor()
})

test.each(['desktop', 'phone'] as const)('the pages of boards are open to everyone, on a %s', async (size) => {
  const { who, board } = await boardWith(3)
  const section = await who.wire.must('BoardSection', 'create', { board_id: board.id, name: 'Walls' })
  const page = await openBlankPage({ who, size })
  const places = [
    board.url,
    `${board.url}?organize=1&sort=custom`,
    `${board.url}walls/`,
    `/${who.username}/?sort=custom`,
    `/robin_vale/followers/`,
    `/board/${board.id}/edit/`,
    `/board/${board.id}/edit/collaborators/`,
    `/board/${board.id}/edit/add_collaborators/`,
    `/boardsection/${section.id}/edit/`,
    '/settings/trash/',
  ]
  for (const place of places) {
    await followLinkOrVisit(page, place)
    await page.locator('#main h1').first().waitFor({ state: 'attached' })
    await expectAccessible(page, `${place} on a ${size}`)
  }
})

test('board.19 board.10 all pins beyond the loaded ones but one are deleted as a job with progress, and come back', async () => {
  const { who, board, pins } = await boardWith(8)
  const total = async () => (await who.wire.must('Board', 'get', { board_id: board.id })).pin_count
  for (let round = 0; round < 27; round++) {
    const again = (pin_id: string) =>
      who.wire.must('Repin', 'create', { pin_id, board_id: board.id, allow_duplicate: true })
    await Promise.all(pins.map(again))
  }
  expect(await total()).toBe(224)
  const page = await openPage({ who, path: `${board.url}?organize=1` })
  const bar = page.getByRole('region', { name: 'Organize Pins' })
  await bar.getByRole('button', { name: 'Select all' }).click()
  await check(page, 0).click()
  await bar.getByText('223 selected').waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('progressbar', { name: 'Organize Pins' }).waitFor()
  await notice(page, '223 Pins deleted').waitFor({ timeout: 30_000 })
  expect(await total()).toBe(1)
  await expect.poll(() => allCards(page).count()).toBe(1)
  await undo(page, '223 Pins deleted').click()
  await expect.poll(total, { timeout: 30_000 }).toBe(224)
})
