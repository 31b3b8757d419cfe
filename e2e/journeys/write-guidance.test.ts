import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { signInDemoPerson, signUpPerson } from '../wire.ts'

test('exp.16 staff write guidance, see it while they write, put it on home, pause it, and restore it', async () => {
  const who = await signInDemoPerson('employee')
  const page = await openPage({ who, path: '/admin/experiences/', complaints: [/status of 400/] })
  await page.getByRole('link', { name: 'Write a new one' }).click()
  await page.getByRole('heading', { level: 1, name: 'Write a new one' }).waitFor()
  await page.getByLabel('Name, for staff only').fill('Shelf tip')
  await page.getByLabel('Form', { exact: true }).selectOption('neutral_callout')
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('Shelves are boards for your walls.')
  const preview = page.frameLocator('iframe[title="Preview"]')
  await preview.getByText('Shelves are boards for your walls.').waitFor()
  await message.fill('Shelves keep what boards can’t.')
  await preview.getByText('Shelves keep what boards can’t.').waitFor()
  await page.getByRole('tab', { name: 'Dark' }).click()
  await expect.poll(() => preview.locator('html').getAttribute('data-theme')).toBe('dark')
  await page.getByRole('tab', { name: 'Narrow' }).click()
  await preview.getByText('Shelves keep what boards can’t.').waitFor()
  expect(await preview.locator('html').evaluate((html) => html.clientWidth)).toBe(390)

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Choose at least one place.').waitFor()
  await page.getByLabel('Home, wide').check()
  await page.getByLabel('State', { exact: true }).selectOption('live')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Shelf tip' }).waitFor()
  await expectAccessible(page, '/admin/experiences/600001/')
  const id = /\/experiences\/(\d+)\//.exec(page.url())?.[1] ?? ''

  const member = await openPage({ who: await signUpPerson(), path: '/' })
  await member.mouse.move(200, 200)
  await member.getByText('Shelves keep what boards can’t.').waitFor()

  await page.getByLabel('State', { exact: true }).selectOption('paused')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const history = page.getByRole('list', { name: 'History' })
  await history.getByText('Version 2').waitFor()
  await page.getByRole('link', { name: 'See it on a page' }).waitFor()
  const seen = await openPage({ who, path: `/?deb_experience=${id}` })
  await seen.mouse.move(200, 200)
  await seen.getByText('Shelves keep what boards can’t.').waitFor()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await history.getByText('Version 3 · Deleted').waitFor()
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await history.getByText('Version 4').waitFor()
  await visitPage(page, `/admin/experiences/${id}/`)
  await expect.poll(() => page.getByLabel('State', { exact: true }).inputValue()).toBe('live')
  await who.wire.must('StaffExperience', 'delete', { experience_id: Number(id) })
})
