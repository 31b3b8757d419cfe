import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { holdRequests } from '../hold-requests.ts'
import { baseUrl, signInDemoPerson, signUpPerson } from '../wire.ts'

const SURVEY = { placed_experience_id: '1000421:507240' }
const TITLE = 'How do you like your home feed?'
const dialog = (page: Page) => page.getByRole('dialog', { name: TITLE })
const frame = (page: Page) => page.frameLocator(`iframe[title="${TITLE}"]`)
/** What is reported of the survey. */
const reports = (page: Page) => {
  const seen: string[] = []
  page.on('request', (request) => {
    const [, what] =
      /\/resource\/UserExperience(Viewed|Completed|)Resource\/(?:update|delete)\//.exec(request.url()) ?? []
    if (what !== undefined && request.postData()?.includes('507240')) seen.push(what || 'Dismissed')
  })
  return seen
}

/**
 * Opens a page as someone for whom the survey waits. Its clock stands still; the page of the survey loads when `load` is
 * called.
 */
async function openSurveyed({
  path = '/',
  ...wish
}: Omit<Parameters<typeof openBlankPage>[0], 'who'> & { path?: string } = {}) {
  const who = await signUpPerson()
  await who.wire.must('UserExperienceTrigger', 'update', SURVEY)
  const page = await openBlankPage({ ...wish, who })
  await page.clock.install()
  const reported = reports(page)
  const release = await holdRequests(page, '**/survey/507240/**')
  await visitPage(page, path)
  const load = async () => {
    await page.mouse.move(5, 5)
    await page.locator('iframe').waitFor({ state: 'attached' })
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const said = page.evaluate(
      () => new Promise<void>((resolve) => addEventListener('message', () => resolve(), { once: true })),
    )
    release()
    await said
  }
  return { who, page, reported, load }
}

test.each([
  ['desktop', 'light'],
  ['phone', 'dark'],
] as const)(
  'exp.8 exp.29 exp.30 exp.43 a survey loads unseen, invites after 5 s, is answered in its frame and completed, on a %s in %s',
  async (size, theme) => {
    const { page, reported, load, who } = await openSurveyed({ size, theme })
    await load()
    const [, survey] = page.frames()
    expect(new URL(survey?.url() ?? '').origin).not.toBe(new URL(baseUrl).origin)
    await page.clock.runFor(4900)
    expect([await dialog(page).count(), reported]).toEqual([0, []])
    await page.clock.runFor(200)
    await dialog(page).waitFor()
    await page.clock.resume()
    for (const text of ['Three questions, one minute.', 'Nobody sees who gave them.'])
      expect(await dialog(page).textContent()).toContain(text)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Take survey')
    await expectAccessible(page, 'the invitation to a survey')

    // What another origin says is ignored, the page's own included.
    await page.evaluate(() => postMessage({ type: 'survey-finished' }, '*'))
    await page.keyboard.press('Enter')
    await frame(page).getByText('How well does home match what you like?').waitFor()
    await frame(page).getByRole('radio', { name: '4' }).check({ force: true })
    await frame(page).getByRole('checkbox', { name: 'Videos' }).check({ force: true })
    await frame(page).getByRole('button', { name: 'Send' }).click()
    await page.getByText('Thanks for your answers!').waitFor()
    await dialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => reported).toEqual(['Viewed', 'Completed'])

    const { wire } = await signInDemoPerson('employee')
    const { questions } = await wire.must('StaffSurveyResults', 'get', { experience_id: 507240 })
    expect(questions[0].answers[3].count).toBeGreaterThan(0)
    const again = await openPage({ who })
    await again.mouse.move(5, 5)
    await again.waitForResponse(/UserExperienceResource\/get/)
    expect(await again.locator('iframe').count()).toBe(0)
  },
)

test('exp.8 exp.30 without a load message for 15 s nothing is shown, and nothing reported', async () => {
  const who = await signUpPerson()
  await who.wire.must('UserExperienceTrigger', 'update', SURVEY)
  const page = await openBlankPage({ who })
  await page.clock.install()
  await page.route(/\/survey\/507240\//, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Broken' }))
  const reported = reports(page)
  await visitPage(page, '/')
  await page.mouse.move(5, 5)
  await page.locator('iframe').waitFor({ state: 'attached' })
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(8_000)
  expect(await page.locator('iframe').count()).toBe(1)
  await page.clock.runFor(7_000)
  await page.locator('iframe').waitFor({ state: 'detached' })
  await page.clock.runFor(20_000)
  expect([await dialog(page).count(), reported]).toEqual([0, []])
})

test('exp.31 the timed survey waits on the page for making Pins, and looks again every 3 s', async () => {
  const who = await signUpPerson()
  await who.wire.must('UserExperienceTrigger', 'update', SURVEY)
  const page = await openBlankPage({ who })
  await page.clock.install()
  await visitPage(page, '/pin-builder/')
  await page.mouse.move(5, 5)
  await page.waitForResponse(/UserExperienceResource\/get/)
  await page.clock.fastForward(9_000)
  expect(await page.locator('iframe').count()).toBe(0)
  await followLink(page, '/ideas/')
  await page.clock.fastForward(3_000)
  await page.locator('iframe').waitFor({ state: 'attached' })
})

test('exp.31 while a survey is open it holds going back; when it is declined, that goes on', async () => {
  const { page, reported, load } = await openSurveyed({ path: '/ideas/' })
  await followLink(page, '/today/')
  await load()
  await expect.poll(() => page.clock.runFor(3_000).then(() => dialog(page).count())).toBe(1)
  await page.clock.resume()
  await page.goBack()
  await page.waitForURL('**/today/')
  expect(await dialog(page).count()).toBe(1)
  await dialog(page).getByRole('button', { name: 'No, thanks' }).click()
  await page.waitForURL('**/ideas/')
  await dialog(page).waitFor({ state: 'hidden' })
  await expect.poll(() => reported).toEqual(['Viewed', 'Dismissed'])
})
