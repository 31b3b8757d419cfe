import { readFileSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright-core'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { computeColumnMetrics, type Density } from './column-metrics.ts'
import { type CardDimensions, layOutCards } from './layout.ts'
import { Masonry } from './Masonry.tsx'
import styles from './masonry.module.css'

const WIDTHS = [360, 390, 560, 700, 900, 1056, 1440, 1920]

const cards: CardDimensions[] = Array.from({ length: 120 }, (_, index) => ({
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
  page = await browser.newPage()
  await page.setContent('<iframe style="height: 900px; border: 0"></iframe>')
  await show()
})

afterAll(() => browser?.close())

/** The server's markup with the real class names and without script. */
function serverPage(density: Density = 'standard'): string {
  const list = createElement(Masonry<CardDimensions>, {
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

const show = (density?: Density) => page.frames()[1]?.setContent(serverPage(density))

/**
 * The boxes of all cards at these widths. Resizing an iframe is much faster than resizing a window and gives the same
 * layout.
 */
function boxesAt(widths: readonly number[]): Promise<number[][][]> {
  return page.evaluate((all) => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement
    return all.map((width) => {
      frame.style.width = `${width}px`
      return [...(frame.contentDocument as Document).querySelectorAll('li')].map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return [left, top, width, height]
      })
    })
  }, widths)
}

/** The widths at which a card is more than half a pixel off its computed position, and by how much. */
async function wrongAt(widths: readonly number[], density: Density = 'standard'): Promise<[number, number][]> {
  const boxes = await boxesAt(widths)
  return widths.flatMap((width, at): [number, number][] => {
    expect(boxes[at]).toHaveLength(cards.length)
    const { positions } = layOutCards(cards, computeColumnMetrics(width, density))
    const distances = positions.flatMap(({ left, top, width, height }, index) =>
      [left, top, width, height].map((edge, side) => Math.abs(edge - (boxes[at]?.[index]?.[side] ?? -1e6))),
    )
    const worst = Math.max(...distances)
    return worst > 0.5 ? [[width, worst]] : []
  })
}

test('card.22 the grid of the server places every card where the layout does, at every width of a phone and at others', async () => {
  const phones = Array.from({ length: 337 }, (_, more) => 244 + more)
  expect(await wrongAt([...WIDTHS, ...phones])).toEqual([])
})

test.each<Density>(['wide', 'compact'])('card.22 so it does where cards stand %s', async (density) => {
  await show(density)
  expect(await wrongAt(WIDTHS, density)).toEqual([])
})
