import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, openPage, visitPage } from '../browser.ts'
import { makePictureFile } from '../picture.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

async function pinOf(who: TestPerson, title: string) {
  const image = `data:image/png;base64,${(await makePictureFile()).buffer.toString('base64')}`
  return who.wire.must('Pin', 'create', { image_base64: image, title })
}

/** Opens home for a person who follows the creator of a pin there. */
async function homeWithPin(title: string) {
  const who = await signUpPerson()
  const friend = await signUpPerson()
  const pin = await pinOf(friend, title)
  await who.wire.must('UserFollow', 'create', { user_id: friend.id })
  return { who, friend, pin }
}

const cardOf = (page: Page, id: string) => page.locator(`[data-base] article[data-pin="${id}"]`)

/** Chooses an item of a card's menu. */
async function choose(page: Page, card: Locator, item: string) {
  await card.scrollIntoViewIfNeeded()
  await card.locator('a').first().hover()
  await card
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

const feedOf = async (who: TestPerson) =>
  ((await who.wire.must('UserHomefeed', 'get', { page_size: 50 })) as { id: string }[]).map((pin) => pin.id)

test('feedback.1 feedback.2 feedback.3 feedback.6 feedback.7 card.1 route.10 on home a reported pin says thanks, has no undo, and stands among one’s reports; a hidden one says so, and is shown again by undo', async () => {
  const { who, friend, pin } = await homeWithPin('Some quiet birds')
  const doubtful = await pinOf(friend, 'Doubtful')
  // A job derives the pin's topic from its words a moment after it was created.
  await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pin.id })).interest_id).toBeTruthy()
  const page = await openPage({ who, complaints: [/status of 400/] })
  await choose(page, cardOf(page, doubtful.id), 'Report Pin')
  const dialog = page.getByRole('dialog', { name: 'Report this Pin' })
  await dialog.getByLabel('Something else').check()
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await dialog.getByText('Tell us briefly what’s wrong.').waitFor()
  await dialog.getByLabel('Tell us more').fill('Stolen from my kitchen wall')
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await page.getByRole('dialog', { name: 'Thanks for letting us know' }).getByRole('button', { name: 'Done' }).click()
  const thanks = cardOf(page, doubtful.id).locator('[data-feedback="reported"]')
  await thanks.getByText('Thanks! Your feedback helps us keep the Bowerbird community safe.').waitFor()
  expect(await thanks.getByRole('button', { name: 'Undo', exact: true }).count()).toBe(0)
  await expect.poll(() => feedOf(who)).not.toContain(doubtful.id)

  const card = cardOf(page, pin.id)
  await choose(page, card, 'Hide Pin')
  const overlay = card.locator('[data-feedback="pin"]')
  await overlay.getByText('Pin hidden').waitFor()
  await expect.poll(() => overlay.evaluate((one) => getComputedStyle(one, '::before').opacity)).toBe('0.8')
  await expect.poll(() => overlay.evaluate((one) => one === document.activeElement)).toBe(true)
  await overlay.getByRole('button', { name: 'Unfollow' }).waitFor()
  const buttons = overlay.getByRole('button').or(overlay.getByRole('link'))
  expect(await buttons.allTextContents()).toEqual(['Undo', 'Unfollow', 'Tune your feed'])
  await expect.poll(() => feedOf(who)).not.toContain(pin.id)
  await overlay.getByRole('button', { name: 'Undo', exact: true }).click()
  await overlay.waitFor({ state: 'detached' })
  await expect.poll(() => feedOf(who)).toContain(pin.id)
  await choose(page, card, 'See less from this topic')
  await card.getByText('We will show you less Pins from a topic in the future').waitFor()
  await expectAccessible(page, 'a card that was hidden')
  await card.getByRole('link', { name: 'Tune your feed' }).click()
  await page.waitForURL('**/edit/')
  await page.getByRole('heading', { level: 1, name: 'Tune your home feed' }).waitFor()
  await followLink(page, '/reports-and-violations/')
  await page.getByText('In review').waitFor()
  await expectAccessible(page, 'reports and violations')
})

test('feedback.8 unfollowing in the overlay says so, is told, and can be undone', async () => {
  const { who, friend, pin } = await homeWithPin('Left behind')
  const page = await openPage({ who })
  const card = cardOf(page, pin.id)
  await choose(page, card, 'Hide Pin')
  const told = page.waitForRequest((request) => request.url().includes('/resource/PinFeedbackResource/update/'))
  await card.getByRole('button', { name: 'Unfollow' }).click()
  await card.getByText("You unfollowed a user and won't see Pins they save anymore").waitFor()
  expect(new URLSearchParams((await told).postData() ?? '').get('data')).toContain(`"pin_id":"${pin.id}"`)
  expect(await card.getByRole('button', { name: 'Unfollow' }).count()).toBe(0)
  const follows = async () => (await who.wire.must('User', 'get', { user_id: friend.id })).explicitly_followed_by_me
  expect(await follows()).toBe(false)
  // Another page of the same visit shows the same overlay on the pin.
  await followLink(page, `/${friend.username}/_created/`)
  await card.getByText("You unfollowed a user and won't see Pins they save anymore").waitFor()
  await card.getByRole('button', { name: 'Undo', exact: true }).click()
  await card.locator('[data-feedback]').waitFor({ state: 'detached' })
  expect(await follows()).toBe(true)
})

test('feedback.6 a person, a comment and a message are reported where they stand, and each is among one’s reports', async () => {
  const [who, other] = [await signUpPerson(), await signUpPerson({ first_name: 'Rude' })]
  const pin = await pinOf(other, 'With a comment')
  const objectId = pin.aggregated_pin_data.id
  await other.wire.must('AggregatedComment', 'create', { objectId, pinId: pin.id, text: 'Go away', tags: '[]' })
  await who.wire.must('UserFollow', 'create', { user_id: other.id })
  await other.wire.must('UserFollow', 'create', { user_id: who.id })
  const { id } = await other.wire.must('Conversations', 'create', { user_ids: [who.id], text: 'Nonsense' })
  const page = await openPage({ who, path: `/${other.username}/` })
  const send = async (title: string) => {
    const dialog = page.getByRole('dialog', { name: title })
    await dialog.getByLabel('Harassment').check()
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await page.getByRole('dialog', { name: 'Thanks for letting us know' }).getByRole('button', { name: 'Done' }).click()
  }
  await page.getByRole('button', { name: /^More options for Rude/ }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await send('Report this person')
  await followLink(page, `/pin/${pin.id}/`)
  await page.getByText('Go away').scrollIntoViewIfNeeded()
  await page.getByText('Go away').hover()
  const report = page.getByRole('menuitem', { name: 'Report' })
  // Comments are hydrated a moment after they become visible.
  await expect
    .poll(async () => {
      if (!(await report.isVisible())) await page.getByRole('button', { name: /^More options for .*comment$/ }).click()
      return report.isVisible()
    })
    .toBe(true)
  await report.click()
  await send('Report this comment')
  await followLink(page, `/conversation/${id}/`)
  await page.locator('[data-message]').filter({ hasText: 'Nonsense' }).hover()
  await page.getByRole('button', { name: 'Message options' }).click()
  await page.getByRole('menuitem', { name: 'Report message' }).click()
  await send('Report this message')
  await followLink(page, '/reports-and-violations/')
  await expect.poll(() => page.getByText('In review').count()).toBe(3)
  const kinds = ((await who.wire.must('Report', 'get')) as { kind: string }[]).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['comment', 'message', 'user'])
})

test('feedback.6 whoever was taken for too young says so once at /age-appeal/, and staff grant it', async () => {
  const who = await signUpPerson({ birthday: `${new Date().getFullYear() - 14}-01-01`, guardian_consent: true })
  const page = await openPage({ who, path: '/settings/privacy/' })
  await page.getByRole('link', { name: 'Appeal an age decision' }).click()
  await page.waitForURL('**/age-appeal/')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect.poll(() => page.getByLabel('Your birthday').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Your birthday').fill('1990-05-17')
  await page.getByLabel('What went wrong?').fill('I mistyped the year')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText('In review').waitFor()
  expect(await page.getByRole('button', { name: 'Send appeal' }).count()).toBe(0)
  await expectAccessible(page, 'the appeal of an age')
  const [mine] = await who.wire.must('Violation', 'get', { kind: 'age' })
  const staff = await openPage({ who: await signInDemoPerson('employee'), path: `/admin/reports/${mine.case_id}/` })
  await staff.getByText('I mistyped the year').first().waitFor()
  await staff.getByLabel('Correct the age').check()
  await staff.getByLabel('Reason').fill('Looked at')
  await staff.getByRole('button', { name: 'Submit decision' }).click()
  await staff.getByRole('heading', { name: 'Decision' }).waitFor()
  await visitPage(page, '/age-appeal/')
  await page.getByText('We corrected your age.').waitFor()
})

test('feedback.5 route.10 what shapes the feed is turned off at /edit, and home follows', async () => {
  const { who, pin } = await homeWithPin('Fresh from a friend')
  // The reason for the recommendation, in a new visit; a muted person's pins may still appear for another reason.
  const reason = async () => {
    await who.wire.must('HomefeedNews', 'update', {})
    type Told = { id: string; recommendation_reason: { reason_id: number } | null }[]
    const told = (await who.wire.must('UserHomefeed', 'get', { page_size: 50 })) as Told
    return told.find(({ id }) => id === pin.id)?.recommendation_reason?.reason_id
  }
  const FOLLOWED = 1
  // The pin is absent, or recommended because it is nearby, popular or fresh.
  const OTHERWISE = [undefined, 7, 8, 9]
  expect(await reason()).toBe(FOLLOWED)
  const page = await openPage({ who, path: '/edit/?kind=user' })
  const turn = page.getByLabel('Show Wren in your feed')
  await turn.uncheck()
  await expect.poll(reason).toBeOneOf(OTHERWISE)
  await visitPage(page, '/edit/?kind=user')
  await expect.poll(() => turn.isChecked()).toBe(false)
  await turn.check()
  await expect.poll(reason).toBe(FOLLOWED)
  await expectAccessible(page, 'tuning the feed')
  await page.getByRole('link', { name: 'History' }).click()
  await page.getByText('You haven’t saved or opened any Pins yet.').waitFor()
  await page.getByRole('link', { name: 'Hidden' }).click()
  await page.getByText('You haven’t hidden any Pins.').waitFor()
  await page.getByRole('link', { name: 'Topics' }).click()
  await page.getByText('No topics yet.').waitFor()
  expect(await page.getByRole('link', { name: 'See all topics' }).getAttribute('href')).toBe('/ideas/')
})

test('route.29 feedback.1 /pin/{id}/feedback hides and shows again', async () => {
  const who = await signUpPerson()
  const pin = await pinOf(await signUpPerson(), 'Not mine')
  const page = await openPage({ who, path: `/pin/${pin.id}/feedback/` })
  const base = page.locator('[data-base]')
  await base.getByRole('button', { name: 'Hide Pin' }).click()
  await base.getByText('Pin hidden').waitFor()
  await base.getByRole('button', { name: 'Undo', exact: true }).click()
  await base.getByRole('button', { name: 'Report Pin' }).waitFor()
  await expectAccessible(page, 'the feedback of a pin')
})

test('feedback.1 route.32 a pin is hidden among related pins, on a phone, by its own call; a card’s topic leads on', async () => {
  const pin = await pinOf(await signUpPerson(), 'With others below')
  const page = await openPage({ who: await signUpPerson(), size: 'phone', path: `/pin/${pin.id}/` })
  const more = page.locator('article[data-pin]').getByRole('button', { name: /^More actions for/ })
  await more.first().scrollIntoViewIfNeeded()
  const id = await more.first().evaluate((one) => one.closest<HTMLElement>('[data-pin]')?.dataset.pin ?? '')
  const card = page.locator(`article[data-pin="${id}"]`)
  const call = page.waitForRequest((request) => request.url().includes('/resource/RelatedPinHideResource/update/'))
  await card
    .getByRole('button', { name: /^More actions for/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide Pin' }).click()
  expect(new URLSearchParams((await call).postData() ?? '').get('data')).toContain(`"pin":"${id}"`)
  await card.locator('[data-feedback="pin"]').getByText('Pin hidden').waitFor()
  const others = page.locator(`article[data-pin]:not([data-pin="${id}"])`)
  await others.locator('a[href^="/search/pins/?q="][href$="&rs=topic"]').first().click()
  await page.waitForURL(/\/search\/pins\/\?q=[^&]+&rs=topic$/)
})
