import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  HELP_ARTICLE_NAMES,
  PAGE_DESCRIPTION_MAX,
  PAGE_TITLE_MAX,
  TEXT_PAGE_LANGUAGES,
  TEXT_PAGE_NAMES,
  TEXT_PAGE_PATHS,
  type TextPageName,
} from '#domain/constants/text-pages.ts'
import { textPagePath } from '#domain/rules/text-page/text-page-rules.ts'
import { findDefaultText } from '#server/text-pages/default-texts.ts'
import { toTextBlocks } from '#server/text-pages/text-blocks.ts'
import { matchRoute } from '#web/router/match-route.ts'
import { routes } from '#web/routes.tsx'

const blanks = { product: 'Nest', operator: 'Bower Club', contact: 'hello@nest.example', event_days: '90' }
const linesOf = (name: TextPageName, language: 'en' | 'de') =>
  toTextBlocks(findDefaultText(name, language).body, blanks).blocks.flatMap((block) =>
    block.kind === 'list' ? block.items : [block.spans],
  )
const wordCount = (name: TextPageName, language: 'en' | 'de') =>
  linesOf(name, language)
    .flat()
    .map(({ text }) => text)
    .join(' ')
    .match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0

const all = TEXT_PAGE_LANGUAGES.flatMap((language) => TEXT_PAGE_NAMES.map((name) => [name, language] as const))

test('there are 25 articles of help at least', () => expect(HELP_ARTICLE_NAMES.length).toBeGreaterThanOrEqual(25))

test.each(all)('%s (%s) is long enough, not too long, and fits what staff may save', (name, language) => {
  const { title, description } = findDefaultText(name, language)
  expect(title.length).toBeLessThanOrEqual(PAGE_TITLE_MAX)
  expect(description.length).toBeLessThanOrEqual(PAGE_DESCRIPTION_MAX)
  const count = wordCount(name, language)
  if (name in TEXT_PAGE_PATHS) expect(count).toBeGreaterThanOrEqual(250)
  else expect([count >= 80, count <= 250]).toEqual([true, true])
})

test.each(all)('every link and blank of %s (%s) leads somewhere', (name, language) => {
  const text = JSON.stringify(linesOf(name, language))
  expect(text).not.toMatch(/\{\{|\{#/)
  const { wrongLinks } = toTextBlocks(findDefaultText(name, language).body, blanks)
  expect(wrongLinks).toEqual([])
  const hrefs = linesOf(name, language)
    .flat()
    .flatMap(({ href }) => (href?.startsWith('/') ? (href.split('#')[0] ?? '') : []))
  const helpPaths = TEXT_PAGE_NAMES.map(textPagePath)
  for (const href of hrefs) {
    const { route } = matchRoute(routes, href) ?? {}
    expect([href, route && !['profile', 'board', 'section'].includes(route.name)]).toEqual([href, true])
    if (/^\/help\/./.test(href)) expect(helpPaths).toContain(href)
  }
})

test.each(TEXT_PAGE_NAMES)('%s has the same headings, lists and anchors in both languages', (name) => {
  const shape = (language: 'en' | 'de') =>
    toTextBlocks(findDefaultText(name, language).body, blanks).blocks.map((block) => {
      if (block.kind === 'list') return `list of ${block.items.length}`
      return block.kind === 'heading' ? `heading ${block.level}` : 'paragraph'
    })
  expect(shape('de')).toEqual(shape('en'))
})

test.each(TEXT_PAGE_LANGUAGES)('the cookies page names every cookie that is set (%s)', (language) => {
  const set = ['server/http/cookies.ts', 'web/state/theme.ts', 'web/surfaces/cookies/keep-consent.ts']
  const sources = set.map((file) => readFileSync(file, 'utf8')).join()
  const names = new Set(sources.match(/\bbb_\w+|\bcsrftoken\b|(?<=')_auth\b/g))
  expect(names.size).toBeGreaterThanOrEqual(9)
  const { body } = findDefaultText('cookies', language)
  expect([...names].filter((name) => !body.includes(`**${name}**`))).toEqual([])
})
