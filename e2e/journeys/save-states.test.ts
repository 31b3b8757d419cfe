import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openPage, visitPage, waitForHydration } from '../browser.ts'
import { acceptAllCookies, flushEvents, recordEvents } from '../events.ts'
import { readCardPinId } from '../guest.ts'
import { findPinOfKind } from '../kinds.ts'
import { newCollector } from '../patched-answers.ts'
import { freezeTime } from '../time.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

const SIZES = ['desktop', 'phone'] as const
const REPIN = '**/resource/RepinResource/create/**'
const DELETE = '**/resource/PinResource/delete/**'
const OURS = 'Sorry! Something went wrong on our end.'
const DELETING = 'Sorry! There was an error deleting your Pin.'

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' })
const saveButton = (page: Page) => page.locator('article[data-closeup] [data-save]')
const savedBy = async (who: TestPerson): Promise<{ id: string }[]> =>
  who.wire.must('UserPins', 'get', { username: who.username })

/** Opens a page about someone else's pin; the viewer has a board if it is named. */
async function onPin(size: 'desktop' | 'phone', { complaints = [] as RegExp[], page: part = '', board = '' } = {}) {
  const [who, other] = [await signUpPerson(), await newCollector([])]
  await acceptAllCookies(who)
  if (board) await who.wire.must('Board', 'create', { name: board })
  const [pin] = await savedBy(other)
  const path = `/pin/${pin?.id}/`
  return { who, path, pin, page: await openPage({ size, who, path: path + part, complaints }) }
}

const refusing = (message: string) => ({
  status: 403,
  json: { resource_response: { status: 'failure', code: 29, error: { code: 29, message } } },
})

test.each(SIZES)('save.2 save.3 on a %s what fails goes back to where it was, with the agreed words', async (size) => {
  const { who, page } = await onPin(size, { complaints: [/403|404|500|ERR_INTERNET_DISCONNECTED/] })
  const button = saveButton(page)
  const failures = [
    [refusing('This board is full.'), 'This board is full.'],
    [{ status: 500, body: '{}' }, OURS],
    ['offline', OURS],
  ] as const
  for (const [answer, words] of failures) {
    await page.route(REPIN, (route) =>
      answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill(answer),
    )
    await button.click()
    await notices(page).getByText(words).last().waitFor()
    await expect.poll(() => button.textContent()).toBe('Save')
    await page.unroute(REPIN)
  }
  expect(await savedBy(who)).toEqual([])
  await page.getByRole('button', { name: 'Try again' }).click()
  await notices(page).getByText('Saved to Profile').waitFor()
  expect(await savedBy(who)).toHaveLength(1)
  for (const answer of [{ status: 500, body: '{}' }, refusing('No.'), 'offline'] as const) {
    await page.route(DELETE, (route) =>
      answer === 'offline' ? route.abort('internetdisconnected') : route.fulfill(answer),
    )
    const asked = page.waitForRequest(DELETE)
    await button.click()
    await asked
    await notices(page).getByText(DELETING).last().waitFor()
    await expect.poll(() => button.textContent()).toBe('Saved')
    await page.unroute(DELETE)
  }
  expect(await savedBy(who)).toHaveLength(1)
  await button.click()
  await notices(page).getByText('Pin deleted!').waitFor()
  await expect.poll(() => button.textContent()).toBe('Save')
  expect(await savedBy(who)).toEqual([])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await savedBy(who)).length).toBe(1)
  await expect.poll(() => button.textContent()).toBe('Saved')
  // The pin was deleted elsewhere in the meantime, so it disappears here too.
  for (const { id } of await savedBy(who)) await who.wire.must('Pin', 'delete', { id })
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Save')
})

test.each(SIZES)(
  'save.1 save.21 on a %s taps while it saves or deletes change nothing; then the last wish holds',
  async (size) => {
    const { who, page } = await onPin(size)
    const button = saveButton(page)
    /** Taps five times before the answer arrives, and returns the number of requests. */
    const tapFiveTimes = async (call: string, shown: string, said: string) => {
      let asked = 0
      let goOn = () => {}
      const held = new Promise<void>((done) => {
        goOn = done
      })
      await page.route(call, async (route) => {
        asked += 1
        await held
        await route.continue()
      })
      for (let tap = 0; tap < 5; tap++) await button.click()
      await expect.poll(() => button.textContent()).toBe(shown)
      goOn()
      await notices(page).getByText(said).waitFor()
      return asked
    }
    expect(await tapFiveTimes(REPIN, 'Saved', 'Saved to Profile')).toBe(1)
    expect(await savedBy(who)).toHaveLength(1)
    expect(await tapFiveTimes(DELETE, 'Save', 'Pin deleted!')).toBe(1)
    expect(await savedBy(who)).toEqual([])
    await button.click()
    await expect.poll(async () => (await savedBy(who)).length).toBe(1)
    await expect.poll(() => button.textContent()).toBe('Saved')
  },
)

test('save.18 route.35 a save tells where it went, what was suggested, and on a phone its use case', async () => {
  for (const size of ['desktop', 'phone'] as const) {
    const who = await signUpPerson()
    await acceptAllCookies(who)
    const pin = await findPinOfKind((one) => /vase/i.test(one.title))
    for (const name of ['Vases I like', 'Ponds', 'Kites', 'Maps', 'Trains'])
      await who.wire.must('Board', 'create', { name })
    const page = await openPage({ size, who, path: `/pin/${pin.id}/?useCaseId=u7` })
    const told = recordEvents(page)
    await page.getByRole('button', { name: /^Choose a board/ }).click()
    await page.getByRole('option', { name: 'Kites' }).first().click()
    await notices(page).getByText('Saved to Kites').waitFor()
    await saveButton(page).click()
    await notices(page).getByText('Pin deleted!').waitFor()
    const request = page.waitForRequest(REPIN)
    await saveButton(page).click()
    const { options } = JSON.parse(new URLSearchParams((await request).postData() ?? '').get('data') ?? '{}')
    expect(options).toMatchObject({
      disable_event_log_info: true,
      event_context: { is_one_tap: true, location: 'closeup' },
    })
    expect(options.event_context.use_case_id).toBe(size === 'phone' ? 'u7' : undefined)
    await flushEvents(page)
    await expect.poll(() => told.filter(({ event_type }) => event_type === 5).length).toBeGreaterThan(0)
    const [first] = told.filter(({ event_type }) => event_type === 5)
    const boards: { id: string; name: string }[] = (await who.wire.must('BoardPickerBoards', 'get')).all_boards
    const idOf = (name: string) => boards.find((board) => board.name === name)?.id
    expect(first?.aux_data).toMatchObject({
      destination_board_id: idOf('Kites'),
      is_profile_save: false,
      pin_id: pin.id,
      suggested_boards: expect.arrayContaining([idOf('Vases I like')]),
    })
    expect(first?.event_data).toMatchObject({ pin_id: pin.id, did_repin: true })
  }
})

test.each(SIZES)(
  'save.8 save.22 on a %s the repin page goes back to the boards when it fails, and confirms after 3 s when not',
  async (size) => {
    const { who, page } = await onPin(size, { complaints: [/500/], page: 'repin/x', board: 'Here' })
    const here = page.getByRole('option', { name: 'Here' })
    await page.route(REPIN, (route) => route.fulfill({ status: 500, body: '{}' }))
    await here.click()
    await notices(page).getByText(OURS).waitFor()
    await here.waitFor()
    await page.unroute(REPIN)
    expect(await page.locator('header').count()).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await freezeTime(page)
    await here.click()
    const moves = (one: Element) => getComputedStyle(one).animationName
    expect(await page.locator('[data-saving] > span').evaluate(moves)).not.toBe('none')
    const confirmed = page.locator('[data-confirmed]')
    await expect.poll(async () => (await savedBy(who)).length).toBe(1)
    await page.clock.runFor(2900)
    expect(await confirmed.count()).toBe(0)
    await page.clock.runFor(200)
    await confirmed.waitFor()
    expect(await confirmed.textContent()).toContain('Saved to Here')
  },
)

test('route.3 route.26 the page of a save sends on how and from where it was reached', async () => {
  const { path, page } = await onPin('phone', { page: 'repin/?isOneTap=true&location=home', board: 'Here' })
  const request = page.waitForRequest(REPIN)
  await page.getByRole('option', { name: 'Here' }).click()
  const { options } = JSON.parse(new URLSearchParams((await request).postData() ?? '').get('data') ?? '{}')
  expect(options.event_context).toEqual({ is_one_tap: true, location: 'home' })
  await page.locator('[data-confirmed]').waitFor()
  await visitPage(page, `${path}repin/x?isOneTap=true&location=home`)
  await page.getByRole('option', { name: 'Here' }).waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL(`**${path}`)
})

test('route.45 route.21 a save on a closeup, and its event, tell what the link to it carried', async () => {
  const { path, pin, page } = await onPin('desktop')
  const told = recordEvents(page)
  await page.evaluate((state) => history.replaceState({ key: 'here', index: 0, state }, ''), {
    pin_id: pin?.id,
    board_id: '12',
    tracking_params: 'abc',
  })
  await page.reload()
  await waitForHydration(page)
  const request = page.waitForRequest(REPIN)
  await saveButton(page).click()
  const { options } = JSON.parse(new URLSearchParams((await request).postData() ?? '').get('data') ?? '{}')
  expect(options.client_tracking_params).toBe('abc')
  await notices(page).getByText('Saved to Profile').waitFor()
  await flushEvents(page)
  const saved = () => told.find(({ event_type }) => event_type === 5)?.aux_data
  await expect.poll(saved).toMatchObject({ tracking_params: 'abc', landing_page_type: 'closeup' })
  await followLink(page, '/ideas/')
  await followLink(page, path)
  await saveButton(page).waitFor()
})

test('route.26 repin/x closes to the page it came from, before a save and after it, and its own window for good', async () => {
  const { path, page } = await onPin('desktop', { board: 'Here' })
  await followLink(page, '/ideas/')
  await followLink(page, `${path}repin/x/`)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.waitForURL('**/ideas/')
  await followLink(page, `${path}repin/x/`)
  await page.getByRole('option', { name: 'Here' }).click()
  await page.locator('[data-confirmed]').getByRole('button', { name: 'Close' }).click()
  await page.waitForURL('**/ideas/')
  const [own] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((url) => void window.open(url, 'own', 'popup'), `${path}repin/x/`),
  ])
  const cancel = own.getByRole('button', { name: 'Cancel' })
  await cancel.waitFor()
  await waitForHydration(own)
  await Promise.all([own.waitForEvent('close'), cancel.click()])
})

test.each(SIZES)(
  'board.11 on a %s the toast of a new board has an icon that begins to move after 700 ms',
  async (size) => {
    const who = await signUpPerson()
    await acceptAllCookies(who)
    const page = await openPage({ size, who, path: `/${who.username}/` })
    await page.getByRole('button', { name: 'Create board' }).click()
    await page.getByLabel('Name').fill('Twigs')
    await freezeTime(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Create', exact: true }).click()
    const icon = page.locator('[data-board-made]')
    await expect
      .poll(async () => {
        await page.clock.runFor(20)
        return icon.count()
      })
      .toBe(1)
    await page.clock.runFor(640)
    expect(await icon.getAttribute('data-moving')).toBe('false')
    await page.clock.runFor(80)
    await expect.poll(() => icon.getAttribute('data-moving')).toBe('true')
    await notices(page).getByText('Twigs is ready').waitFor()
  },
)

test('save.15 a pin that is saved in its closeup is saved on its card behind too, at once', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who })
  const id = await readCardPinId(page, 0)
  const card = page.locator(`[data-base] article[data-pin="${id}"]`)
  await card.locator('a').first().click()
  await page.locator('article[data-closeup] [data-save]').click()
  await card.locator('[data-saved]').waitFor({ state: 'attached' })
  const { saved_info } = await who.wire.must('Pin', 'get', { id })
  expect(saved_info).toMatchObject({ board_id: null, type: 'profile', url: `/${who.username}/_saved/`, section: null })
  await page.keyboard.press('Escape')
  await card.locator('[data-saved]').getByText('Saved to Profile').first().waitFor()
})

test('save.5 a save to a section names the new pin on both, stands there, says so and is told', async () => {
  const { who, pin, page } = await onPin('desktop', { board: 'Rooms' })
  const { all_boards } = await who.wire.must('BoardPickerBoards', 'get')
  const [board] = all_boards
  const section = await who.wire.must('BoardSection', 'create', { board_id: board.id, name: 'Doors' })
  const events = recordEvents(page)
  await page.locator('article[data-closeup] [data-chooser]').click()
  await page.getByRole('option', { name: /^Rooms/ }).click()
  const doors = page.getByRole('option', { name: /^Doors/ })
  const [answer] = await Promise.all([page.waitForResponse(REPIN), doors.click()])
  const saved = (await answer.json()).resource_response.data
  await notices(page).getByText('Saved to Doors in Rooms').waitFor()
  const [original, copy] = await Promise.all([pin?.id, saved.id].map((id) => who.wire.must('Pin', 'get', { id })))
  for (const one of [original, copy]) {
    expect(one.saved_info).toMatchObject({
      local_pin_id: saved.id,
      board_id: board.id,
      title: 'Rooms',
      type: 'section',
    })
    expect(one.saved_info.section).toMatchObject({ title: 'Doors', slug: 'doors' })
  }
  const there = await who.wire.must('BoardSectionPins', 'get', { section_id: section.id })
  expect(there.map((one: { id: string }) => one.id)).toEqual([saved.id])
  await flushEvents(page)
  const logged = () => events.find((one) => one.event_type === 5)?.event_data
  await expect.poll(logged).toEqual({ pin_id: pin?.id, new_pin_id: saved.id, did_repin: true })
})
