import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage, waitForHydration } from '../browser.ts'
import { signUpPerson, type TestPerson } from '../wire.ts'

/** Chooses an item of the account menu that reloads the page. */
async function choose(page: Page, name: string) {
  await page.getByRole('button', { name: 'Your account' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('menuitem', { name }).click()
  await loaded
  await waitForHydration(page)
}

test('two accounts in one browser: added, switched, followed by the other tab, and logged out of together', async () => {
  const [wren, robin] = [await signUpPerson(), await signUpPerson({ first_name: 'Robin' })]
  const page = await openPage({ who: wren, path: '/settings/privacy/', complaints: [/40[19]/] })
  const other = await page.context().newPage()
  await visitPage(other, '/settings/account/')
  const otherTabIs = ({ username }: TestPerson) =>
    expect.poll(() => other.getByLabel('Username').inputValue(), { timeout: 20_000 }).toBe(username)
  await otherTabIs(wren)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Add another account' }).click()
  await page.waitForURL('**/login/?add_account=1')
  await page.locator('#email').fill(robin.email)
  await page.locator('#password').fill(robin.password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL((url) => url.pathname === '/')
  await waitForHydration(page)
  await otherTabIs(robin)

  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('menuitem', { name: 'Switch to Wren' }).waitFor()
  await page.getByRole('menuitem', { name: 'Log out of Robin' }).waitFor()
  await expectAccessible(page, 'the account switcher')
  await page.keyboard.press('Escape')
  await choose(page, 'Switch to Wren')
  await otherTabIs(wren)

  await choose(page, 'Log out of all accounts')
  await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  await other.getByRole('heading', { name: 'Log in to continue' }).waitFor()
  await visitPage(page, '/login/')
  expect(await page.getByRole('button', { name: /^Continue as/ }).count()).toBe(0)
  for (const path of ['/settings/profile/', '/me/']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Log in to continue' }).waitFor()
  }
})

test('people that a search finds can be followed right there', async () => {
  const name = `Quillon${Date.now().toString(36)}`
  const found = await signUpPerson({ first_name: name })
  const who = await signUpPerson()
  const search = () => who.wire.must('BaseSearch', 'get', { query: name, scope: 'users' })
  await expect.poll(async () => JSON.stringify(await search()), { timeout: 20_000 }).toContain(found.username)
  const page = await openPage({ who, path: `/search/users/?q=${name}` })
  const follow = page.getByRole('button', { name: new RegExp(`^Follow(ing)? ${name}`) })
  await follow.click()
  await expect.poll(() => follow.getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(async () => (await who.wire.must('User', 'get', { username: found.username })).explicitly_followed_by_me)
    .toBe(true)
  await expectAccessible(page, 'people found')
})

test('in the demo one confirms an address by a link in the inbox that the page leads to', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/email_verification_error/' })
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await page.getByRole('link', { name: 'Open demo inbox' }).click()
  await page.getByRole('heading', { name: 'Demo inbox' }).waitFor()
  const mails = page.getByRole('list', { name: 'Demo inbox' }).getByRole('listitem')
  await expect
    .poll(
      async () => {
        if ((await mails.count()) < 2) await page.getByRole('button', { name: 'Check for new emails' }).click()
        return mails.count()
      },
      { timeout: 20_000 },
    )
    .toBe(2)
  await expectAccessible(page, '/demo/mail/')
  await mails
    .first()
    .getByRole('link', { name: /email\/verify/ })
    .click()
  await expect.poll(async () => (await who.wire.must('UserSession', 'get')).email_verified).toBe(true)
})
