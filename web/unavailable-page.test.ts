import { expect, test } from 'vitest'
import { renderUnavailablePage } from './unavailable-page.ts'

test('while the database is away the page says so in the reader’s language and tries again by itself', () => {
  expect(renderUnavailablePage('de-DE,de;q=0.9', 'away', 'Bowerbird')).toContain('Wir sind gleich zurück')
  const html = renderUnavailablePage('en', 'away', 'Bowerbird')
  expect(html).toContain('<title>We’ll be right back | Bowerbird</title>')
  expect(html).toContain('http-equiv="refresh"')
  expect(html).not.toContain('<script')
  expect(html).toMatch(/<a href="" style="[^"]*background: #2b48d8; color: #ffffff[^"]*">Try again<\/a>/)
})

test('during an upgrade the page says so and tries again by itself', () => {
  const html = renderUnavailablePage('en', 'upgrading', 'Bowerbird')
  expect(html).toContain('We’re getting an update ready.')
  expect(html).toContain('http-equiv="refresh"')
})

test('a page that broke does not load itself again and again', () => {
  expect(renderUnavailablePage('en', 'broken', 'Bowerbird')).not.toContain('refresh')
})
