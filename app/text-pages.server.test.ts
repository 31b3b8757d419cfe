import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { StaffTextPageResource } from '#domain/resources/text-pages.ts'
import { openTestHouse, type TestHouse } from '#server/testing/test-house.ts'
import { pageWords, render } from '#web/entry-server.tsx'
import { makeHttpServer } from './serve.ts'

const clientDir = mkdtempSync(join(tmpdir(), 'bowerbird-texts-'))
let world: TestHouse
let app: FastifyInstance
beforeAll(async () => {
  for (const name of ['assets', 'icons']) mkdirSync(join(clientDir, name))
  writeFileSync(join(clientDir, 'favicon.svg'), '<svg/>')
  world = await openTestHouse({ RATE_LIMITS: 'off', OPERATOR_NAME: 'Bower Club' })
  const assets = { of: () => ({ scripts: [], styles: [], preloads: [], fonts: [] }) }
  app = await makeHttpServer(world.house, { render, pageWords, assets, version: 'test', clientDir, mapsDir: clientDir })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  await world.end()
  rmSync(clientDir, { recursive: true })
})

async function shown(url: string, language = 'en') {
  const { body, statusCode } = await app.inject({ url, headers: { accept: 'text/html', 'accept-language': language } })
  const [head = '', rest = ''] = body.split('</head>')
  const text = rest
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  return { statusCode, head, text, html: rest }
}

test.each([
  ['/about/', 'About Bowerbird', 'Über Bowerbird'],
  ['/terms/', 'Terms of Service', 'Nutzungsbedingungen'],
  ['/privacy/', 'Privacy Policy', 'Datenschutzerklärung'],
  ['/cookies/', 'Cookies', 'Cookies'],
  ['/about/community-guidelines/', 'Community guidelines', 'Community-Richtlinien'],
  ['/about/merchant-guidelines/', 'Merchant guidelines', 'Händlerrichtlinien'],
  ['/contact/', 'Contact', 'Kontakt'],
  ['/help/save-a-pin/', 'Save a Pin', 'Einen Pin merken'],
])('%s is a page for everyone, in both languages, that search engines may show', async (path, english, german) => {
  for (const [language, title] of [
    ['en', english],
    ['de', german],
  ] as const) {
    const page = await shown(path, language)
    expect(page.statusCode).toBe(200)
    expect(page.head).toContain(`<title>${title} | Bowerbird</title>`)
    expect(page.head).toMatch(/<meta name="description" content="[^"]{40,}"/)
    expect(page.head).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`)
    expect(page.head).not.toContain('noindex')
    expect(page.html).toMatch(/<footer[\s\S]*href="\/terms\/"[\s\S]*href="\/contact\/"/)
  }
})

test('the guidelines have a short address too, and an article that is not there is not found', async () => {
  const short = await shown('/guidelines/')
  expect(short.head).toContain('href="http://localhost:3000/about/community-guidelines/"')
  for (const path of ['/help/nothing/', '/help/about/', '/help/a/b/']) expect((await shown(path)).statusCode).toBe(404)
})

test('help is searched by a plain form, in the language of whoever searches', async () => {
  const all = await shown('/help/')
  expect(all.html).toMatch(/<form[^>]*action="\/help\/"/)
  expect(all.html.match(/href="\/help\/[a-z-]+\/"/g)?.length).toBeGreaterThanOrEqual(25)
  const found = await shown('/help/?q=delete+account')
  expect(found.text).toContain('Results for “delete account”')
  expect(found.text).toContain('Delete or pause your account')
  expect(found.head).toContain('noindex')
  expect((await shown('/help/?q=Konto+l%C3%B6schen', 'de')).text).toContain('Konto löschen oder pausieren')
  const nothing = await shown('/help/?q=%3Cb%3Eqwertyuiop')
  expect(nothing.text).toContain('No results for “&lt;b&gt;qwertyuiop.”')
  expect(nothing.html).toContain('href="/contact/"')
})

test('what staff change is shown to visitors at once, also where they share a page', async () => {
  const staff = await world.person({ is_staff: true })
  const text = { title: 'Our <nest>', description: 'What we changed.', body: 'New words <script>x</script>' }
  const save = (based_on: number) =>
    world.as(staff)(StaffTextPageResource.update, { name: 'about', language: 'en', ...text, based_on })
  const before = await Promise.all(['/about/', '/help/?q=zebrafinch', '/help/'].map((path) => shown(path)))
  expect(before[0]?.text).toContain('This Bowerbird is run by Bower Club')
  await save(0)
  const after = await shown('/about/')
  expect(after.head).toContain('<title>Our &lt;nest&gt; | Bowerbird</title>')
  expect(after.text).toContain('New words &lt;script&gt;x&lt;/script&gt;')
  expect(after.text).toContain('Last updated')
  expect((await shown('/about/', 'de')).text).toContain('wird von Bower Club betrieben')
  const article = { name: 'find-ideas', language: 'en', ...text, body: 'Ask the zebrafinch.' } as const
  await world.as(staff)(StaffTextPageResource.update, { ...article, based_on: 0 })
  expect((await shown('/help/?q=zebrafinch')).text).toContain('What we changed.')
  expect((await shown('/help/')).text).toContain('Our &lt;nest&gt;')
  await world.as(staff)(StaffTextPageResource.delete, { name: 'about', language: 'en', based_on: 1 })
  expect((await shown('/about/')).text).toContain('This Bowerbird is run by Bower Club')
})
