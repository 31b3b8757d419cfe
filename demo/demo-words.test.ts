import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { SEED_INTERESTS } from '#domain/interests/interests.ts'
import { DEMO_BUSINESSES, DEMO_LOGINS } from './logins.ts'
import { loadMovingManifest, toMovingFolder, toStoredFileName } from './moving/moving-manifest.ts'
import { FAMILIES } from './pictures/families.ts'
import { DEMO_BOARDS, isFitting } from './words/boards.ts'
import { COMMENTS, listFittingWords } from './words/comments.ts'
import { CONVERSATIONS } from './words/conversations.ts'
import { DRAFTS } from './words/drafts.ts'
import { FACES } from './words/faces.ts'
import { DEMO_RECIPES, DEMO_STORIES, LINKED_ARTICLES, PARTNER_GOODS } from './words/kinds.ts'
import { DEMO_REPORTS } from './words/moderation.ts'
import { MOVING_WORDS } from './words/moving.ts'
import { DEMO_PEOPLE } from './words/people.ts'
import { listCreatorTopics } from './words/pin-tags.ts'
import { listPinTexts } from './words/pins.ts'
import { TODAY_ARTICLES } from './words/today.ts'
import { TRIED_IT_COMMENTS } from './words/tried-it-comments.ts'

/** The seeds of a family's pictures; there is one for each text. */
const seedsOf = (family: string) => listPinTexts(family).map((_, seed) => seed)
const names = new Set(FAMILIES.map(({ name }) => name))

test('there are at least 24 families, each with its own name', () => {
  expect(FAMILIES.length).toBeGreaterThanOrEqual(24)
  expect(names.size).toBe(FAMILIES.length)
})

describe.each(FAMILIES)('$name', (family) => {
  test('draws the same picture from the same seed and another from another', () => {
    const drawn = seedsOf(family.name).map((seed) => JSON.stringify(family.draw(seed)))
    expect(seedsOf(family.name).map((seed) => JSON.stringify(family.draw(seed)))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  test('draws numbers that can be drawn, in a size that fits the grid', () => {
    for (const drawing of seedsOf(family.name).map((seed) => family.draw(seed))) {
      if ('file' in drawing) {
        expect(existsSync(drawing.file), drawing.file.pathname).toBe(true)
        continue
      }
      const { svg, width, height } = drawing
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(width).toBeGreaterThanOrEqual(700)
      expect(width).toBeLessThanOrEqual(1200)
      expect(height).toBeLessThanOrEqual(width * 2)
    }
  })

  test('has a file for each picture that is made ahead', () => {
    const drawings = listPinTexts(family.name).map((_, seed) => family.draw(seed))
    expect(drawings.filter((drawing) => 'file' in drawing && !existsSync(drawing.file))).toEqual([])
  })

  test('says of each of its pictures what it shows', () => {
    for (const { title, description, alt, tags, host } of listPinTexts(family.name)) {
      expect(title.length).toBeLessThanOrEqual(100)
      expect(description.length).toBeGreaterThan(15)
      expect(alt.length).toBeGreaterThan(20)
      expect(tags.length).toBeGreaterThanOrEqual(3)
      expect(tags.length).toBeLessThanOrEqual(6)
      if (host) expect(host).toMatch(/^[a-z0-9-]+\.example$/)
    }
  })
})

test('creators tag their pictures with topics that exist, more than 80 of them besides those of whole families', () => {
  const topics = new Set(SEED_INTERESTS.map(({ url_name }) => url_name))
  const tags = FAMILIES.flatMap(({ name }) => seedsOf(name).map((seed) => listCreatorTopics({ family: name, seed })))
  expect(tags.flat().filter((one) => !topics.has(one))).toEqual([])
  expect(new Set(tags.flatMap(([, ...more]) => more)).size).toBeGreaterThan(80)
})

const pins = FAMILIES.flatMap(({ name }) => listPinTexts(name))
const titles = pins.map(({ title }) => title)

test('no title comes twice', () => {
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

const SMALL_WORDS = new Set(
  'a an and are as at but by for from how i if in into is it my no not of off on or our out over that the this to under up we what when where who why with you your'.split(
    ' ',
  ),
)
const wordsOf = (title: string) => title.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
/** The words that remain when the nouns of a title are removed: at least two, because a single one is only grammar. */
const skeleton = (title: string) => {
  const left = wordsOf(title).map((word) => (SMALL_WORDS.has(word) ? word : '_'))
  return left.filter((word) => word !== '_').length < 2 ? null : left.join(' ')
}

test.each<[string, (title: string) => string | null]>([
  ['the first two words', (title) => wordsOf(title).slice(0, 2).join(' ')],
  ['the last two words', (title) => wordsOf(title).slice(-2).join(' ')],
  ['what stands before a colon', (title) => title.match(/^(.*?): /)?.[1] ?? null],
  ['what stands after a colon', (title) => title.match(/: (.*)$/)?.[1] ?? null],
  ['the words around its nouns', skeleton],
])('no more than 1 %% of the titles share %s', (_, shared) => {
  const found = Map.groupBy(titles, shared)
  found.delete(null)
  const limit = Math.max(1, Math.floor(titles.length / 100))
  expect([...found.values()].filter((some) => some.length > limit)).toEqual([])
})

test('no more than 3 % of the pictures are of one family, and each family has 8 to 12', () => {
  for (const { name } of FAMILIES) {
    const { length } = listPinTexts(name)
    expect(length, name).toBeGreaterThanOrEqual(8)
    expect(length, name).toBeLessThanOrEqual(12)
    expect(length / pins.length, name).toBeLessThanOrEqual(0.03)
  }
})

test('most pins lead somewhere', () => {
  const share = pins.filter(({ host }) => host).length / pins.length
  expect(share).toBeGreaterThan(0.6)
  expect(share).toBeLessThan(0.95)
})

test('everyone has a portrait, and nobody has another one’s', () => {
  const names = [...DEMO_LOGINS, ...DEMO_BUSINESSES, ...DEMO_PEOPLE].map(({ username }) => username)
  expect(Object.keys(FACES).sort()).toEqual(names.sort())
  expect(new Set(Object.values(FACES)).size).toBe(names.length)
})

test('people have valid usernames, each only once, and like families that exist', () => {
  expect(DEMO_PEOPLE.length + DEMO_LOGINS.length).toBe(60)
  expect(new Set(DEMO_PEOPLE.map(({ username }) => username)).size).toBe(DEMO_PEOPLE.length)
  expect(new Set(DEMO_PEOPLE.map(({ about }) => about)).size).toBe(DEMO_PEOPLE.length)
  for (const person of DEMO_PEOPLE) {
    expect(person.username).toMatch(/^[a-z0-9_]{3,30}$/)
    expect(person.country).toMatch(/^[A-Z]{2}$/)
    if (person.website) expect(new URL(person.website).hostname).toMatch(/\.example$/)
    expect(person.interests.filter((interest) => !names.has(interest))).toEqual([])
  }
})

const pictures = FAMILIES.flatMap(({ name: family }) => listPinTexts(family).map((_, seed) => ({ family, seed })))

test('boards have short names, each only once, of families that exist, and every picture has a board', () => {
  expect(DEMO_BOARDS.length).toBe(119)
  expect(new Set(DEMO_BOARDS.map(({ name }) => name)).size).toBe(DEMO_BOARDS.length)
  for (const { name, fit, sections } of DEMO_BOARDS) {
    expect(name.length).toBeLessThanOrEqual(50)
    expect(
      [fit, ...sections.map((section) => section.fit)]
        .flatMap(({ families }) => families)
        .filter((family) => !names.has(family)),
    ).toEqual([])
    expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length)
    expect(sections.length === 0 || (sections.length >= 2 && sections.length <= 5)).toBe(true)
  }
  expect(pictures.filter((picture) => !DEMO_BOARDS.some(({ fit }) => isFitting(fit, picture)))).toEqual([])
})

test('a board has something to hold, and so has each of its sections', () => {
  for (const { name, fit, sections } of DEMO_BOARDS) {
    const there = pictures.filter((picture) => isFitting(fit, picture))
    expect(there.length, name).toBeGreaterThanOrEqual(6)
    for (const { title, fit: within } of sections)
      expect(there.filter((picture) => isFitting(within, picture)).length, `${name}, ${title}`).toBeGreaterThanOrEqual(
        2,
      )
  }
})

test('there are 130 different comments, a third of them with replies, and four or more that fit each picture in particular', () => {
  expect(COMMENTS.length).toBeGreaterThanOrEqual(130)
  expect(new Set(COMMENTS.map(({ text }) => text)).size).toBe(COMMENTS.length)
  expect(COMMENTS.filter(({ replies }) => replies.length > 0).length).toBeGreaterThan(COMMENTS.length / 3)
  const special = COMMENTS.filter(({ on }) => on.length > 0)
  expect(pictures.filter((picture) => listFittingWords(special, picture).length < 4)).toEqual([])
})

const BRITISH =
  /\b(?:colour\w*|favourites?|neighbour\w*|grey(?! stripe)|courgettes?|aubergines?|allotments?|splashbacks?|trousers|cosy|mould|plaits?|tyres?|centres?|(?:centi|kilo)?metres?|litres?|primary school|shop window|petrol|flatmates?|small flat|unwaxed|floury|fairy lights)\b|[a-z]'(?:s|t|re|ve|m|ll)\b/i

/** Collects all texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(textsIn)

test('titles, descriptions, boards, comments, people, messages, reports and articles are in American English with curly apostrophes', () => {
  const texts = [
    ...[CONVERSATIONS, DEMO_REPORTS, DRAFTS, MOVING_WORDS, TODAY_ARTICLES, TRIED_IT_COMMENTS].flatMap(textsIn),
    ...[PARTNER_GOODS, DEMO_RECIPES, DEMO_STORIES, LINKED_ARTICLES].flatMap(textsIn),
    ...pins.flatMap(({ title, description, alt, tags }) => [title, description, alt, ...tags]),
    ...DEMO_BOARDS.flatMap(({ name, description, sections }) => [
      name,
      description,
      ...sections.map((one) => one.title),
    ]),
    ...COMMENTS.flatMap(({ text, replies }) => [text, ...replies]),
    ...DEMO_PEOPLE.map(({ about }) => about),
  ]
  expect(texts.filter((text) => BRITISH.test(text))).toEqual([])
})

test('the files of every video and GIF of the demo world exist', () => {
  const { videos, gifs } = loadMovingManifest()
  const folders = [
    ...videos.map((video) => ({ ...video, folder: toMovingFolder('video', video) })),
    ...gifs.map((gif) => ({ ...gif, folder: toMovingFolder('gif', gif) })),
  ]
  expect(folders.length).toBeGreaterThan(20)
  for (const { files, folder } of folders)
    expect(files.filter((file) => !existsSync(new URL(toStoredFileName(file), folder)))).toEqual([])
})
