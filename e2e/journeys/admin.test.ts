import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, openPage, visitPage } from '../browser.ts'
import { makePictureFile } from '../picture.ts'
import { baseUrl, signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

async function pinOf(who: TestPerson, title: string) {
  const image = `data:image/png;base64,${(await makePictureFile()).buffer.toString('base64')}`
  return who.wire.must('Pin', 'create', { image_base64: image, title })
}
const report = (by: TestPerson, id: string, details: string) =>
  by.wire.must('Report', 'create', { kind: 'pin', id, reason: 'spam', details })

/** The HTML that the server sends a signed-in person. */
const sentTo = async ({ wire }: TestPerson, path: string) =>
  (await fetch(baseUrl + path, { headers: { cookie: wire.cookieHeader } })).text()

test('feedback.6 route.40 staff remove a reported pin, its owner appeals, and gets it back', async () => {
  const owner = await signUpPerson()
  const pin = await pinOf(owner, 'Disputed teapot')
  const reporter = await signUpPerson()
  const { case_id } = await report(reporter, pin.id, 'Sells what it does not show')
  const staff = await openPage({ who: await signInDemoPerson('employee'), path: `/admin/reports/${case_id}/` })
  await staff.getByText('Sells what it does not show').waitFor()
  await staff.getByRole('button', { name: 'Submit decision' }).click()
  await staff.getByText('Enter a reason.').waitFor()
  await staff.getByLabel('Remove it', { exact: true }).check()
  await staff.getByLabel('Reason').fill('Misleading title')
  await staff.getByRole('button', { name: 'Submit decision' }).click()
  await staff.getByRole('heading', { name: 'Decision' }).waitFor()
  expect((await fetch(`${baseUrl}/pin/${pin.id}/`)).status).toBe(404)
  const reports = await sentTo(reporter, '/reports-and-violations/')
  expect(reports).toContain('We took action. Thank you.')
  expect(reports).not.toContain('In review')

  const page = await openPage({ who: owner, path: '/appealed-pin/' })
  await page.getByText('Reason: Misleading title').waitFor()
  await page.getByRole('button', { name: 'Appeal the decision on Disputed teapot' }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal this decision' })
  await dialog.getByLabel('Why is the decision wrong?').fill('It is a teapot')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText('Your appeal: It is a teapot').waitFor()
  expect(await page.getByRole('button', { name: /^Appeal the decision/ }).count()).toBe(0)
  await expectAccessible(page, new URL(page.url()).pathname)

  await visitPage(staff, `/admin/reports/${case_id}/`)
  await staff.getByLabel('Reverse decision').check()
  await staff.getByLabel('Reason').fill('It is one indeed')
  await staff.getByRole('button', { name: 'Submit decision' }).click()
  await staff.getByText('Reversed: It is one indeed').waitFor()
  await expectAccessible(staff, new URL(staff.url()).pathname)
  await expect.poll(async () => (await fetch(`${baseUrl}/pin/${pin.id}/`)).status).toBe(200)
  await staff.getByRole('link', { name: 'Activity log' }).click()
  await staff.getByText('Appeal: Reversed').first().waitFor()
  await expect
    .poll(async () => ((await owner.wire.must('NewsHub', 'get')) as { type: string; url?: string }[]).length)
    .toBeGreaterThan(0)
})

test('route.40 /age-appeal/ takes one appeal of one’s own, and shows it afterwards to nobody else', async () => {
  const [who, other] = [await signUpPerson(), await signUpPerson()]
  const page = await openPage({ who, path: '/age-appeal/' })
  const send = page.getByRole('button', { name: 'Send appeal' })
  await page.locator('input[type=date]').fill('1990-01-01')
  await page.locator('textarea').fill('I mistyped the year')
  await send.click()
  await page.getByText('In review').waitFor()
  expect(await send.count()).toBe(0)
  await expectAccessible(page, '/age-appeal/')
  const inPage = (sent: string) => [sent.includes('In review'), />\s*Send appeal\s*</.test(sent)]
  expect(inPage(await sentTo(who, '/age-appeal/'))).toEqual([true, false])
  const theirs = await sentTo(other, '/age-appeal/')
  expect(inPage(theirs)).toEqual([false, true])
  expect(theirs).not.toContain('I mistyped the year')
})

test('feedback.6 staff find, suspend and let back in a person; nobody else is told of these pages', async () => {
  const someone = await signUpPerson()
  const page = await openPage({ who: await signInDemoPerson('employee'), path: `/admin/people/?q=${someone.username}` })
  const act = async (name: string) => {
    await page.getByRole('button', { name: /^Actions for Wren/ }).click()
    await page.getByRole('menuitem', { name }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByLabel('Reason').fill('Checked by hand')
    await dialog.getByRole('button', { name }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await act('Suspend')
  await page.getByRole('listitem').getByText('Suspended').waitFor()
  expect((await fetch(`${baseUrl}/${someone.username}/`)).status).toBe(404)
  expect((await someone.wire.ask('UserSettings', 'get')).status).toBe(401)
  await appealsWhileSuspended(someone)
  await act('Reinstate')
  await page.getByRole('listitem').getByText('Active').waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
  const other = await signUpPerson()
  for (const path of [
    '/admin/',
    '/admin/people/',
    '/admin/jobs/',
    '/admin/mails/',
    '/admin/hosts/',
    '/admin/audit/',
    '/admin/shopping/',
  ]) {
    const { status } = await fetch(baseUrl + path, { headers: { cookie: other.wire.cookieHeader } })
    expect([path, status]).toEqual([path, 404])
  }
  expect((await other.wire.ask('StaffPeople', 'get')).status).toBe(403)
})

/** A suspended person can log in only to the page with the decision and an appeal. */
async function appealsWhileSuspended({ email, password }: TestPerson) {
  const page = await openPage({ path: '/login/', complaints: [/403/] })
  await page.getByLabel('Email or username').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByText('This account is suspended.').waitFor()
  await page.getByRole('link', { name: 'See why and appeal' }).click()
  await page.getByText('Reason: Checked by hand').waitFor()
  await page.getByRole('button', { name: /^Appeal the decision/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Appeal this decision' })
  await dialog.getByLabel('Why is the decision wrong?').fill('It was not me')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await page.getByText('Your appeal: It was not me').waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
  expect((await page.request.get('/settings/')).url()).toMatch(/login/)
}

test('hosts get a verdict, failed work is tried again, mails are listed', async () => {
  const page = await openPage({ who: await signInDemoPerson('employee'), path: '/admin/hosts/' })
  const host = `bad-${Date.now()}.example`
  await page.getByLabel('Host', { exact: true }).fill(`https://${host}/page`)
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: `Remove the verdict on ${host}` }).click()
  await page.getByRole('button', { name: `Remove the verdict on ${host}` }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Jobs' }).click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  const failed = page.getByRole('listitem').filter({ hasText: 'The search index did not answer' })
  await expectAccessible(page, '/admin/jobs/')
  await failed.getByRole('button').click()
  await failed.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Emails' }).click()
  await page.getByRole('heading', { level: 1, name: 'Emails' }).waitFor()
  await page.getByRole('list', { name: 'Emails' }).getByRole('listitem').first().waitFor()
  await expectAccessible(page, new URL(page.url()).pathname)
})

test('topic.7 staff list a shopping page by its words, which everyone finds from then on, and take it off again', async () => {
  const page = await openPage({ who: await signInDemoPerson('employee'), path: '/admin/' })
  await page.getByRole('link', { name: 'Shopping pages' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Shopping pages' }).waitFor()
  const words = page.getByRole('textbox', { name: 'Words' })
  const list = page.getByRole('button', { name: 'List page' })
  await words.fill('*** !!')
  await list.click()
  await page.getByText('Enter at least one word, with letters or numbers.').waitFor()
  expect(await words.getAttribute('aria-invalid')).toBe('true')
  const name = `unglazed vase ${randomUUID().slice(0, 6)}`
  const path = `/shopping/${name.replaceAll(' ', '-')}/`
  const statusOf = async () => (await fetch(baseUrl + path)).status
  expect(await statusOf()).toBe(404)
  await words.fill(name)
  await list.click()
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="${path}"]`) })
  await row.getByText('0 products').waitFor()
  expect(await words.inputValue()).toBe('')
  await expectAccessible(page, '/admin/shopping/')
  await row.getByRole('link').click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1, name: /^Unglazed Vase/ }).waitFor()
  await page.goBack()
  await row.getByRole('button', { name: /^Remove Unglazed Vase/ }).click()
  await row.waitFor({ state: 'detached' })
  expect(await statusOf()).toBe(404)
})

test('a sensitive picture is blurred until someone wants to see it, and in no feed of a visitor', async () => {
  const pin = await pinOf(await signUpPerson(), 'Odd shapes')
  const { case_id } = await report(await signUpPerson(), pin.id, 'Warn people first')
  const staff = await signInDemoPerson('employee')
  await staff.wire.must('StaffCase', 'update', { id: case_id, decision: 'mark_sensitive', reason: 'Better ask first' })
  const who = await signUpPerson()
  const page = await openPage({ who, path: `/pin/${pin.id}/` })
  const picture = page.locator('[data-opened] img').first()
  const blur = () => picture.evaluate((one) => getComputedStyle(one).filter)
  expect(await blur()).toContain('blur')
  const closeup = page.locator('[data-closeup]')
  await closeup.getByText('This picture may be sensitive').waitFor()
  await closeup.getByRole('button', { name: 'Show picture' }).click()
  await expect.poll(blur).toBe('none')
  await followLink(page, '/settings/privacy/')
  await page.getByLabel(/^Blur sensitive pictures/).uncheck()
  await expect.poll(async () => (await who.wire.must('UserSettings', 'get')).blurs_sensitive).toBe(false)
  await visitPage(page, `/pin/${pin.id}/`)
  await expect.poll(blur).toBe('none')
  const html = await (await fetch(`${baseUrl}/pin/${pin.id}/`)).text()
  expect(html).toContain('noindex')
  expect(/og:image" content="([^"]*)"/.exec(html)?.[1] ?? '').not.toContain(pin.image_signature)
})

test('ab.1 staff set how many are in a group of an experiment, and it stays', async () => {
  const staff = await openPage({
    who: await signInDemoPerson('employee'),
    path: '/admin/experiments/',
    complaints: [/status of 400/],
  })
  const form = staff.getByRole('form', { name: 'Ad destinations are fetched ahead', exact: true })
  const share = form.getByLabel('enabled, percent')
  await share.fill('60')
  await form.getByLabel('control, percent').fill('60')
  await form.getByRole('button', { name: 'Save' }).click()
  await staff.getByText('The percentages can add up to at most 100.').waitFor()
  await form.getByLabel('control, percent').fill('40')
  await form.getByRole('button', { name: 'Save' }).click()
  await staff.getByRole('region', { name: 'Notices' }).getByText('Saved. Results start over.').waitFor()
  await expectAccessible(staff, 'experiments')
  await visitPage(staff, '/admin/experiments/')
  expect(await share.inputValue()).toBe('60')
  await form.getByLabel('control, percent').fill('0')
  await share.fill('0')
  await form.getByRole('button', { name: 'Save' }).click()
  await staff.getByRole('region', { name: 'Notices' }).getByText('Saved. Results start over.').waitFor()
})

test('topic.9 today.3 today.9 what staff type wrong is told at its field, Edit leads to the form, and an article says why it is not live', async () => {
  const page = await openPage({
    who: await signInDemoPerson('employee'),
    path: '/admin/topics/?q=Cats',
    timezone: 'Asia/Tokyo',
    complaints: [/400/],
  })
  await page.getByRole('button', { name: 'Actions for Cats' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Cats' })
  await dialog.getByLabel('Name in English').fill('')
  await dialog.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByText('Enter an English name for the topic.').waitFor()
  await visitPage(page, '/admin/today/')
  const form = page.getByRole('form', { name: 'Write an article' })
  const title = `Quiet corners ${Date.now()}`
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Countries').fill('XX')
  await form.getByRole('button', { name: 'Save article' }).click()
  await form.getByText('There’s no country with the code XX.').waitFor()
  await form.getByLabel('Countries').fill('')
  await form.getByRole('button', { name: 'Save article' }).click()
  const row = page.getByRole('listitem').filter({ hasText: title })
  await row.getByText('Not live: it has no From date').waitFor()
  const picks = page.getByRole('form', { name: 'Our picks' })
  await picks.getByLabel('Order among our picks').fill('101')
  await picks.getByRole('button', { name: 'Save pick' }).click()
  await picks.getByText('Enter a whole number from 0 to 100.').waitFor()
  await row.getByRole('button', { name: `Edit ${title}` }).click()
  const field = page.getByRole('form', { name: `Edit ${title}` }).getByLabel('Title', { exact: true })
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => field.evaluate((one) => one.getBoundingClientRect().top >= 0)).toBe(true)
  expect(await field.inputValue()).toBe(title)
  // Times are in local time, and the row shows whether the event has started or ended.
  const editor = page.getByRole('form', { name: `Edit ${title}` })
  await editor.getByText('Time zone: Asia/Tokyo.').waitFor()
  const save = async (from: string, until: string) => {
    await editor.getByLabel('From').fill(from)
    await editor.getByLabel('Until').fill(until)
    await editor.getByRole('button', { name: 'Save article' }).click()
  }
  await save('2040-03-01T09:30', '')
  await row.getByText('Starts Mar 1, 2040, 9:30').waitFor()
  await form.waitFor()
  await row.getByRole('button', { name: `Edit ${title}` }).click()
  expect(await editor.getByLabel('From').inputValue()).toBe('2040-03-01T09:30')
  await save('2020-03-01T09:30', '2020-03-02T09:30')
  await row.getByText('Ended Mar 2, 2020, 9:30').waitFor()
})

test('today.9 staff put pins into a part of today, order them, take one out and undo it, and see each on the page', async () => {
  const [owner, who] = [await signUpPerson(), await signInDemoPerson('employee')]
  const name = `Heron ${randomUUID().slice(0, 8)}`
  const [one, two] = [await pinOf(owner, `${name} one`), await pinOf(owner, `${name} two`)]
  const found = async () => {
    const { results } = await who.wire.must('BaseSearch', 'get', { query: name, scope: 'pins' })
    return results.filter(({ id }: { id: string }) => id === one.id || id === two.id).length
  }
  await expect.poll(found, { timeout: 30_000 }).toBe(2)
  const page = await openPage({ who, path: '/admin/today/' })
  const form = page.getByRole('form', { name: 'Our picks' })
  const rows = page.getByRole('list', { name: 'Our picks' }).getByRole('listitem').filter({ hasText: name })
  const row = (title: string) => rows.filter({ hasText: `${name} ${title}` })
  const say = async (id: string, act: { order?: string; label?: string }) => {
    await form.getByLabel('Section').selectOption({ label: 'Popular this month' })
    await form.getByLabel('Pin', { exact: true }).fill(`/pin/${id}/`)
    await form.getByLabel('Order among our picks').fill(act.order ?? '1')
    await form.getByLabel('Action').selectOption({ label: act.label ?? 'Add' })
    await form.getByRole('button', { name: 'Save pick' }).click()
    await page.getByRole('region', { name: 'Notices' }).getByText('Saved. It’ll show up on Today').waitFor()
  }
  /** Expects these of the two items on the page, in order, and returns to the admin page. */
  const expectOnToday = async (...ids: string[]) => {
    const shown = async () => {
      await visitPage(page, '/today/')
      const cards = page.getByRole('region', { name: 'Popular this month' }).locator('article[data-pin]')
      const all = await cards.evaluateAll((articles) => articles.map((card) => card.getAttribute('data-pin')))
      return all.filter((id) => id === one.id || id === two.id)
    }
    await expect.poll(shown, { timeout: 30_000 }).toEqual(ids)
    await visitPage(page, '/admin/today/')
  }
  await say(one.id, { order: '0' })
  await row('one').getByText(`By @${who.username}`).waitFor()
  await expectOnToday(one.id)
  await say(two.id, { order: '1' })
  await row('two').getByText('Order: 1').waitFor()
  await expectOnToday(one.id, two.id)
  await say(one.id, { order: '2' })
  await row('one').getByText('Order: 2').waitFor()
  await expectOnToday(two.id, one.id)
  await say(two.id, { label: 'Remove' })
  await row('two').getByText('Removed').waitFor()
  await expectOnToday(one.id)
  await expectAccessible(page, '/admin/today/')
  for (const title of ['one', 'two']) {
    await page.getByRole('button', { name: `Undo pick: ${name} ${title}` }).click()
    await row(title).waitFor({ state: 'detached' })
  }
  await expectOnToday()
})
