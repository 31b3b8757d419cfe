import { expect, test } from 'vitest'
import { open, takenOver, visit } from '../browser.ts'
import { pictureFile } from '../picture.ts'
import { newPerson } from '../wire.ts'

test('several pictures at once: one that is no picture says so, the others are published', async () => {
  const who = await newPerson()
  const page = await open({ who, path: '/pin-creation-tool/', complaints: [/400|415|422/] })
  const broken = { name: 'not-a-picture.png', mimeType: 'image/png', buffer: Buffer.from('hello, I am text') }
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([await pictureFile('one.png'), broken, await pictureFile('two.png')])
  await page
    .getByText(/can’t open this picture|You can upload JPEG/)
    .first()
    .waitFor({ timeout: 30_000 })
  // Each is uploaded and looked at after the other.
  await page.getByText('Ready', { exact: true }).nth(1).waitFor({ timeout: 30_000 })
  expect(await page.getByRole('button', { name: /^Try again/ }).count()).toBe(0)
  await page
    .getByRole('button', { name: /^Remove/ })
    .nth(1)
    .click()
  await page.getByRole('button', { name: 'Publish all 2' }).click()
  await page.getByText('2 Pins published').first().waitFor({ timeout: 30_000 })
  expect(await who.wire.must('UserPins', 'get', { username: who.username })).toHaveLength(2)
})

test('a draft is kept over a reload and lost to nobody', async () => {
  const who = await newPerson()
  const page = await open({ who, path: '/pin-creation-tool/' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await pictureFile())
  await page.getByRole('textbox', { name: 'Title' }).fill('Not finished yet')
  await page.getByText(/Drafts stay in this browser/).waitFor()
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
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await who.wire.ask('Pin', 'get', { id: pin.id })).status).toBe(200)
})
