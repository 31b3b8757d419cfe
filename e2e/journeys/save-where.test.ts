import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openPage, visitPage } from '../browser.ts'
import { acceptAllCookies } from '../events.ts'
import { findPinOfKind } from '../kinds.ts'
import { cardByTitle } from '../patched-answers.ts'
import { makePictureFile } from '../picture.ts'
import { longPress } from '../touch.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
type Size = (typeof SIZES)[number]

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name })

async function someoneWith(boards: readonly string[]): Promise<TestPerson> {
  const who = await signUpPerson()
  await acceptAllCookies(who)
  for (const name of boards) await who.wire.must('Board', 'create', { name })
  return who
}

async function ownPin({ wire }: TestPerson, more: object = {}) {
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  return wire.must('Pin', 'create', { image_base64, title: 'Mine', ...more })
}

/** Taps Save on a card: on hover, or in the long-press sheet. */
async function tapSave(page: Page, size: Size, title: string) {
  const card = cardByTitle(page, title)
  if (size === 'phone') return (await longPress(page, card)).getByRole('button', { name: 'Save', exact: true }).tap()
  await card.locator('a').first().hover()
  await card.locator('[data-save]').click()
}

test.each(SIZES)(
  'save.12 save.19 on a %s Save goes to the profile or asks, by boards, setting and whose profile it is',
  async (size) => {
    const word = `Sundial ${Date.now().toString(36)}`
    const collector = await signUpPerson()
    for (const number of ['one', 'two', 'three']) await ownPin(collector, { title: `${word} ${number}` })
    const who = await someoneWith(['One', 'Two', 'Three', 'Four'])
    const search = `/search/pins/?q=${encodeURIComponent(word)}`
    const found = async () => JSON.stringify(await who.wire.must('BaseSearch', 'get', { query: word, scope: 'pins' }))
    await expect.poll(found, { timeout: 20_000 }).toContain(`${word} three`)
    const saved = async () =>
      (await who.wire.must('UserPins', 'get', { username: who.username })).map((pin: { title: string }) => pin.title)

    // With up to 4 boards, Save asks on someone else's profile; elsewhere it saves to the viewer's profile.
    const page = await openPage({ size, who, path: `/${collector.username}/pins/` })
    await tapSave(page, size, `${word} one`)
    await option(page, 'Four').waitFor()
    expect(await saved()).toEqual([])
    await visitPage(page, search)
    await tapSave(page, size, `${word} one`)
    await notices(page).getByText('Saved to Profile').waitFor()

    // With the fifth board, Save starts to ask for a board.
    await followLink(page, `/${who.username}/`)
    await page.getByRole('button', { name: 'Create board' }).click()
    await page.getByLabel('Name').fill('Five')
    const counted = page.waitForResponse('**/resource/UserSessionResource/get/**')
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    await counted
    await notices(page).getByText('Five is ready').waitFor()
    await followLink(page, search)
    await tapSave(page, size, `${word} two`)
    await option(page, 'Five').first().click()
    await notices(page).getByText('Saved to Five').waitFor()

    // The last chosen board is the default, unless the person's setting is to be asked each time.
    await page.reload()
    await tapSave(page, size, `${word} three`)
    await notices(page).getByText('Saved to Five').waitFor()
    const [last] = await who.wire.must('UserPins', 'get', { username: who.username })
    await who.wire.must('Pin', 'delete', { id: last.id })
    await followLink(page, '/settings/account/')
    await page.getByRole('switch', { name: 'Ask me to choose a board every time' }).click()
    await notices(page).getByText('Saved', { exact: true }).waitFor()
    await visitPage(page, search)
    await tapSave(page, size, `${word} three`)
    await option(page, 'Five').first().waitFor()
    expect((await saved()).toSorted()).toEqual([`${word} one`, `${word} two`])
  },
)

test('save.11 save.13 the picker suggests, searches, marks, makes boards and asks before a second save', async () => {
  const who = await someoneWith(['Vases I like', 'Ponds', 'Kites', 'Maps'])
  await who.wire.must('Board', 'create', { name: 'Hush', privacy: 'secret' })
  const pin = await findPinOfKind((one) => /vase/i.test(one.title))
  const page = await openPage({ who, path: `/pin/${pin.id}/` })
  const chooser = page.locator('article[data-closeup] [data-chooser]')
  await chooser.click()
  const group = (name: string) => page.getByRole('group', { name, exact: true })
  await group('Suggested').getByRole('option', { name: 'Vases I like' }).waitFor()
  // Suggested boards are not repeated among the recent ones.
  const [suggested, recent] = [
    await group('Suggested').getByRole('option').allTextContents(),
    await group('Recent').getByRole('option').allTextContents(),
  ]
  expect(recent.filter((name) => suggested.includes(name))).toEqual([])
  expect(recent.length).toBeGreaterThan(0)
  expect(await group('All boards').getByRole('option').count()).toBe(5)
  const locks = group('All boards').getByRole('option').getByRole('img', { name: 'Secret board' })
  expect(await locks.count()).toBe(1)
  await option(page, 'Hush').last().getByRole('img', { name: 'Secret board' }).waitFor()
  const field = page.getByRole('combobox', { name: 'Search your boards' })
  await field.fill('kit')
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual(['Kites'])
  await field.fill('Glazes')
  await page.getByRole('button', { name: 'Create “Glazes”' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
  await notices(page).getByText('Saved to Glazes').waitFor()

  await chooser.click()
  await option(page, /Glazes.*Saved here/)
    .first()
    .click()
  const asking = page.getByRole('alert').filter({ hasText: 'You already saved this Pin to Glazes' })
  await asking.waitFor()
  const boards = (await who.wire.must('BoardPickerBoards', 'get')).all_boards
  const { id: board_id } = boards.find((board: { name: string }) => board.name === 'Glazes')
  const count = async () => (await who.wire.must('BoardFeed', 'get', { board_id })).length
  expect(await count()).toBe(1)
  await asking.getByRole('button', { name: 'Save again' }).click()
  await expect.poll(count).toBe(2)
})

const REFUSED = 'This board is full.'
const OURS = 'Sorry! Something went wrong on our end.'
const FAILURES = [
  [403, { resource_response: { status: 'failure', code: 29, error: { code: 29, message: REFUSED } } }, REFUSED],
  [500, {}, OURS],
] as const

/**
 * Lets each request fail once: an error is shown and `holds` is unchanged. Routes are not removed, because a request
 * made at that moment might never be answered.
 */
async function failing(page: Page, call: string, act: () => Promise<unknown>, holds: () => Promise<unknown>) {
  for (const [status, json, words] of FAILURES) {
    await page.route(call, (route) => route.fulfill({ status, json }))
    await act()
    await notices(page).getByText(words).last().waitFor()
    await holds()
  }
}

test.each(SIZES)(
  'save.20 on a %s a failed change of board, save and bulk say why and keep what was said',
  async (size) => {
    const who = await someoneWith(['Here', 'There'])
    const { all_boards } = await who.wire.must('BoardPickerBoards', 'get')
    const here = all_boards.find((board: { name: string }) => board.name === 'Here')
    const pin = await ownPin(who, { board_id: here.id })
    const change = `/pin/${pin.id}/repin/?isEditingPin=true&pinBoardId=${here.id}&isFromToast=true&originalPinId=${pin.id}`
    const page = await openPage({ size, who, path: change, complaints: [/403|500/] })
    const field = page.getByRole('combobox', { name: 'Search your boards' })
    await field.fill('the')
    const there = option(page, 'There')
    await failing(
      page,
      '**/resource/PinResource/update/**',
      () => there.click(),
      async () => expect(await field.inputValue()).toBe('the'),
    )

    await followLink(page, `/pin/${(await findPinOfKind((one) => /vase/i.test(one.title))).id}/repin/`)
    await failing(
      page,
      '**/resource/RepinResource/create/**',
      () => there.click(),
      () => there.waitFor(),
    )

    await followLink(page, `${here.url}?organize=1`)
    const bar = page.getByRole('region', { name: 'Organize Pins' })
    await page.locator('[data-base]').getByRole('checkbox').first().click()
    await failing(
      page,
      '**/resource/BulkEditResource/delete/**',
      () => bar.getByRole('button', { name: 'Delete' }).click(),
      () => bar.getByText('1 selected').waitFor(),
    )
    const name = page.getByRole('dialog').getByLabel('Section name')
    await bar.getByRole('button', { name: 'New section' }).press('Enter')
    await name.fill('Kept words')
    await page.route('**/resource/BoardSectionResource/create/**', (route) => route.fulfill({ status: 500, json: {} }))
    await name.press('Enter')
    await page.getByText(OURS).last().waitFor()
    expect(await name.inputValue()).toBe('Kept words')
    expect((await who.wire.must('Board', 'get', { board_id: here.id })).pin_count).toBe(1)
  },
)

test('board.12 the description of a pin that is too long is refused at its field and stays there', async () => {
  const who = await someoneWith(['Words'])
  const { all_boards } = await who.wire.must('BoardPickerBoards', 'get')
  const pin = await ownPin(who, { board_id: all_boards[0].id })
  const page = await openPage({ who, path: `/pin/${pin.id}/edit/`, complaints: [/400/] })
  const dialog = page.getByRole('dialog', { name: 'Edit Pin' })
  const field = dialog.getByLabel('Description')
  await field.fill('d'.repeat(501))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Descriptions can be up to 500 characters.').waitFor()
  expect([await field.getAttribute('aria-invalid'), (await field.inputValue()).length]).toEqual(['true', 501])
  await field.fill('d'.repeat(500))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pin.id })).description).toBe('d'.repeat(500))
})
