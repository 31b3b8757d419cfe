import type { Page } from 'playwright-core'
import { visit } from './browser.ts'
import { pictureFile } from './picture.ts'
import { newPerson } from './wire.ts'

/** Someone who saved one picture once for each name, so that cards differ only in what a journey tells of them. */
export async function collectorOf(names: readonly string[]) {
  const who = await newPerson()
  const image_base64 = (await pictureFile()).buffer.toString('base64')
  const pin = await who.wire.must('Pin', 'create', { image_base64, title: 'The first' })
  for (const title of names) await who.wire.must('Repin', 'create', { pin_id: pin.id, title, allow_duplicate: true })
  return who
}

/** Their cards, each told to the page with more than the server knows of it, by its title. */
export async function showAs(page: Page, username: string, more: Readonly<Record<string, object>>) {
  // A card that is hovered asks for its whole pin ahead.
  await page.route(/\/resource\/(UserPins|Pin)Resource\/get\//, async (route) => {
    const response = await route.fetch()
    const json = await response.json()
    for (const pin of [json.resource_response.data].flat()) Object.assign(pin, more[pin.title])
    await route.fulfill({ response, json })
  })
  await visit(page, `/${username}/_saved/`)
  await page.getByRole('link', { name: 'All Pins' }).click()
  await page.locator('[data-base] article[data-pin]').first().waitFor()
}

/** The card that has this title. */
export const cardTitled = (page: Page, title: string) =>
  page.locator('[data-base] article[data-pin]', {
    has: page.getByRole('link', { name: `${title} pin page`, exact: true }),
  })
