import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBlankPage, openPage, visitPage } from '../browser.ts'
import { newCollector, openSavedPinsPatched } from '../patched-answers.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

const WIDTHS = [390, 768, 1024, 1440, 1920]

/** The gaps between the content of a card and the card below it, and the titles that are clipped. */
function gapsOf(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-base] li[data-index]')].map((cell) => {
      const card = cell.querySelector('article') as HTMLElement
      const parts = [...(card.firstElementChild as HTMLElement).children]
      const { left, top } = card.getBoundingClientRect()
      return { left: Math.round(left), top, end: Math.max(...parts.map((one) => one.getBoundingClientRect().bottom)) }
    })
    const gaps = cards.flatMap((card) => {
      const below = cards.filter((one) => one.left === card.left && one.top > card.top).sort((a, b) => a.top - b.top)
      return below[0] ? [below[0].top - card.end] : []
    })
    const cut = [...document.querySelectorAll<HTMLElement>('[data-base] article p')].filter(
      (title) => title.scrollHeight > title.clientHeight + 1,
    )
    return { gaps, cut: cut.map((title) => title.textContent) }
  })
}

const TITLES = [
  'Little lilies, still in lit till',
  'WARM MUMMY MOON COMBO',
  'Jam',
  'A cup of tea at five o’clock',
  'Twenty four letters here',
  'Glühwein für zwölf Gäste',
  'A rather long title that needs its two lines',
  'Ill will',
  'Mmmmm wow, warm mushrooms',
  'Tiles, tints, trials, titles',
]

test('card.22 card.11 cards stand the same distance apart, whatever their titles, and no title is cut', async () => {
  const collector = await newCollector(TITLES)
  const page = await openBlankPage({ who: await signUpPerson() })
  await openSavedPinsPatched(page, collector.username, {})
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 1400 })
    await expect.poll(async () => (await gapsOf(page)).gaps.length).toBeGreaterThan(3)
    await expect
      .poll(async () => {
        const { gaps } = await gapsOf(page)
        return Math.max(...gaps) - Math.min(...gaps)
      })
      .toBeLessThan(3)
    expect([width, (await gapsOf(page)).cut]).toEqual([width, []])
  }
})

/** The top and bottom edges of these elements, relative to the window. */
const edgesOf = (page: Page, what: string) =>
  page.locator(what).evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0)
    return [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))].map(Math.round)
  })

const CARDS = '[data-base] li[data-index] article'

test('card.22 strip, heading, sections and grid have the same edges at every width', async () => {
  const page = await openPage({ who: await signInDemoPerson('user') })
  const closeTo = (one = 0, other = 0) => Math.abs(one - other) <= 1
  const expectShared = async (what: string, both = true) => {
    await page.locator(CARDS).first().waitFor()
    await expect
      .poll(async () => {
        const [from, to] = await edgesOf(page, what)
        const [start, end] = await edgesOf(page, CARDS)
        return closeTo(from, start) && (!both || closeTo(to, end)) ? 'shared' : [what, from, to, start, end]
      })
      .toBe('shared')
  }
  for (const path of ['/', '/robin_vale/slow-kitchen/', '']) {
    const pin = path || (await page.locator(`${CARDS} a[href^="/pin/"]`).first().getAttribute('href')) || ''
    await visitPage(page, pin)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      if (path === '/') await expectShared('section[aria-labelledby=featured-boards]')
      else if (path) await expectShared('[data-base] section[aria-label] ul', false)
      else await expectShared('#more', false)
    }
  }
})

test('profile.1 a board shows its cover; on an empty profile there is one thing to do', async () => {
  const page = await openPage({ path: '/robin_vale/slow-kitchen/' })
  expect(await page.locator('[data-cover] img').count()).toBe(3)
  const who = await signUpPerson()
  const own = await openPage({ who, path: `/${who.username}/_saved/` })
  const below = own.locator('[role=main] nav ~ *, [role=main] [role=tablist] ~ *')
  await own.getByRole('button', { name: 'Create board' }).waitFor()
  expect(await own.getByRole('button', { name: /Last saved|All boards/ }).count()).toBe(0)
  expect(await below.locator('li').count()).toBe(0)
  await own.getByRole('button', { name: 'Create board' }).click()
  await own.getByRole('dialog', { name: 'Create board' }).waitFor()
})
