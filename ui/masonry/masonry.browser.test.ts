import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { columnsFor, type Density } from './columns.ts'
import { layout, type Sized } from './layout.ts'
import { Masonry } from './Masonry.tsx'
import styles from './masonry.module.css'

const WIDTHS = [360, 390, 560, 700, 900, 1056, 1440, 1920]

const cards: Sized[] = Array.from({ length: 120 }, (_, index) => ({
  key: `${index}`,
  width: 400 + ((index * 131) % 900),
  height: 380 + ((index * 277) % 1300),
  extra: [0, 28, 48, 66, 91][index % 5] ?? 0,
  words: (index * 37) % 400,
}))

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.connect(process.env.JOURNEY_BROWSER ?? '')
  page = await browser.newPage({ javaScriptEnabled: true })
  await page.setContent(serverPage())
})

afterAll(() => browser?.close())

/** What the server sends, with the styles' own class names and no script. */
function serverPage(density: Density = 'standard'): string {
  const list = createElement(Masonry<Sized>, {
    label: 'Cards',
    items: cards,
    getKey: (card) => card.key,
    sizeOf: (card) => card,
    renderItem: (card) => card.key,
    density,
  })
  const css = readFileSync(new URL('./masonry.module.css', import.meta.url), 'utf8')
  const named = css.replace(/\.([a-z]+)\b(?=[^}]*\{)/gi, (whole, name: string) =>
    styles[name] ? `.${styles[name]}` : whole,
  )
  return `<style>*{box-sizing:border-box}body,ul{margin:0;padding:0}li{list-style:none}${named}</style>${renderToStaticMarkup(list)}`
}

/** The widest distance, in px, between where the grid puts a card and where the layout does. */
async function worstDistance(width: number, density: Density = 'standard'): Promise<number> {
  await page.setViewportSize({ width, height: 900 })
  const boxes = await page.$$eval('li', (all) =>
    all.map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      return { left, top, width, height }
    }),
  )
  expect(boxes).toHaveLength(cards.length)
  const { positions } = layout(cards, columnsFor(width, density))
  const distances = positions.flatMap((position, index) =>
    (['left', 'top', 'width', 'height'] as const).map((edge) =>
      Math.abs(position[edge] - (boxes[index]?.[edge] ?? -1e6)),
    ),
  )
  return Math.max(...distances)
}

test.each(WIDTHS)('card.22 at %i px the grid of the server places every card where the layout does', async (width) => {
  expect(await worstDistance(width)).toBeLessThanOrEqual(0.5)
})

test('card.22 so it does at every width of a phone', async () => {
  const wrong: [number, number][] = []
  for (let width = 244; width <= 580; width++) {
    const distance = await worstDistance(width)
    if (distance > 0.5) wrong.push([width, distance])
  }
  expect(wrong).toEqual([])
})

test.each<Density>(['wide', 'compact'])('card.22 so it does where cards stand %s', async (density) => {
  await page.setContent(serverPage(density))
  for (const width of WIDTHS) expect(await worstDistance(width, density), `${width} px`).toBeLessThanOrEqual(0.5)
})
