import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { backdateAccount } from '../backdate-sessions.ts'
import { followLink, openPage, visitPage } from '../browser.ts'
import { signUpPerson } from '../wire.ts'

const heightOf = (page: Page, what: string) =>
  page.locator(what).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  })
const bar = 'nav:has(> a[href="/me/"])'

test('shell.1 the header is 64 px; its navigation and the bar at the bottom change places at 680 px', async () => {
  const page = await openPage({ who: await signUpPerson() })
  for (const [width, isPhone] of [
    [679, true],
    [680, false],
    [1440, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect([width, await heightOf(page, 'header')]).toEqual([width, 64])
    expect([width, await page.locator(bar).isVisible()]).toEqual([width, isPhone])
    expect([width, await page.locator('header nav').isVisible()]).toEqual([width, !isPhone])
  }
})

test('shell.1 shell.2 the bar is 64 px for new people, else 52, and 0 after scrolling down; on the creator it has no plus', async () => {
  const who = await signUpPerson()
  const page = await openPage({ size: 'phone', who })
  const height = () => heightOf(page, bar)
  const plus = page.locator(bar).getByRole('button', { name: 'Create' })
  expect(await height()).toBe(64)
  await page.mouse.wheel(0, 600)
  await expect.poll(height).toBe(0)
  await page.mouse.wheel(0, -200)
  await expect.poll(height).toBe(64)
  expect(await plus.count()).toBe(1)
  await followLink(page, '/pin-creation-tool/')
  await expect.poll(() => plus.count()).toBe(0)
  await backdateAccount(who)
  await visitPage(page, '/')
  expect(await height()).toBe(52)
})

const TITLES = [
  ['/pin-creation-tool/', 'Log in to create a Pin or board'],
  ['/pin/{id}/edit/', 'Log in to edit this Pin'],
  ['/pin/{id}/repin/', 'Log in to save this Pin'],
  ['/login/?reason=hide', 'Log in to hide this Pin'],
  ['/login/?reason=nonsense', 'Welcome back'],
  ['/signup/?reason=follow', 'Log in to follow'],
  [
    '/login/?board_url=%2Fada%2Fcome-along%2F&accept_invite=true&seamless=true',
    'Your friends invited you to join their board',
  ],
] as const

test('prompt.4 prompt.5 prompt.7 direct visits show the header of what was wanted, without script; login leads there', async () => {
  const who = await signUpPerson()
  const [pin] = await who.wire.must('UserHomefeed', 'get', {})
  const page = await openPage({ path: '/login/', javaScript: false })
  const toPath = (path: string) => path.replace('{id}', pin.id)
  for (const [path, title] of TITLES) {
    await page.goto(toPath(path))
    expect([path, await page.locator('h1').first().textContent()]).toEqual([path, title])
  }
  for (const path of ['/pin/{id}/repin/', '/pin/{id}/edit/'].map(toPath)) {
    const visitor = await openPage({ path })
    await visitor.locator('#email').fill(who.email)
    await visitor.locator('#password').fill(who.password)
    await Promise.all([visitor.waitForURL(`**${path}*`), visitor.locator('button[type=submit]').click()])
  }
})
