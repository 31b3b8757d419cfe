import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backdateSessions } from '../backdate-sessions.ts'
import {
  expectAccessible,
  followLink,
  openBlankPage,
  openPage,
  signIn,
  visitPage,
  waitForHydration,
} from '../browser.ts'
import { readMailsTo, waitForMailLink } from '../mail.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, signUpPerson, Wire } from '../wire.ts'

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()
const notice = (page: Page, text: string) => page.getByRole('region', { name: 'Notices' }).getByText(text)

test('viewer.3 the profile: a first name of 31 letters is refused at its field, the rest is kept and saved; a picture is placed, used and removed; leaving what is not saved asks first', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/settings/profile/', complaints: [/400/] })
  await page.locator('#first_name').fill('x'.repeat(31))
  await page.locator('#about').fill('Feathers, mostly.')
  await save(page)
  await expect.poll(() => page.locator('#first_name').getAttribute('aria-invalid')).toBe('true')
  await page.getByText('First names can be up to 30 characters.').waitFor()
  expect(await page.locator('#about').inputValue()).toBe('Feathers, mostly.')
  await page.locator('#first_name').fill('Robina')
  await page.locator('#website_url').fill('feathers.example')
  await page.locator('#pronouns').fill('she/her')
  await save(page)
  await notice(page, 'Saved').waitFor()

  await page.locator('input[type=file]').setInputFiles(await makePictureFile())
  const dialog = page.getByRole('dialog', { name: 'Position your picture' })
  await dialog.getByRole('application').press('+')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await notice(page, 'Your new picture is live.').waitFor()
  const { image_large_url } = await who.wire.must('UserSession', 'get')
  expect((await fetch(new URL(image_large_url, baseUrl))).status).toBe(200)
  await page.getByRole('button', { name: 'Remove' }).click()
  await notice(page, 'Picture removed.').waitFor()
  const sent = await (await page.request.get('/me/')).text()
  expect(sent).toMatch(/<h1[^>]*>(?:(?!<\/h1>).)*Robina/s)
  expect(sent).toContain('Feathers, mostly.')

  await page.locator('#about').fill('Half a sentence')
  const asked: string[] = []
  let goes = false
  page.on('dialog', (one) => {
    asked.push(one.message())
    void (goes ? one.accept() : one.dismiss())
  })
  const link = page.getByRole('link', { name: 'Home' }).first()
  await link.click()
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toBe('Leave this page? You haven’t saved your changes yet.')
  expect(new URL(page.url()).pathname).toBe('/settings/profile/')
  expect(await page.locator('#about').inputValue()).toBe('Half a sentence')
  goes = true
  await link.click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('route.18 a new username leads from the old one; reserved and taken ones are refused at the field; a new e-mail address counts once it is confirmed there, and the old one is told', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/settings/account/', complaints: [/400|409/] })
  const name = `wren_${Date.now() % 1e9}`
  for (const [wrong, sentence] of [
    ['settings', 'This username is reserved.'],
    ['robin_vale', 'This username is taken.'],
  ] as const) {
    await page.locator('#username').fill(wrong)
    await save(page)
    await page.getByText(sentence).waitFor()
  }
  await page.locator('#username').fill(name)
  await save(page)
  await notice(page, 'Saved').waitFor()
  expect(new URL((await page.request.get(`/${who.username}/`)).url()).pathname).toBe(`/${name}/`)

  const email = `new-${who.email}`
  await page.locator('#email').fill(email)
  await save(page)
  await page.getByText(`We sent a link to ${email}`).first().waitFor()
  await expect.poll(() => readMailsTo(who.email).some((mail) => mail.includes(email)), { timeout: 20_000 }).toBe(true)
  const login = { username_or_email: email, password: who.password }
  expect((await new Wire().ask('UserSession', 'create', login)).status).not.toBe(200)
  await visitPage(page, await waitForMailLink(email, '/email/verify'))
  expect((await new Wire().ask('UserSession', 'create', login)).status).toBe(200)
})

test.each(['desktop', 'phone'] as const)(
  'auth.1 who has been signed in for long gives the password for another e-mail address, on a %s',
  async (size) => {
    const who = await signUpPerson()
    const page = await openPage({ who, size, path: '/settings/account/', complaints: [/40[03]/] })
    await backdateSessions(who)
    const email = `next-${who.email}`
    await page.locator('#email').fill(email)
    await page.locator('#email').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' })
    const password = dialog.getByLabel('Your password')
    await dialog.getByText(email).waitFor()
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
    await expectAccessible(page, 'the password is asked for')
    await password.fill('not my password')
    await password.press('Enter')
    await dialog.getByText('That’s not your current password.').waitFor()
    expect(await password.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => password.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialog.count()).toBe(0)
    expect(await page.locator('#email').inputValue()).toBe(email)
    expect((await who.wire.must('UserSettings', 'get')).pending_email).toBeNull()
    await save(page)
    await password.fill(who.password)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText(`We sent a link to ${email}`).first().waitFor()
    await expect.poll(() => dialog.count()).toBe(0)
    expect((await who.wire.must('UserSettings', 'get')).pending_email).toBe(email)
  },
)

test('auth.1 sessions are listed and ended; a new password ends all others', async () => {
  const who = await signUpPerson()
  const page = await openBlankPage({ who, complaints: [/400/] })
  const others = [new Wire(), new Wire()]
  for (const wire of others)
    await wire.must('UserSession', 'create', { username_or_email: who.email, password: who.password })
  await visitPage(page, '/settings/security/')
  await page.getByText('This device').waitFor()
  const rows = page.getByRole('listitem').filter({ has: page.getByText('Last seen') })
  expect(await rows.count()).toBe(4)
  await page
    .getByRole('button', { name: /^Sign out .* on / })
    .first()
    .click()
  await notice(page, 'Signed out on that device.').waitFor()
  await expect.poll(() => rows.count()).toBe(3)
  await page.locator('#old_password').fill('not the old one')
  await page.locator('#new_password').fill('quite another password')
  await page.locator('#new_password_confirm').fill('quite another password')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('That’s not your current password.').waitFor()
  await page.locator('#old_password').fill(who.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await notice(page, 'Password changed. We signed you out on all other devices.').waitFor()
  await expect.poll(() => rows.count()).toBe(1)
  for (const wire of [...others, who.wire]) expect((await wire.must('UserSession', 'get')).is_auth).toBe(false)
})

test('the language changes every page, and times and numbers with it', async () => {
  const page = await openPage({ who: await signUpPerson(), path: '/settings/language/' })
  await page.locator('#locale').selectOption('de')
  await Promise.all([page.waitForEvent('load'), save(page)])
  await waitForHydration(page)
  await page.getByRole('heading', { name: 'Sprache', exact: false }).first().waitFor()
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^de/)
  await followLink(page, '/')
  expect(await page.title()).not.toContain('Home')
  expect(await page.getByRole('link', { name: 'Create', exact: true }).count()).toBe(0)
})

test('a private profile shows itself to nobody else; one’s space is shown with what is used of it, as a bar and in words; a copy of one’s data is asked for, made and downloaded', async () => {
  const who = await signUpPerson()
  await who.wire.must('Board', 'create', { name: 'For me alone' })
  const page = await openPage({ who, path: '/settings/privacy/' })
  await page.getByRole('switch', { name: 'Private profile' }).click()
  await notice(page, 'Saved').waitFor()
  expect(await (await fetch(`${baseUrl}/${who.username}/`)).text()).not.toContain('For me alone')

  const space = page.locator('section', { has: page.getByRole('heading', { name: 'Storage' }) })
  const used = async (words: string) => {
    await visitPage(page, '/settings/data/')
    await space.getByText(`${words} of 10 GB used`).waitFor()
  }
  await used('0 kB')
  const bar = space.getByRole('progressbar', { name: 'Storage' })
  expect(await bar.getAttribute('aria-valuenow')).toBe('0')
  const { buffer } = await makePictureFile()
  await who.wire.must('Pin', 'create', { image_base64: buffer.toString('base64') })
  const { upload_bytes_used } = await who.wire.must('UserSettings', 'get')
  expect(upload_bytes_used).toBeGreaterThan(0)
  await used(`${Math.round(upload_bytes_used / 100) / 10} kB`)

  await page.getByRole('button', { name: 'Request your data' }).click()
  const link = page.getByRole('link', { name: 'Download' })
  await link.waitFor({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('export.json')
  const text = await (await page.request.get((await link.getAttribute('href')) ?? '')).text()
  expect(text).toContain('For me alone')
  expect(text).toContain(who.email)
})

test('auth.1 pausing asks for the password, deleting asks for it too and is at once; logging in ends the pause, and within the grace brings the account back', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/settings/data/', complaints: [/400|401|404/] })
  const profile = async () => (await fetch(`${baseUrl}/${who.username}/`)).status
  await backdateSessions(who)
  await page.getByRole('button', { name: 'Deactivate account' }).click()
  const pausing = page.getByRole('dialog', { name: 'Take a break' })
  await pausing.getByRole('button', { name: 'Deactivate account' }).click()
  await pausing.getByText('Enter your password.').waitFor()
  await pausing.locator('#password').fill(who.password)
  await pausing.locator('#password').press('Enter')
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(profile, { timeout: 20_000 }).toBe(404)
  await signIn(page.context(), who)
  await expect.poll(profile, { timeout: 20_000 }).toBe(200)

  await visitPage(page, '/settings/data/')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('#password').fill('not my password')
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await dialog.getByText('That’s not your current password.').or(dialog.getByText('don’t match')).waitFor()
  await dialog.locator('#password').fill(who.password)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await expect.poll(profile, { timeout: 20_000 }).toBe(404)
  await signIn(page.context(), who)
  await expect.poll(profile, { timeout: 20_000 }).toBe(200)
})
