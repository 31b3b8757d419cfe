import { expect, test } from 'vitest'
import { open, signIn, takenOver, visit } from '../browser.ts'
import { pinLink } from '../grid.ts'
import { rememberTwo } from '../guest.ts'
import { newPerson, Wire } from '../wire.ts'

test('auth.1 login by e-mail or username; a wrong password is told at its field and nothing typed is lost', async () => {
  const who = await newPerson()
  const page = await open({ path: '/login/?next=/me/', complaints: [/401|400/] })
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill('not my password')
  await page.locator('button[type=submit]').click()
  await page.getByText('don’t belong together').waitFor()
  expect(await page.locator('#email').inputValue()).toBe(who.email)
  expect(await page.locator('#password').getAttribute('aria-invalid')).toBe('true')
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/${who.username}/`)
  await takenOver(page)
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await visit(page, '/login/')
  await page.locator('#email').fill(who.username)
  await page.locator('#password').fill(who.password)
  await page.locator('#password').press('Enter')
  await page.getByRole('button', { name: 'Your account' }).waitFor()
})

test('login goes on where one wanted to go, never to another site', async () => {
  const who = await newPerson()
  for (const [next, path] of [
    ['/robin_vale/?a=1', '/robin_vale/'],
    ['//evil.example/', '/'],
    ['https://evil.example/', '/'],
    ['javascript:alert(1)', '/'],
  ] as const) {
    const page = await open({ path: `/login/?${new URLSearchParams({ next })}` })
    await page.locator('#email').fill(who.email)
    await page.locator('#password').fill(who.password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === path && url.host === new URL(page.url()).host)
    await page.getByRole('button', { name: 'Your account' }).waitFor()
    await page.context().close()
  }
})

test('viewer.3 the errors of signing up stand at their fields', async () => {
  const page = await open({ path: '/signup/', complaints: [/409|400/] })
  const errorAt = (id: string) =>
    page.locator(`#${id}`).evaluate((one) => {
      const ids = one.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((name) => document.getElementById(name)?.textContent ?? '').join(' ')
    })
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('first_name')).toContain('Enter your first name.')
  expect(await errorAt('email')).toContain('Enter your e-mail address.')
  expect(await errorAt('birthday')).toContain('Enter your birthday.')
  expect(await page.locator('#first_name').evaluate((one) => one === document.activeElement)).toBe(true)
  await page.locator('#first_name').fill('x'.repeat(31))
  await page.locator('#email').fill('user@bowerbird.test')
  await page.locator('#password').fill('password')
  await page.locator('#birthday').fill('2020-01-01')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('first_name')).toContain('First names can have at most 30 characters.')
  await page.locator('#first_name').fill('Wren')
  await page.locator('#birthday').fill('1990-05-17')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('password')).toContain('Too many people use this password.')
  await page.locator('#password').fill('a much longer password')
  await page.locator('button[type=submit]').click()
  await expect.poll(() => errorAt('email')).toContain('This e-mail address already has an account.')
})

test('prompt.1 prompt.3 a session that ended in the middle of a tap: login in a dialog, then the tap is finished', async () => {
  const who = await newPerson()
  const page = await open({ who, path: '/robin_vale/', complaints: [/401/] })
  const session = await signIn(page.context(), who)
  await session.must('UserSession', 'delete')
  const follow = page.getByRole('button', { name: /^Follow(ing)? Robin Vale$/ })
  await follow.click()
  const dialog = page.getByRole('dialog', { name: 'Log in to follow' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain("You're almost there! Log in to access all of Bowerbird")
  await dialog.locator('#email').fill(who.email)
  await dialog.locator('#password').fill(who.password)
  await dialog.locator('button[type=submit]').click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(async () => (await who.wire.must('User', 'get', { username: 'robin_vale' })).explicitly_followed_by_me)
    .toBe(true)
  expect(new URL(page.url()).pathname).toBe('/robin_vale/')
})

test.each(['desktop', 'phone'] as const)(
  'prompt.2 modal.2 on a %s a visitor who saves or follows is asked to log in or sign up, and stays there',
  async (size) => {
    const page = await open({ size })
    const address = (await pinLink(page, 0).getAttribute('href')) ?? ''
    await rememberTwo(page)
    await visit(page, address)
    await page.locator('[data-save]').first().click()
    const dialog = page.getByRole('dialog')
    await page.getByRole('dialog', { name: 'Log in to save this Pin' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page
      .getByRole('button', { name: /^Follow / })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Log in to follow' }).waitFor()
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

test('a page for members asks visitors to log in and comes back', async () => {
  const who = await newPerson()
  const page = await open({ path: '/me/' })
  expect(page.url()).toContain('/login/?next=')
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill(who.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(`**/${who.username}/`)
})
