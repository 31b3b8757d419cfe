import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  expectAccessible,
  followLink,
  openBlankPage,
  openPage,
  signIn,
  visitPage,
  waitForHydration,
} from '../browser.ts'
import { allowCopying } from '../clipboard.ts'
import { cardAt, pinLink } from '../grid.ts'
import { storeTwoGuestSaves } from '../guest.ts'
import { findPinOfKind } from '../kinds.ts'
import { createPinWith } from '../outbound-links.ts'
import { signUpPerson, Wire } from '../wire.ts'

test('auth.1 login by e-mail or username; a page for members asks for it and comes back; a wrong password is told at its field and nothing typed is lost', async () => {
  const who = await signUpPerson()
  const page = await openPage({ path: '/me/', complaints: [/401|400/] })
  expect(page.url()).toContain('/login/?next=')
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill('not my password')
  await page.locator('button[type=submit]').click()
  await page.getByText('don’t match').waitFor()
  expect(await page.locator('#email').inputValue()).toBe(who.email)
  expect(await page.locator('#password').getAttribute('aria-invalid')).toBe('true')
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/${who.username}/`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await visitPage(page, '/login/')
  await page.locator('#email').fill(who.username)
  await page.locator('#password').fill(who.password)
  await page.locator('#password').press('Enter')
  await page.getByRole('button', { name: 'Your account' }).waitFor()
})

test('login goes on where one wanted to go, never to another site', async () => {
  const who = await signUpPerson()
  for (const [next, path] of [
    ['/robin_vale/?a=1', '/robin_vale/'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    const page = await openPage({ path: `/login/?${new URLSearchParams({ next })}` })
    await page.locator('#email').fill(who.email)
    await page.locator('#password').fill(who.password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === path && url.host === new URL(page.url()).host)
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await page.context().close()
  }
})

test('viewer.3 the errors of signing up stand at their fields', async () => {
  const page = await openPage({ path: '/signup/', complaints: [/409|400/] })
  const errorAt = (id: string) =>
    page.locator(`#${id}`).evaluate((one) => {
      const ids = one.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((name) => document.getElementById(name)?.textContent ?? '').join(' ')
    })
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('first_name')).toContain('Enter your first name.')
  expect(await errorAt('email')).toContain('Enter your email address.')
  expect(await errorAt('birthday')).toContain('Enter your birthday.')
  expect(await page.locator('#first_name').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.locator('#first_name').fill('x'.repeat(31))
  await page.locator('#email').fill('user@bowerbird.test')
  await page.locator('#password').fill('password')
  await page.locator('#birthday').fill('2020-01-01')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('first_name')).toContain('First names can be up to 30 characters.')
  await page.locator('#first_name').fill('Wren')
  await page.locator('#birthday').fill('1990-05-17')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('password')).toContain('This password is too common.')
  await page.locator('#password').fill('a much longer password')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('email')).toContain('There’s already an account with this email.')
})

test('prompt.1 prompt.3 a session that ended in the middle of a tap: login in a dialog, then the tap is finished', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/robin_vale/', complaints: [/401/] })
  const session = await signIn(page.context(), who)
  await session.must('UserSession', 'delete')
  const button = page.getByRole('button', { name: /^Follow(ing)? Robin Vale$/ })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Log in to follow' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain("You're almost there! Log in to access all of Bowerbird")
  await dialog.locator('#email').fill(who.email)
  await dialog.locator('#password').fill(who.password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(async () => (await who.wire.must('User', 'get', { username: 'robin_vale' })).explicitly_followed_by_me)
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe('/robin_vale/')
})

test.each(['desktop', 'phone'] as const)(
  'prompt.2 modal.1 modal.2 on a %s a visitor who saves (and may scroll on) or follows is asked to log in or sign up, and stays there',
  async (size) => {
    const page = await openPage({ size })
    const address = (await pinLink(page, 0).getAttribute('href')) ?? ''
    await storeTwoGuestSaves(page)
    await followLink(page, address)
    await page.locator('[data-save]').first().click()
    const dialog = page.getByRole('dialog')
    await page.getByRole('dialog', { name: 'Log in to save this Pin' }).waitFor()
    const isLocked = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden')
    expect(await isLocked()).toBe(false)
    await page.mouse.move(5, 5)
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
    expect(await isLocked()).toBe(true)
    await dialog.getByRole('button', { name: 'Create an account' }).click()
    const email = `new-${size}-${Date.now()}@journey.test`
    await dialog.locator('#first_name').fill('Jay')
    await dialog.locator('#email').fill(email)
    await dialog.locator('#password').fill('a rather long password')
    await dialog.locator('#birthday').fill('1990-05-17')
    await dialog.locator('button[type=submit]').click()
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Follow(ing)? / })
          .first()
          .getAttribute('aria-pressed'),
      )
      .toBe('true')
    expect(new URL(page.url()).pathname).toBe(address)
    const wire = new Wire()
    const viewer = await wire.must('UserSession', 'create', {
      username_or_email: email,
      password: 'a rather long password',
    })
    const { following_count } = await wire.must('User', 'get', { username: viewer.username })
    expect(following_count).toBe(1)
  },
)

const asksFor = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

test('prompt.2 prompt.3 a page for members is headed by what it is for', async () => {
  const pin = await findPinOfKind((one) => one.title)
  const page = await openBlankPage({ javaScript: false })
  for (const [path, header] of [
    ['/me/', 'Log in to continue'],
    [`/pin/${pin.id}/repin/`, 'Log in to save this Pin'],
    [`/pin/${pin.id}/sent/`, 'Log in to send this Pin'],
    [`/pin/${pin.id}/edit/`, 'Log in to edit this Pin'],
    [`/pin/${pin.id}/feedback/`, 'Log in to hide this Pin'],
    ['/pin/create/', 'Log in to create a Pin or board'],
  ] as const) {
    await page.goto(path)
    expect(await page.getByRole('heading', { level: 1 }).textContent(), path).toBe(header)
    await page.getByText("You're almost there! Log in to access all of Bowerbird").waitFor()
  }
})

test('prompt.1 prompt.2 a visitor who sends a pin sees which in the prompt; sharing a profile asks, then goes on', async () => {
  const who = await signUpPerson()
  const pin = await findPinOfKind((one) => one.title)
  const page = await openPage({ path: `/pin/${pin.id}/` })
  await page.locator('article[data-closeup] [data-send]').click()
  const sending = page.getByRole('dialog', { name: 'Send this pin' })
  await sending.getByRole('searchbox').fill('Robin')
  await sending.getByRole('button', { name: 'Send to Robin Vale' }).click()
  const prompt = asksFor(page, 'Log in to send this Pin')
  await prompt.locator(`[data-wanted="${pin.id}"]`).getByText(pin.title).waitFor()
  await expectAccessible(page, 'the prompt with a pin')
  await page.keyboard.press('Escape')
  await prompt.waitFor({ state: 'detached' })
  await visitPage(page, '/robin_vale/')
  await page.getByRole('button', { name: 'Share profile' }).click()
  const sharing = asksFor(page, 'Log in to share the profile')
  await sharing.locator('#email').fill(who.email)
  await sharing.locator('#password').fill(who.password)
  await sharing.locator('button[type=submit]').click()
  const dialog = asksFor(page, 'Share profile')
  const copied = await allowCopying(page)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByText('Link copied').waitFor()
  expect(new URL(await copied()).pathname).toBe('/robin_vale/')
})

test('prompt.1 prompt.2 prompt.3 whose session ended is asked by each action with its own header, and for what', async () => {
  const [who, other] = [await signUpPerson(), await signUpPerson()]
  const board = await other.wire.must('Board', 'create', { name: 'Followed' })
  await who.wire.must('BoardFollow', 'create', { board_id: board.id })
  const page = await openBlankPage({ complaints: [/401/] })
  const session = await signIn(page.context(), who)
  await visitPage(page, board.url)
  await session.must('UserSession', 'delete')
  const givenUp = async (prompt: Locator) => {
    await prompt.waitFor()
    await prompt.getByRole('button', { name: 'Close' }).click()
    await prompt.waitFor({ state: 'detached' })
  }
  await page.getByRole('button', { name: 'Following Followed' }).click()
  const unfollow = asksFor(page, 'Log in to unfollow')
  await unfollow.locator(`[data-wanted="${board.id}"]`).getByText('Followed').waitFor()
  await givenUp(unfollow)
  await page.getByRole('banner').getByRole('button', { name: 'Create' }).click()
  await page.getByRole('menuitem', { name: 'Create board' }).click()
  const making = page.getByRole('dialog', { name: 'Create board' })
  await making.getByLabel('Name').fill('Lost')
  await making.getByRole('button', { name: 'Create', exact: true }).click()
  await givenUp(asksFor(page, 'Log in to create a board'))
})

test('fmt.7 prompt.1 the prompt names the Pin by the first 80 characters of its title', async () => {
  const { wire } = await signUpPerson()
  const pin = await createPinWith({ title: `${'x'.repeat(79)}yz` }, wire)
  const page = await openPage({ path: `/pin/${pin.id}/` })
  await storeTwoGuestSaves(page)
  await visitPage(page, `/pin/${pin.id}/`)
  await page.locator('article[data-closeup] [data-save]').first().click()
  const caption = asksFor(page, 'Log in to save this Pin').locator('[data-wanted] figcaption')
  expect(await caption.textContent()).toBe(`${'x'.repeat(79)}y…`)
})

test('prompt.2 whose session ended is asked to log in to hide the Pin that they hide', async () => {
  const who = await signUpPerson()
  const page = await openBlankPage({ complaints: [/401/] })
  const session = await signIn(page.context(), who)
  await visitPage(page, '/')
  const card = cardAt(page, 0)
  const id = (await card.locator('article').getAttribute('data-pin')) ?? ''
  await session.must('UserSession', 'delete')
  await pinLink(page, 0).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Hide Pin' }).click()
  const prompt = asksFor(page, 'Log in to hide this Pin')
  await prompt.locator(`[data-wanted="${id}"]`).waitFor()
  await prompt.getByText("You're almost there! Log in to access all of Bowerbird").waitFor()
})
