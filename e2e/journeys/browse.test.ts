import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { open } from '../browser.ts'

const cards = (page: Page) => page.locator('[data-base] li[data-index]')
const cardLink = (page: Page, index: number) => page.locator(`[data-base] li[data-index="${index}"] article a`).first()

test('route.13 home', async () => {
  const page = await open({})
  expect(await cards(page).count()).toBeGreaterThan(10)
  await page.screenshot({ path: '/tmp/home.png' })
  await cardLink(page, 3).click()
  await page.waitForURL(/\/pin\//)
})
