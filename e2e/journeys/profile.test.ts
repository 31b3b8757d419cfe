import { expect, test } from 'vitest'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { makePictureFile } from '../picture.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

async function newPin(who: TestPerson, title: string): Promise<string> {
  const { buffer } = await makePictureFile()
  const { id } = await who.wire.must('Pin', 'create', { image_base64: buffer.toString('base64'), title })
  return id
}

test('profile.1 profile.7 one’s own pins by filter; another’s profile offers none of them', async () => {
  const [wren, other] = [await signUpPerson(), await signUpPerson()]
  const liked = await newPin(wren, 'Liked vase')
  await newPin(wren, 'Plain cup')
  const saved = await wren.wire.must('Repin', 'create', { pin_id: await newPin(other, 'Saved chair') })
  for (const pin_id of [liked, saved.id]) await wren.wire.must('PinLike', 'create', { pin_id })
  const page = await openPage({ who: wren, path: `/${wren.username}/pins/` })
  const cards = page.getByRole('list', { name: 'Pins' }).getByRole('listitem')
  const shows = (count: number) => expect.poll(() => cards.count()).toBe(count)
  await shows(3)
  const choose = async (filter: string) => {
    await page.getByRole('button', { name: /All Pins|By color|Created by me|Favorites|My topics/ }).click()
    await page.getByRole('menuitemcheckbox', { name: filter, exact: true }).click()
    await page.getByRole('button', { name: filter, exact: true }).waitFor()
  }
  await choose('Created by me')
  await shows(2)
  await choose('Favorites')
  await shows(2)
  await choose('Favorites I created')
  await shows(1)
  await choose('By color')
  await shows(3)
  await page.getByRole('navigation', { name: 'Colors' }).getByRole('link', { name: 'All colors' }).waitFor()
  await choose('My topics')
  await page.getByText('You don’t have any Pins like that.').waitFor()

  await visitPage(page, `/${other.username}/pins/`)
  await shows(1)
  expect(await page.getByRole('button', { name: /All Pins/ }).count()).toBe(0)
  await expectAccessible(page, 'a profile')
})

test('profile.2 how boards and pins are looked at is kept with the account, on every device', async () => {
  const wren = await signUpPerson()
  for (const name of ['Aviary', 'Bower']) await wren.wire.must('Board', 'create', { name })
  await newPin(wren, 'A vase')
  const page = await openPage({ who: wren, path: `/${wren.username}/_saved/` })
  const release = await holdRequests(page, '**/BoardsResource/get/**')
  await page.getByRole('button', { name: 'Last saved to' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'A to Z' }).click()
  await page.getByRole('button', { name: 'View' }).click()
  release()
  await page.getByRole('button', { name: 'A to Z' }).waitFor()
  await page.getByRole('menuitemcheckbox', { name: 'Small boards' }).click()
  await visitPage(page, `/${wren.username}/pins/`)
  await page.getByRole('button', { name: 'View' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Compact' }).click()
  const card = page.getByRole('list', { name: 'Pins' }).getByRole('listitem').first()
  await expect.poll(async () => (await card.boundingBox())?.width ?? 0).toBeLessThan(220)
  const view = async () => (await wren.wire.must('UserSession', 'get')).view
  await expect
    .poll(view)
    .toMatchObject({ board_sort_order: 'alphabetical', profile_board_view: 'small', profile_pin_density: 'compact' })
  const elsewhere = await openPage({ who: wren, path: `/${wren.username}/` })
  await elsewhere.getByRole('button', { name: 'A to Z' }).waitFor()
  await visitPage(elsewhere, `/${wren.username}/pins/`)
  const same = elsewhere.getByRole('list', { name: 'Pins' }).getByRole('listitem').first()
  await expect.poll(async () => (await same.boundingBox())?.width ?? 0).toBeLessThan(220)
})

test('someone is muted and blocked from their profile, and both are taken back in the settings', async () => {
  const [wren, other] = [await signUpPerson(), await signUpPerson({ first_name: 'Otto' })]
  const page = await openPage({ who: wren, path: `/${other.username}/`, complaints: [/404/] })
  const more = page.getByRole('button', { name: 'More options for Otto' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Mute' }).click()
  const notices = page.getByRole('region', { name: 'Notices' })
  await notices.getByText('You muted Otto. They won’t be notified.').waitFor()
  await more.click()
  await page.getByRole('menuitem', { name: 'Block' }).click()
  const dialog = page.getByRole('dialog', { name: 'Block Otto?' })
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/settings/blocked/')
  await page.getByRole('button', { name: 'Unmute Otto' }).waitFor()
  await expectAccessible(page, 'blocked people')
  expect((await other.wire.ask('User', 'get', { username: wren.username })).status).toBe(404)
  await page.getByRole('button', { name: 'Unblock Otto' }).click()
  await page.getByText('You haven’t blocked anyone.').waitFor()
  await page.getByRole('button', { name: 'Unmute Otto' }).click()
  await page.getByText('You haven’t muted anyone.').waitFor()
  expect((await other.wire.ask('User', 'get', { username: wren.username })).status).toBe(200)
})

test('profile.5 profile.6 a website is claimed with clear ways to prove it; ticks and ads-only profiles are seen', async () => {
  const wren = await signUpPerson()
  const page = await openPage({ who: wren, path: '/settings/websites/', complaints: [/400/] })
  await page.getByLabel('Website').fill('not a site')
  await page.getByRole('button', { name: 'Claim website' }).click()
  await expect.poll(() => page.getByLabel('Website').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Website').fill('blue-studio.example')
  await page.getByRole('button', { name: 'Claim website' }).click()
  const claimed = page.getByRole('region', { name: 'blue-studio.example' })
  await claimed.getByText('bb-site-verification=').waitFor()
  await expectAccessible(page, 'websites')
  await claimed.getByRole('button', { name: 'Check now' }).click()
  await claimed.getByText('We couldn’t reach the site').waitFor({ timeout: 60_000 })
  await claimed.getByRole('button', { name: 'Remove blue-studio.example' }).click()
  await page.getByText('You haven’t claimed a website yet.').waitFor()

  const robin = await signInDemoPerson('user')
  await visitPage(page, `/${robin.username}/`)
  await page.getByRole('img', { name: 'Verified website' }).waitFor()
  await visitPage(page, '/lumen_supply/')
  await page.getByText('lumen-supply.example').waitFor()
  expect(await page.getByRole('button', { name: /Follow|Message/ }).count()).toBe(0)
})
