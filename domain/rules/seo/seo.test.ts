import { expect, test } from 'vitest'
import { collapseDescription, listRelatedInterests } from './more-about.ts'
import { noindexReason, removeSensitiveWords, toSeoTexts } from './seo-texts.ts'

const plain = { title: 'Two jars', description: 'Fired twice', isPictureSensitive: false, isListed: true }

test.each([
  [{}, null],
  [{ isListed: false }, 'not_listed'],
  [{ isPictureSensitive: true }, 'sensitive_picture'],
  [{ title: 'Nude study' }, 'sensitive_raw_pin_text'],
  [{ description: 'about SUICIDE' }, 'sensitive_raw_pin_text'],
  [{ title: 'Sussex in May, Middlesex too' }, null],
  [{ richTitle: 'xxx' }, 'is_sensitive_rich_pin_title'],
  [{ description: 'on self harm' }, 'sensitive_raw_pin_text'],
  [{ description: 'self_harm' }, 'sensitive_raw_pin_text'],
  [{ title: 'Selfharm' }, 'sensitive_raw_pin_text'],
  [{ richTitle: 'pro ana' }, 'is_sensitive_rich_pin_title'],
  [{ richDescription: 'pro-ana' }, 'is_sensitive_rich_pin_description'],
  [{ boardTitle: 'Erotik', isListed: false }, 'is_sensitive_board_title'],
])('seo.4 a pin with %j has the reason %s', (more, reason) => expect(noindexReason({ ...plain, ...more })).toBe(reason))

test.each([
  ['sensitive_raw_pin_text', true],
  ['is_sensitive_rich_pin_description', true],
  ['is_sensitive_rich_pin_title', true],
  ['is_sensitive_board_title', true],
  ['sensitive_picture', false],
  ['not_listed', false],
  [null, false],
])(
  'seo.7 with the reason %s the SEO title and description replace the pin’s own: %s',
  (seo_noindex_reason, isReplaced) => {
    const own = { name: 'Nude study', description: 'Nudity, drawn twice' }
    const cleaned = { name: removeSensitiveWords(own.name), description: removeSensitiveWords(own.description) }
    expect(cleaned).toEqual({ name: 'study', description: ', drawn twice' })
    const pin = { seo_noindex_reason, seo_title: cleaned.name, seo_description: cleaned.description }
    expect(toSeoTexts(pin, own)).toEqual(isReplaced ? cleaned : own)
  },
)

test.each([
  [115, false, null],
  [116, false, 115],
  [116, true, null],
  [500, true, null],
])('seo.8 seo.2 a description of %i characters, for a bot %s, is cut to %s', (length, isBot, cut) =>
  expect(collapseDescription('x'.repeat(length), isBot)?.length ?? null).toBe(cut),
)

test('seo.9 related interests: topics with their pages and shopping pages by their names, each once', () => {
  const join = {
    annotations_with_links_array: [
      { name: 'Clay', url: '/search/pins/?q=clay' },
      { name: 'Clay', url: '/search/pins/?q=clay' },
      { name: 'Elsewhere', url: 'javascript:alert(1)' },
    ],
    shopping_klp_urls: ['/shopping/mid-century-lamp/'],
  }
  expect(listRelatedInterests(join)).toEqual([
    { name: 'Clay', url: '/search/pins/?q=clay' },
    { name: 'Mid Century Lamp', url: '/shopping/mid-century-lamp/' },
  ])
  expect(listRelatedInterests(undefined)).toEqual([])
})
