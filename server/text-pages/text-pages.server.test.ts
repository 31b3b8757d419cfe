import { afterAll, beforeAll, expect, test } from 'vitest'
import { PAGE_BODY_MAX } from '#domain/constants/text-pages.ts'
import { StaffActsResource } from '#domain/resources/staff.ts'
import {
  HelpResource,
  StaffTextPageResource,
  StaffTextPagesResource,
  StaffTextPreviewResource,
  TextPageResource,
} from '#domain/resources/text-pages.ts'
import { StaffArticlesResource } from '#domain/resources/today.ts'
import type { Person } from '../context.ts'
import { openTestHouse, type TestHouse } from '../testing/test-house.ts'

let house: TestHouse
let keeper: Person
let second: Person
beforeAll(async () => {
  house = await openTestHouse({
    OPERATOR_NAME: 'Bower Club',
    OPERATOR_CONTACT: 'hello@bower.example',
    PRODUCT_NAME: 'Nest',
    EVENT_DAYS: '33',
  })
  keeper = await house.person({ username: 'keeper', is_staff: true })
  second = await house.person({ username: 'second', is_staff: true })
})
afterAll(() => house.end())

const english = { name: 'about', language: 'en' } as const
const text = { title: 'Who we are', description: 'A club.', body: 'Hello **there**' }
const read = async (locale: string, name = 'about') =>
  house.as(null, { locale })(TextPageResource.get, { name }) as Promise<{ title: string; blocks: object[] }>

test('without a word of staff a page names the product and its operator, in the language of whoever reads', async () => {
  const page = await read('en-US')
  expect(page).toMatchObject({ title: 'About Nest', language: 'en', changed_at: null })
  expect(JSON.stringify(page)).toContain('run by Bower Club')
  expect(JSON.stringify(page)).toContain('"href":"mailto:hello@bower.example"')
  expect(await read('de-AT')).toMatchObject({ title: 'Über Nest', language: 'de' })
  expect(JSON.stringify(await read('de', 'privacy'))).toContain('33 Tage')
  expect(await read('ja')).toMatchObject({ title: 'About Nest', language: 'en' })
  await expect(read('en-US', 'nothing')).rejects.toMatchObject({ kind: 'not_found' })
})

test('help is found by words of its titles and texts, in both languages', async () => {
  const find = async (query: string, locale = 'en-US') =>
    (await house.as(null, { locale })(HelpResource.get, { query })).articles.map(({ name }) => name)
  expect((await find('secret board'))[0]).toBe('secret-boards')
  expect((await find('how can I delete my account'))[0]).toBe('delete-your-account')
  expect(await find('DNS')).toEqual(['claim-your-website'])
  expect((await find('geheime Pinnwand', 'de'))[0]).toBe('secret-boards')
  expect((await find('Konto löschen', 'de-CH'))[0]).toBe('delete-your-account')
  // A query in another language finds the article too, which is shown in the reader's language.
  const [crossed] = (await house.as(null, { locale: 'de' })(HelpResource.get, { query: 'spreadsheet' })).articles
  expect(crossed).toMatchObject({ name: 'see-pin-stats', title: 'Sehen, wie deine Pins ankommen' })
  expect(await find('qwertyuiop')).toEqual([])
  expect((await house.as(null)(HelpResource.get, {})).articles.length).toBeGreaterThanOrEqual(25)
})

test('only staff edit; a new version says who and when, an earlier one comes back, and so does the default', async () => {
  const someone = await house.person()
  for (const asker of [null, someone]) {
    const asked = house.as(asker)(StaffTextPageResource.update, { ...english, ...text, based_on: 0 })
    await expect(asked).rejects.toMatchObject({ kind: asker ? 'forbidden' : 'not_signed_in' })
  }
  const ask = house.as(keeper)
  const first = await ask(StaffTextPageResource.update, { ...english, ...text, based_on: 0 })
  expect(first).toMatchObject({ ...text, version: 1, is_default: false, versions: [{ version: 1, by: 'keeper' }] })
  expect(await read('en-US')).toMatchObject({
    title: 'Who we are',
    blocks: [{ kind: 'paragraph', spans: [{ text: 'Hello ' }, { text: 'there', bold: true }] }],
  })
  expect((await read('de')).title).toBe('Über Nest')

  const twice = await house.as(second)(StaffTextPageResource.update, { ...english, ...text, title: 'Us', based_on: 1 })
  expect(twice.versions.map(({ version, by }) => [version, by])).toEqual([
    [2, 'second'],
    [1, 'keeper'],
  ])
  const earlier = await ask(StaffTextPageResource.get, { ...english, version: 1 })
  expect(earlier).toMatchObject({ title: 'Who we are', version: 2 })
  const { title, description, body } = earlier
  await ask(StaffTextPageResource.update, { ...english, title, description, body, based_on: 2 })
  expect((await read('en-US')).title).toBe('Who we are')

  const back = await ask(StaffTextPageResource.delete, { ...english, based_on: 3 })
  expect(back).toMatchObject({ title: 'About {{ product }}', version: 4, is_default: true })
  expect(await read('en-US')).toMatchObject({ title: 'About Nest', changed_at: null })
  await expect(ask(StaffTextPageResource.get, { ...english, version: 9 })).rejects.toMatchObject({ kind: 'not_found' })
  const acts = (await ask(StaffActsResource.get, {})).items
  expect(acts.slice(0, 2).map(({ act, target }) => [act, target])).toEqual([
    ['page.default', 'about (en)'],
    ['page.saved', 'about (en)'],
  ])
})

test('of two who edit at once the second is refused, told by whom, and nothing is overwritten', async () => {
  const which = { name: 'contact', language: 'de' } as const
  const save = (who: Person, title: string, based_on: number) =>
    house.as(who)(StaffTextPageResource.update, { ...which, ...text, title, based_on })
  for (const based_on of [0, 1]) {
    const tried = await Promise.allSettled([
      save(keeper, `Keeper ${based_on}`, based_on),
      save(second, `Second ${based_on}`, based_on),
    ])
    const refused = tried.filter((one) => one.status === 'rejected')
    expect(refused).toHaveLength(1)
    const winner = tried[0].status === 'fulfilled' ? 'keeper' : 'second'
    expect(refused[0]?.reason).toMatchObject({ kind: 'conflict', key: 'pages.conflict', values: { name: winner } })
    expect((await read('de', 'contact')).title.toLowerCase()).toBe(`${winner} ${based_on}`)
  }
  await expect(house.as(keeper)(StaffTextPageResource.delete, { ...which, based_on: 1 })).rejects.toMatchObject({
    kind: 'conflict',
  })
  await expect(save(keeper, 'Ahead', 7)).rejects.toMatchObject({ kind: 'conflict' })
  expect(await house.as(keeper)(StaffTextPageResource.get, which)).toMatchObject({ version: 2 })
})

test.each([
  [{ title: '  ' }, 'title', 'pages.titleMissing'],
  [{ title: 'x'.repeat(101) }, 'title', 'pages.titleTooLong'],
  [{ description: '' }, 'description', 'pages.descriptionMissing'],
  [{ description: 'x'.repeat(201) }, 'description', 'pages.descriptionTooLong'],
  [{ body: '\u200b' }, 'body', 'pages.bodyMissing'],
  [{ body: 'x'.repeat(40_001) }, 'body', 'pages.bodyTooLong'],
  [{ body: 'See [this](javascript:alert(1)).' }, 'body', 'pages.wrongLink'],
  [{ body: '[x](//evil.example)' }, 'body', 'pages.wrongLink'],
])('what is wrong is refused at its field (%#)', async (wrong, field, key) => {
  const sent = { name: 'terms', language: 'en', ...text, ...wrong, based_on: 0 } as const
  await expect(house.as(keeper)(StaffTextPageResource.update, sent)).rejects.toMatchObject({
    kind: 'bad_input',
    field,
    key,
  })
  expect((await read('en-US', 'terms')).title).toBe('Terms of Service')
})

test('a preview shows what would be shown and keeps nothing; the list says what was edited', async () => {
  const ask = house.as(keeper)
  const { blocks } = await ask(StaffTextPreviewResource.create, { body: '## By {{ operator }}' })
  expect(blocks).toEqual([{ kind: 'heading', level: 2, id: 'by-bower-club', spans: [{ text: 'By Bower Club' }] }])
  const wrong = ask(StaffTextPreviewResource.create, { body: '[x](data:text/html,y)' })
  await expect(wrong).rejects.toMatchObject({ key: 'pages.wrongLink' })
  await ask(StaffTextPageResource.update, { name: 'cookies', language: 'de', ...text, based_on: 0 })
  const pages = (await ask(StaffTextPagesResource.get, {})).items
  expect(pages.find(({ name }) => name === 'cookies')).toMatchObject({
    title: 'Cookies',
    edited: { en: null, de: { version: 1, by: 'keeper' } },
  })
  expect(pages.find(({ name }) => name === 'about')?.edited).toEqual({ en: null, de: null })
})

test('what staff write in an article is found by searching', async () => {
  const article = { name: 'find-ideas', language: 'en' } as const
  const body = 'Ask the zebrafinch.'
  await house.as(keeper)(StaffTextPageResource.update, { ...article, ...text, title: 'Seek', body, based_on: 0 })
  const { articles } = await house.as(null)(HelpResource.get, { query: 'zebrafinch' })
  expect(articles).toEqual([{ name: 'find-ideas', topic: 'saving', title: 'Seek', description: 'A club.' }])
})

test.each(['*a_', '**a *b', '[*a'])(
  'a text of nothing but %s is refused, and parsing it holds up nobody',
  async (part) => {
    const body = part.repeat(20_000 / part.length)
    const ask = house.as(keeper)
    let held = 0
    let before = performance.now()
    const beat = setInterval(() => {
      held = Math.max(held, performance.now() - before)
      before = performance.now()
    }, 10)
    for (const send of [
      () => ask(StaffTextPreviewResource.create, { body }),
      () => ask(StaffTextPageResource.update, { ...english, ...text, body, based_on: 0 }),
      () => ask(StaffArticlesResource.create, { title: 'Tangled', body }),
    ])
      await expect(send()).rejects.toMatchObject({ key: 'pages.tooManyMarks', field: 'body' })
    clearInterval(beat)
    expect(held).toBeLessThan(1_000)
  },
  60_000,
)

test('an ordinary text of the greatest length is parsed', async () => {
  const paragraph = 'Some **words** in *a* [text](/about/).\n\n'
  const body = paragraph.repeat(PAGE_BODY_MAX / paragraph.length)
  const { blocks } = await house.as(keeper)(StaffTextPreviewResource.create, { body })
  expect(blocks.length).toBeGreaterThan(500)
})
