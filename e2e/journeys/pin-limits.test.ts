import { expect, test } from 'vitest'
import { openPage } from '../browser.ts'
import { makePictureFile } from '../picture.ts'
import { signUpPerson } from '../wire.ts'

test('create.2 create.14 one character too many, or a link that is none, is told at its field; nothing typed is lost, and a long title stays in its row', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, path: '/pin-creation-tool/' })
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await makePictureFile(`${'a very long name '.repeat(12)}.png`))
  const carousel = page.getByRole('region', { name: 'Carousel' })
  await carousel.waitFor({ timeout: 30_000 })
  await carousel.locator('input[type=file]').setInputFiles(await makePictureFile('second.png'))
  const slot = carousel.getByRole('listitem').nth(1)
  await slot.waitFor({ timeout: 30_000 })
  const inSlot = (name: string) => slot.getByRole('textbox', { name })
  const field = (name: string) => page.getByRole('textbox', { name }).first()
  const typed = [
    [field('Title'), 'T'.repeat(101), 'Titles can be up to 100 characters.', 'T'.repeat(100)],
    [field('Description'), 'D'.repeat(501), 'Descriptions can be up to 500 characters.', 'D'.repeat(500)],
    [field('Alt text'), 'A'.repeat(501), /up to 500 characters/, 'A'.repeat(500)],
    [field('Link'), `https://nest.example/${'l'.repeat(2028)}`, /up to 2,?048 characters/, 'nest.example/page'],
    [inSlot('Title'), 'S'.repeat(101), 'Titles can be up to 100 characters.', 'S'.repeat(100)],
    [inSlot('Link'), 'not a link', /Links need to start with/, 'nest.example/slot'],
  ] as const
  for (const [at, text] of typed) await at.fill(text)
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await publish.click()
  const whyOf = (at: (typeof typed)[number][0]) =>
    at.evaluate((one) => {
      const ids = one.getAttribute('aria-describedby')?.split(' ') ?? []
      return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
    })
  for (const [at, text, why] of typed) {
    await expect.poll(() => at.getAttribute('aria-invalid')).toBe('true')
    expect(await whyOf(at)).toMatch(why)
    expect(await at.inputValue()).toBe(text)
  }
  expect(await field('Title').evaluate((one) => one === document.activeElement)).toBe(true)
  const [list, form, row] = await Promise.all(
    [
      page.getByRole('complementary', { name: 'Drafts' }),
      page.getByRole('form'),
      page.getByRole('button', { name: /^Edit T/ }),
    ].map((one) => one.boundingBox()),
  )
  expect(list!.x + list!.width).toBeLessThan(form!.x)
  expect(row!.x + row!.width).toBeLessThanOrEqual(list!.x + list!.width)
  await slot.getByRole('button', { name: 'Remove picture 2' }).click()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => inSlot('Title').inputValue()).toBe('S'.repeat(101))
  for (const [at, , , good] of typed) await at.fill(good)
  await publish.click()
  const address = (await page.getByRole('link', { name: 'View' }).getAttribute('href')) ?? ''
  const pin = await who.wire.must('Pin', 'get', { id: address.split('/')[2] })
  expect(pin).toMatchObject({ title: 'T'.repeat(100), link: 'https://nest.example/page', alt_text: 'A'.repeat(500) })
  expect(pin.carousel_data.carousel_slots[1]).toMatchObject({
    title: 'S'.repeat(100),
    link: 'https://nest.example/slot',
  })
}, 120_000)
