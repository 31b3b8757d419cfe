import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { open, takenOver, visit } from '../browser.ts'
import { cards, pinLink } from '../grid.ts'
import { pictureFile } from '../picture.ts'
import { newPerson } from '../wire.ts'

test.each(['desktop', 'phone'] as const)(
  'on a %s: sign up, make a board, upload a picture, save a pin, find both, sign out and in again',
  async (size) => {
    const email = `story-${randomUUID().slice(0, 8)}@journey.test`
    const password = 'a rather long password'
    const page = await open({ size })
    await page.getByRole('link', { name: 'Sign up' }).first().click()
    await page.waitForURL('**/signup/')
    await page.locator('#first_name').fill('Jay')
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('#birthday').fill('1990-05-17')
    await page.locator('button[type=submit]').click()
    await page.waitForURL((url) => url.pathname === '/')
    await takenOver(page)

    await visit(page, '/pin-creation-tool/')
    await page.getByRole('button', { name: 'Create board' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create board' })
    await dialog.getByLabel('Name').fill('Blue things')
    await dialog.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(/\/blue-things\/$/)
    const board = page.url()

    await visit(page, '/pin-creation-tool/')
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles(await pictureFile())
    await page.getByRole('textbox', { name: 'Title' }).fill('A striped find')
    await page.getByRole('textbox', { name: 'Alt text' }).fill('A stripe on a coloured ground')
    await page.getByRole('button', { name: /^Board: / }).click()
    await page.getByRole('option', { name: 'Blue things' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByText('Your Pin is live').first().waitFor()
    await visit(page, board)
    await expect.poll(() => cards(page).count()).toBe(1)
    expect(await pinLink(page, 0).getAttribute('aria-label')).toBe('A striped find pin page')
    const picture = cards(page).first().locator('article img')
    expect(await picture.getAttribute('alt')).toBe('A stripe on a coloured ground')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)

    await visit(page, '/')
    const title = await pinLink(page, 3).getAttribute('aria-label')
    await pinLink(page, 3).click()
    await page.waitForURL(/\/pin\//)
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /Choose a board/ })
      .click()
    await page.getByRole('option', { name: 'Blue things' }).click()
    const saved = page.locator('main article').first().locator('[data-save]')
    await expect.poll(() => saved.textContent()).toBe('Saved')
    await page
      .getByRole('region', { name: 'Notices' })
      .getByText(/Blue things/)
      .waitFor()
    await visit(page, board)
    expect(await cards(page).count()).toBe(2)
    expect(await pinLink(page, 0).getAttribute('aria-label')).toBe(title)

    await page.getByRole('button', { name: 'Your account' }).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
    await visit(page, `/login/?next=${new URL(board).pathname}`)
    await page.locator('#email').fill(email)
    await page.locator('#password').fill(password)
    await page.locator('button[type=submit]').click()
    await page.waitForURL(board)
    await expect.poll(() => cards(page).count()).toBe(2)
  },
)

test('several pictures at once: one that is no picture says so, the others are published', async () => {
  const who = await newPerson()
  const page = await open({ who, path: '/pin-creation-tool/', complaints: [/400|415|422/] })
  const broken = { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('hello, I am text') }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await pictureFile('one.png'), broken, await pictureFile('two.png')])
  await page
    .getByText(/can’t read this picture|We take JPEG/)
    .first()
    .waitFor()
  expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^Remove not-a-picture|^Remove Draft 2|^Remove/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Publish all 2' }).click()
  const pins = async () => (await who.wire.must('UserPins', 'get', { username: who.username })).length
  await expect.poll(pins, { timeout: 20_000 }).toBe(2)
})

test('a draft is kept over a reload and lost to nobody', async () => {
  const who = await newPerson()
  const page = await open({ who, path: '/pin-creation-tool/' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile())
  await page.getByRole('textbox', { name: 'Title' }).fill('Not finished yet')
  await page.getByText(/Drafts are kept/).waitFor()
  await page.getByText('Ready').first().waitFor()
  await page.reload()
  await takenOver(page)
  await expect.poll(() => page.getByRole('textbox', { name: 'Title' }).inputValue()).toBe('Not finished yet')
})

test('a pin of one’s own is edited, deleted and brought back', async () => {
  const who = await newPerson()
  const board = await who.wire.must('Board', 'create', { name: 'Mine' })
  const file = await pictureFile()
  const image = `data:image/png;base64,${file.buffer.toString('base64')}`
  const pin = await who.wire.must('Pin', 'create', { board_id: board.id, image_base64: image, title: 'Before' })
  const page = await open({ who, path: `/pin/${pin.id}/` })
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Edit Pin' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('After')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await who.wire.must('Pin', 'get', { id: pin.id })).title).toBe('After')
  await visit(page, `/pin/${pin.id}/`)
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Delete Pin' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await who.wire.ask('Pin', 'get', { id: pin.id })).status).toBe(200)
})
