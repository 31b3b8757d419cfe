import { expect, test } from 'vitest'
import { PERSON_FLAG_NAMES, PERSON_FLAGS } from '#domain/constants/person-settings.ts'
import { openPage, visitPage } from '../browser.ts'
import { signUpPerson } from '../wire.ts'

test('search.16 searches are remembered with consent alone, and the switch says so; every plain setting has a switch that keeps it', async () => {
  const who = await signUpPerson()
  await who.wire.must('UserSettings', 'update', { allow_personalization_cookies: false })
  const page = await openPage({ who, path: '/settings/privacy/' })
  const switchOf = (name: string) => page.locator(`[role="switch"][name="${name}"]`)
  const searches = switchOf('keeps_searches')
  await page.getByText('To turn this on, allow personalization cookies first.').waitFor()
  expect([await searches.isDisabled(), await searches.isChecked()]).toEqual([true, false])

  await switchOf('allow_personalization_cookies').check()
  await page.getByText('Only you can see them.').waitFor()
  for (const name of PERSON_FLAG_NAMES) {
    const { usual } = PERSON_FLAGS[name]
    await expect.poll(() => switchOf(name).isChecked()).toBe(usual)
    await switchOf(name).setChecked(!usual)
    await expect.poll(async () => (await who.wire.must('UserSettings', 'get'))[name]).toBe(!usual)
  }
  await visitPage(page, '/settings/privacy/')
  for (const name of PERSON_FLAG_NAMES) expect(await switchOf(name).isChecked()).toBe(!PERSON_FLAGS[name].usual)
})
