import { expect, test } from 'vitest'
import { openPage, visitPage, waitForHydration } from '../browser.ts'
import { readMailsTo, waitForMailLink } from '../mail.ts'
import { signUpPerson, Wire } from '../wire.ts'

test('auth.1 route.38 a forgotten password is reset by mail, once, and ends every session', async () => {
  const who = await signUpPerson()
  const page = await openPage({ path: '/login/', complaints: [/400/] })
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForURL('**/password/reset/')
  await page.locator('#email').fill(who.username)
  await page.locator('button[type=submit]').click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  const link = await waitForMailLink(who.email, '/password/reset/link')
  await visitPage(page, link)
  expect(new URL(page.url()).pathname).toBe(`/pw/${who.username}/`)
  await page.locator('#new_password').fill('quite another password')
  await page.locator('#new_password_confirm').fill('not the same password')
  await page.locator('button[type=submit]').click()
  await page.getByText('The passwords don’t match.').waitFor()
  await page.locator('#new_password_confirm').fill('quite another password')
  await page.locator('button[type=submit]').click()
  await page.getByText('Your password has been changed.').waitFor()
  await waitForHydration(page)
  expect((await who.wire.must('UserSession', 'get')).is_auth).toBe(false)
  await page.locator('#email').fill(who.email)
  await page.locator('#password').fill('quite another password')
  await page.locator('button[type=submit]').click()
  await page.getByRole('button', { name: 'Your account' }).waitFor()
  const again = await openPage({ path: link, complaints: [/400/] })
  await again.locator('#new_password').fill('yet another password')
  await again.locator('#new_password_confirm').fill('yet another password')
  await again.locator('button[type=submit]').click()
  await again.getByRole('heading', { name: 'This link has expired' }).waitFor()
})

test('auth.1 route.38 the link of the welcome mail confirms the address once; a used one says so and sends a new one', async () => {
  const who = await signUpPerson()
  const link = await waitForMailLink(who.email, '/email/verify')
  expect((await who.wire.must('UserSession', 'get')).email_verified).toBe(false)
  const page = await openPage({ who, path: link })
  expect(new URL(page.url()).pathname).toBe('/settings/')
  expect((await who.wire.must('UserSession', 'get')).email_verified).toBe(true)
  const other = await signUpPerson()
  const page2 = await openPage({ who: other, path: '/email_verification_error' })
  const before = readMailsTo(other.email).length
  await page2.getByRole('button', { name: 'Send a new link' }).click()
  await page2.getByRole('heading', { name: 'We sent you a new link' }).waitFor()
  await expect.poll(() => readMailsTo(other.email).length, { timeout: 20_000 }).toBeGreaterThan(before)
  await visitPage(page2, await waitForMailLink(other.email, '/email/verify'))
  expect((await other.wire.must('UserSession', 'get')).email_verified).toBe(true)
})

test('auth.1 /secure/panic ends every session, and a mailed link does so for whoever is locked out', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/secure/panic', complaints: [/\/live\//] })
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('heading', { name: 'You’re signed out everywhere' }).waitFor()
  expect((await who.wire.must('UserSession', 'get')).is_auth).toBe(false)
  const stolen = new Wire()
  const mine = { username_or_email: who.email, password: who.password }
  await stolen.must('UserSession', 'create', mine)
  const password = {
    old_password: who.password,
    new_password: 'the thief chose this',
    new_password_confirm: 'the thief chose this',
  }
  await stolen.must('UserPassword', 'update', password)
  await visitPage(page, await waitForMailLink(who.email, '/secure/panic'))
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('heading', { name: 'You’re signed out everywhere' }).waitFor()
  expect((await stolen.must('UserSession', 'get')).is_auth).toBe(false)
  const thiefs = { username_or_email: who.email, password: 'the thief chose this' }
  expect((await new Wire().ask('UserSession', 'create', thiefs)).status).toBe(401)
  await waitForMailLink(who.email, '/password/reset/link')
})

test('mails speak the language of whoever gets them', async () => {
  const who = await signUpPerson({ locale: 'de' })
  await waitForMailLink(who.email, '/email/verify')
  expect(readMailsTo(who.email).join('')).toMatch(/bestätige|Bestätige|Willkommen/)
})
