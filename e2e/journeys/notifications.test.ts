import { expect, test } from 'vitest'
import { NOTIFICATION_KINDS } from '#domain/rules/notifications/notification-kinds.ts'
import { expectAccessible, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { makePictureFile } from '../picture.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

async function newPin(who: TestPerson): Promise<string> {
  const { buffer } = await makePictureFile()
  const { id } = await who.wire.must('Pin', 'create', { image_base64: buffer.toString('base64'), title: 'A vase' })
  return id
}

test('news.1 the bell counts as news come in, live; what is seen is read, here and in another tab', async () => {
  const [owner, fan] = [await signUpPerson(), await signUpPerson({ first_name: 'Fanny' })]
  const page = await openPage({ who: owner, path: '/settings/privacy/' })
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await fan.wire.must('UserFollow', 'create', { user_id: owner.id })
  const bell = page.getByRole('button', { name: 'Notifications, 1 new' })
  await bell.waitFor({ timeout: 30_000 })
  await bell.click()
  const layer = page.getByRole('dialog', { name: 'Notifications' })
  const row = layer.getByRole('link', { name: /Fanny started following you/ })
  await row.waitFor()
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
  await row.click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/${fan.username}/`)
  await visitPage(page, '/notifications/')
  await page
    .getByRole('region', { name: 'Earlier' })
    .getByRole('link', { name: /Fanny started following you/ })
    .waitFor()
})

test('news.1 news.2 saves stand in one row; it and each of its pins can be hidden and come back in place', async () => {
  const [owner, ada, bob] = [
    await signUpPerson(),
    await signUpPerson({ first_name: 'Ada' }),
    await signUpPerson({ first_name: 'Bob' }),
  ]
  const pin = await newPin(owner)
  for (const fan of [ada, bob]) await fan.wire.must('Repin', 'create', { pin_id: pin })
  await ada.wire.must('UserFollow', 'create', { user_id: owner.id })
  await expect
    .poll(
      async () => (await owner.wire.must('NewsHub', 'get')).map((news: { actor_count: number }) => news.actor_count),
      {
        timeout: 30_000,
      },
    )
    .toEqual(expect.arrayContaining([2, 1]))
  const page = await openPage({ who: owner, path: '/notifications/' })
  const row = page.getByRole('listitem').filter({ hasText: 'saved your Pin' })
  await row.getByText(/(Ada and Bob|Bob and Ada) saved your Pin/).waitFor()
  await expectAccessible(page, 'notifications')

  const wishes: string[] = []
  page.on('request', (request) => request.url().includes('/NewsHubResource/update/') && wishes.push(request.url()))
  const answer = await holdRequests(page, '**/NewsHubResource/update/**')
  await row.getByRole('button', { name: 'More options for this notification' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await page.getByText('Notification hidden').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await row.getByRole('link').waitFor()
  expect(wishes, 'the second waits for the first').toHaveLength(1)
  const [, undone] = await Promise.all([
    answer(),
    page.waitForResponse((one) => one.url().includes('/NewsHubResource/update/') && wishes.length === 2),
  ])
  expect(undone.ok()).toBe(true)
  await row.getByRole('link').click()

  const hide = page.getByRole('button', { name: 'Hide this Pin' })
  await expect.poll(() => hide.count()).toBe(2)
  await hide.first().click()
  await page.getByText('Pin hidden').waitFor()
  await expect.poll(() => hide.count()).toBe(1)
  const details = async () => {
    const [news] = (await owner.wire.must('NewsHub', 'get')).filter((one: { kind: string }) => one.kind === 'pin_saved')
    return (await owner.wire.must('NewsHubDetails', 'get', { news_id: news.id })).length
  }
  await expect.poll(details).toBe(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => hide.count()).toBe(2)
  await expect.poll(details).toBe(2)
})

test('news.1 on a phone the bell leads to a page that says when there is nothing yet; kinds and channels are chosen', async () => {
  const who = await signUpPerson()
  const page = await openPage({ who, size: 'phone', theme: 'dark' })
  await page.getByRole('link', { name: 'Notifications' }).click()
  await page.getByText(/you’ll see it here/).waitFor()
  await expectAccessible(page, 'notifications on a phone')
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await page.getByRole('table').getByRole('switch', { name: 'Saves by email' }).click()
  await expect
    .poll(async () => (await who.wire.must('UserSettings', 'get')).notification_emails)
    .toMatchObject({ saves: false, follows: true })
  expect((await who.wire.must('UserSettings', 'get')).notifications).toMatchObject({ saves: true })
})

test('route.38 a link that no mail of ours carried says so, signed out, and leads to the settings', async () => {
  const page = await openPage({ path: '/email/subscription/?token=1.nonsense', complaints: [/404/] })
  await page.getByRole('heading', { name: 'Email settings' }).waitFor()
  await page.getByText('This link doesn’t work.').waitFor()
})

test('news.1 feedback.6 every kind of news, of cases and of appeals can be met in the demo world', async () => {
  const { wire } = await signInDemoPerson('user')
  const news = (await wire.must('NewsHub', 'get', { page_size: 250 })) as { kind: string }[]
  const told = new Set(news.map((one) => one.kind))
  expect(Object.keys(NOTIFICATION_KINDS).filter((kind) => !told.has(kind))).toEqual([])
  const staff = (await signInDemoPerson('employee')).wire
  const kinds = async (state: string, field: 'kind' | 'decision') => {
    const cases = (await staff.must('StaffCases', 'get', { state, page_size: 250 })) as Record<typeof field, string>[]
    return cases.map((one) => one[field])
  }
  expect(await kinds('open', 'kind')).toEqual(expect.arrayContaining(['pin', 'user', 'comment', 'message', 'age']))
  expect(await kinds('appealed', 'decision')).toEqual(expect.arrayContaining(['remove', 'suspend']))
})
