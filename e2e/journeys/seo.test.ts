import { expect, test } from 'vitest'
import { openPage, visitPage } from '../browser.ts'
import { findPinOfKind } from '../kinds.ts'
import { createPinWith } from '../outbound-links.ts'
import { baseUrl, signUpPerson } from '../wire.ts'

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const BOT = 'Mozilla/5.0 (compatible; SomeBot/1.0; +https://bot.example/bot.html)'

/** The HTML of a page, before any script runs. */
async function pageAs(agent: string, path: string) {
  const answer = await fetch(new URL(path, baseUrl), { headers: { 'user-agent': agent, accept: 'text/html' } })
  return answer.text()
}

const drawerIn = (html: string) => /<section[^>]*data-more-about.*?<\/section>/s.exec(html)?.[0] ?? ''
const jsonLdIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

test('wire.12 a page of a pin has its picture at 736 pixels and is called by its words; boards and profiles are embeddable', async () => {
  const { wire, username } = await signUpPerson()
  const board = await wire.must('Board', 'create', { name: 'Jars to embed' })
  const pin = await createPinWith({ board_id: board.id, title: '', description: 'A jar without a title' }, wire)
  const html = await pageAs(PERSON, `/pin/${pin.id}/`)
  expect(html).toMatch(/<img [^>]*src="[^"]*\/736x\/[^"]*"[^>]*srcSet="[^"]*\/236x\//i)
  expect(html).toContain('<meta property="og:title" content="A jar without a title">')
  expect(html).toMatch(/<title>A jar without a title/)
  for (const path of [board.url, `/${username}/`]) {
    const [, oembed = ''] =
      /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/.exec(await pageAs(PERSON, path)) ?? []
    const answer = await fetch(new URL(oembed, baseUrl))
    expect([path, answer.status]).toEqual([path, 200])
  }
})

test('seo.1 seo.2 seo.8 seo.9 visitors read more about a pin; a long description opens and closes', async () => {
  const { wire } = await signUpPerson()
  const board = await wire.must('Board', 'create', { name: 'Jars of clay' })
  const description = `${'A jar is a jar is a jar. '.repeat(4)}${'x'.repeat(16)} #pottery`
  const pin = await createPinWith({ board_id: board.id, link: 'https://clay.example/jar', description }, wire)
  const page = await openPage({ size: 'phone', path: `/pin/${pin.id}/` })
  const drawer = page.getByRole('region', { name: 'More about this Pin' })
  await page.locator('summary', { hasText: 'More about this Pin' }).click()
  for (const heading of ['Board containing this Pin', 'Pin is from', 'Description', 'Related interests'])
    await drawer.getByRole('heading', { name: heading }).waitFor()
  expect(await drawer.getByRole('link', { name: 'Jars of clay' }).getAttribute('href')).toBe(board.url)
  expect(await drawer.getByRole('link', { name: 'Pottery' }).getAttribute('href')).toContain('/search/pins/?q=pottery')
  expect(await drawer.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('588px')
  expect(await drawer.getByText('clay.example', { exact: true }).isVisible()).toBe(true)
  const desktop = await openPage({ path: `/pin/${pin.id}/` })
  const wide = desktop.locator('[data-more-about]')
  expect(await wide.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('590px')
  const proof = wide.locator('ul[aria-label="What people say about it"]')
  expect(await proof.count()).toBe(0)
  const { wire: friend } = await signUpPerson()
  await friend.must('Repin', 'create', { pin_id: pin.id })
  await friend.must('Favorite', 'create', { pin_id: pin.id })
  await friend.must('Reaction', 'create', { pin_id: pin.id, reaction_type: 1 })
  const invite_type = { invite_category: 3, invite_object: 1, invite_channel: 1 }
  await friend.must('CreateExternalInvite', 'create', { object_id: pin.id, invite_type })
  await expect
    .poll(async () => {
      await visitPage(desktop, `/pin/${pin.id}/`)
      return proof.locator('li').allTextContents()
    })
    .toEqual(['1 save', '1 favorite', '1 share', '1 reaction'])
  expect(await drawer.getByText(description).isVisible()).toBe(false)
  await drawer.getByText('more', { exact: true }).click()
  await drawer.getByText(description).waitFor()
  await drawer.getByText('...less').click()
  await drawer.getByText(description).waitFor({ state: 'hidden' })
  const signedIn = await openPage({ who: await signUpPerson(), path: `/pin/${pin.id}/` })
  await signedIn.getByRole('heading', { level: 1 }).waitFor()
  expect(await signedIn.locator('[data-more-about]').count()).toBe(0)
})

test('topic.8 a topic that is called ideas says so once in its title and description, in both languages', async () => {
  const headOf = async (path: string, language: string) => {
    const html = await (await fetch(baseUrl + path, { headers: { 'accept-language': language } })).text()
    return [/<title>([^<]*)/.exec(html)?.[1], /<meta name="description" content="([^"]*)/.exec(html)?.[1]]
  }
  for (const [language, titled, plain] of [
    ['en-US', 'Dinner ideas', 'Birds ideas'],
    ['de-DE', 'Ideen: Abendessen', 'Ideen: Vögel'],
  ] as const) {
    const dinner = await headOf('/ideas/dinner-ideas/', language)
    expect(dinner[0]).toMatch(new RegExp(`^${titled} [^\\w]`))
    expect(dinner.map((one) => one?.match(/ide(as|en)/gi)?.length)).toEqual([1, 1])
    expect((await headOf('/ideas/birds/', language))[0]).toMatch(new RegExp(`^${plain} [^\\w]`))
  }
})

test('seo.3 seo.8 seo.9 a bot gets all of it in words that nobody sees; a part without data is left out', async () => {
  const at115 = 'y'.repeat(115)
  const short = await createPinWith({ description: at115 })
  expect(drawerIn(await pageAs(PERSON, `/pin/${short.id}/`))).not.toContain('<details')
  const long = await createPinWith({ description: 'y'.repeat(116) })
  expect(drawerIn(await pageAs(PERSON, `/pin/${long.id}/`))).toContain('<details')
  const forBots = drawerIn(await pageAs(BOT, `/pin/${long.id}/`))
  expect(forBots).toContain('class="visually-hidden"')
  expect(forBots).toContain('y'.repeat(116))
  expect(forBots).not.toContain('<details')
  const claimed = await findPinOfKind((one) => one.link_domain?.official_user)
  const { username, full_name } = claimed.link_domain.official_user
  const from = drawerIn(await pageAs(BOT, `/pin/${claimed.id}/`))
  expect(from).toContain(`<h3>Pin is from</h3><a href="/${username}/">${full_name}</a>`)
  // Headings for the board, source and topics are omitted if the pin has none; so is the save count at zero.
  expect(forBots).not.toMatch(/Board containing|Pin is from|Related interests|save/)
})

test('seo.4 seo.5 seo.10 the head names a pin for others, and never what is secret or sensitive', async () => {
  const { wire } = await signUpPerson()
  const hidden = await wire.must('Board', 'create', { name: 'Hidden cellar', privacy: 'protected' })
  const pin = await createPinWith({ title: 'Salt </script><b>', description: 'Two jars', board_id: hidden.id }, wire)
  const html = await pageAs(PERSON, `/pin/${pin.id}/`)
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(html).toContain(`<link rel="canonical" href="${new URL(pin.seo_url, baseUrl).href}">`)
  expect(jsonLdIn(html)).toMatchObject({ '@type': 'ImageObject', name: 'Salt </script><b>' })
  const head = html.slice(0, html.indexOf('</head>'))
  expect(head + drawerIn(html)).not.toContain('Hidden cellar')
  const sensitive = await createPinWith({ title: 'Nude study in clay' })
  const quiet = (await pageAs(BOT, `/pin/${sensitive.id}/`)).split('</head>')[0] ?? ''
  expect(quiet).toContain('<meta property="og:title" content="study in clay">')
  expect(quiet).toContain('<meta name="robots" content="noindex">')
  const product = await findPinOfKind(
    (one) => one.rich_summary?.products?.[0]?.offer_summary?.price && !one.is_stale_product,
  )
  expect(jsonLdIn(await pageAs(BOT, `/pin/${product.id}/`))).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer' },
  })
  const feeds = await pageAs(BOT, '/robin_vale/')
  expect(feeds).toContain('type="application/rss+xml"')
  expect(jsonLdIn(feeds)).toMatchObject({ '@type': 'ProfilePage' })
})
