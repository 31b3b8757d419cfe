import type { Page } from 'playwright-core'
import { followLinkOrVisit, visitPage } from './browser.ts'
import { makePictureFile } from './picture.ts'
import { signUpPerson } from './wire.ts'

// biome-ignore lint/suspicious/noExplicitAny: an outside tool has no types for what it is told.
type Told = any

/**
 * A person who saved one picture under each of these titles, so that the cards differ only in what a journey patches.
 */
export async function newCollector(names: readonly string[]) {
  const who = await signUpPerson()
  const image_base64 = (await makePictureFile()).buffer.toString('base64')
  const pin = await who.wire.must('Pin', 'create', { image_base64, title: 'The first' })
  for (const title of names) await who.wire.must('Repin', 'create', { pin_id: pin.id, title, allow_duplicate: true })
  return who
}

/** Changes the pins in answers on their way to the page. */
export async function patchPinsInAnswers(page: Page, asked: RegExp, change: (pins: Told[]) => void) {
  await page.route(asked, async (route) => {
    try {
      const response = await route.fetch()
      const json = await response.json()
      change([json.resource_response.data].flat())
      await route.fulfill({ response, json })
    } catch (thrown) {
      // Requests of a closed page need no answer.
      if (!page.isClosed() && !/disposed|closed/.test(String(thrown))) throw thrown
    }
  })
}

/** Opens someone's saved pins with extra fields for each title. */
export async function openSavedPinsPatched(page: Page, username: string, more: Readonly<Record<string, object>>) {
  // Hovering a card preloads the whole pin.
  await patchPinsInAnswers(page, /\/resource\/(UserPins|Pin)Resource\/get\//, (pins) => {
    for (const pin of pins) Object.assign(pin, more[pin.title])
  })
  await followLinkOrVisit(page, `/${username}/_saved/`)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.locator('[data-base] article[data-pin]').first().waitFor()
}

/** The card with this title. */
export const cardByTitle = (page: Page, title: string) =>
  page.locator('[data-base] article[data-pin]', {
    has: page.getByRole('link', { name: `${title} pin page`, exact: true }),
  })

const NO_CARDS = '/about/community-guidelines/'

/** Opens a page without cards and patches the viewer with extra fields; they remain during further navigation. */
export async function openWithPatchedViewer(
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
  // The newest route answers. Older ones are not removed, because a request made at that moment might never be
  // answered.
  await visitPage(page, NO_CARDS)
}
