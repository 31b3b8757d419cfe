import { expect, test } from 'vitest'
import { openBlankPage, openPage } from '../browser.ts'
import { allCards, pinLink } from '../grid.ts'
import { baseUrl } from '../wire.ts'

const calm = { javaScript: false }

test('seo.5 without script home shows its pins, and its end leads to the next page', async () => {
  const page = await openPage(calm)
  const before = await allCards(page).count()
  expect(before).toBe(25)
  const first = await pinLink(page, 0).getAttribute('href')
  await page.locator('a[rel=next]').click()
  await page.waitForURL(/\?bookmark=/)
  expect(await allCards(page).count()).toBe(25)
  expect(await pinLink(page, 0).getAttribute('href')).not.toBe(first)
  await page.locator('a[rel=next]').click()
  expect(await allCards(page).count()).toBeGreaterThan(0)
})

test('seo.5 without script a pin, a board and a profile can be read', async () => {
  const page = await openPage(calm)
  await pinLink(page, 4).click()
  await page.waitForURL(/\/pin\//)
  expect((await page.locator('h1').textContent())?.length).toBeGreaterThan(2)
  expect(await page.locator('article img').first().getAttribute('alt')).not.toBe('')
  expect(await page.locator('section li[data-index]').count()).toBeGreaterThan(5)
  await page.goto('/robin_vale/_saved/')
  expect(await page.locator('h1').textContent()).toContain('Robin Vale')
  await page
    .getByRole('link', { name: /Slow kitchen/ })
    .first()
    .click()
  await page.waitForURL(/slow-kitchen/)
  expect(await page.locator('h1').textContent()).toBe('Slow kitchen')
  expect(await allCards(page).count()).toBeGreaterThan(0)
  await page.goto('/robin_vale/pins/')
  expect(await allCards(page).count()).toBeGreaterThan(10)
  await page.locator('a[rel=next]').click()
  await page.waitForURL(/\?bookmark=/)
  expect(await allCards(page).count()).toBeGreaterThan(0)
})

test('route.23 route.18 an unknown address is a useful page with status 404', async () => {
  const page = await openBlankPage({ ...calm, complaints: [/404/] })
  for (const path of [
    '/nobody_is_called_this/',
    '/settings/nothing-here/',
    '/robin_vale/no-such-board/',
    '/discover/',
    '/a/b/c/d/',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    expect(await page.locator('h1').textContent(), path).toBe('This page has flown')
    expect(await page.getByRole('link', { name: 'Go to home' }).getAttribute('href')).toBe('/')
  }
})

test('seo.5 every page names itself, its language and its picture for others', async () => {
  const page = await openPage({ ...calm, path: '/robin_vale/slow-kitchen/' })
  expect(await page.title()).toBe('Slow kitchen | Bowerbird')
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^en/)
  const picture = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  expect((await fetch(new URL(picture, baseUrl))).status).toBe(200)
  const { pathname } = new URL((await pinLink(page, 0).getAttribute('href')) ?? '', baseUrl)
  for (const path of ['/robin_vale/slow-kitchen/', '/robin_vale/', pathname]) {
    await page.goto(path)
    const told = (name: string) => page.locator(`head ${name}`).first().getAttribute('content')
    const description = await told('meta[name=description]')
    expect(description, path).toBeTruthy()
    expect(await told('meta[property="og:description"]'), path).toBe(description)
    expect(await told('meta[property="og:title"]'), path).toBeTruthy()
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(await told('meta[property="og:url"]'), path).toBe(canonical)
    const about = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}')
    expect(about['@context'], path).toBe('https://schema.org')
  }
})
