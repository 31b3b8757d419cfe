import type { Page } from 'playwright-core'
import { goOn, visit } from './browser.ts'
import { pictureFile } from './picture.ts'
import { newPerson } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

/** Someone who saved one picture once for each name, so that cards differ only in what a journey tells of them. */
export async function collectorOf(names: readonly string[]) {
  const who = await newPerson()
  const image_base64 = (await pictureFile()).buffer.toString('base64')
  const pin = await who.wire.must('Pin', 'create', { image_base64, title: 'The first' })
  for (const title of names) await who.wire.must('Repin', 'create', { pin_id: pin.id, title, allow_duplicate: true })
  return who
}

/** Changes the pins of answers on their way to the page. */
export async function tellPins(page: Page, asked: RegExp, change: (pins: Told[]) => void) {
  await page.route(asked, async (route) => {
    try {
      const response = await route.fetch()
      const json = await response.json()
      change([json.resource_response.data].flat())
      await route.fulfill({ response, json })
    } catch (thrown) {
      // What a page asked before it closed needs no answer.
      if (!page.isClosed() && !/disposed|closed/.test(String(thrown))) throw thrown
    }
  })
}

/** Their cards, each told to the page with more than the server knows of it, by its title. */
export async function showAs(page: Page, username: string, more: Readonly<Record<string, object>>) {
  // A card that is hovered asks for its whole pin ahead.
  await tellPins(page, /\/resource\/(UserPins|Pin)Resource\/get\//, (pins) => {
    for (const pin of pins) Object.assign(pin, more[pin.title])
  })
  await goOn(page, `/${username}/_saved/`)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.locator('[data-base] article[data-pin]').first().waitFor()
}

/** The card that has this title. */
export const cardTitled = (page: Page, title: string) =>
  page.locator('[data-base] article[data-pin]', {
    has: page.getByRole('link', { name: `${title} pin page`, exact: true }),
  })

const NO_CARDS = '/about/community-guidelines/'

/** A page without cards, which takes who looks for someone with more than the server knows; so do pages that are followed. */
export async function lookAs(
  page: Page,
  { experiments = {}, ...more }: { experiments?: object; [field: string]: unknown },
) {
  const store = /(?<=<script type="application\/json" id="store">).*?(?=<\/script>)/s
  await page.route(`**${NO_CARDS}`, async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(store, (text) => {
      const written = JSON.parse(text)
      const { viewer } = written
      written.viewer = { ...viewer, ...more, experiments: { ...viewer.experiments, ...experiments } }
      return JSON.stringify(written).replaceAll('<', '\\u003c')
    })
    await route.fulfill({ response, body })
  })
  // The newest route answers. None is taken back: what is asked for at that moment might never be answered.
  await visit(page, NO_CARDS)
}
