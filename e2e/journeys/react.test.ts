import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { followLink, openBlankPage, openPage, visitPage } from '../browser.ts'
import { cardByTitle, newCollector, openSavedPinsPatched, patchPinsInAnswers } from '../patched-answers.ts'
import { signInDemoPerson, signUpPerson, type TestPerson } from '../wire.ts'

const group = (page: Page) => page.getByRole('group', { name: 'React' })
const counts = { 1: 3, 7: 5 }

/** Creates a pin that has a reaction. */
async function reactedPin() {
  const [other, owner] = [await signUpPerson(), await newCollector([])]
  const [pin] = await owner.wire.must('UserPins', 'get', { username: owner.username })
  await other.wire.must('Reaction', 'create', { pin_id: pin.id, reaction_type: 7 })
  return { owner, pin }
}

test.each(['desktop', 'phone'] as const)(
  'react.1 react.2 react.6 on a %s others’ pins have reactions, one’s own has none where the surface says so',
  async (size) => {
    const { owner, pin } = await reactedPin()
    const path = `/pin/${pin.id}/`
    const page = await openPage({ size, who: await signUpPerson(), path })
    await group(page).getByRole('button', { name: 'Good idea, 1 reaction' }).waitFor()
    const own = await openPage({ size, who: owner, path })
    await own.locator('article[data-closeup]').waitFor()
    expect(await group(own).count()).toBe(0)
    for (const one of [own, page]) await followLink(one, `/${owner.username}/pins/`)
    const row = (of: Page) => of.locator('[data-base]').getByRole('img', { name: '1 reaction' })
    for (const one of [own, page]) await row(one).waitFor()
    const sizes = [(await row(page).boundingBox())?.height, (await row(page).locator('svg').boundingBox())?.width]
    expect(sizes).toEqual([18, 17])
  },
)

test('react.1 react.5 react.7 a reaction that fails goes back; none where the address names a view that has none; on home only what is promoted shows them', async () => {
  const { owner, pin } = await reactedPin()
  const page = await openPage({ who: await signUpPerson(), path: `/pin/${pin.id}/?view_type=1`, complaints: [/500/] })
  await page.route('**/resource/ReactionResource/**', (route) => route.fulfill({ status: 500, body: '{}' }))
  const wow = group(page).getByRole('button', { name: /^Wow/ })
  await wow.click()
  await page.getByRole('region', { name: 'Notices' }).getByText('Sorry! Something went wrong on our end.').waitFor()
  await expect.poll(() => wow.getAttribute('aria-pressed')).toBe('false')

  for (const view of ['view_type=606', 'view_parameter=3475']) {
    await followLink(page, `/pin/${pin.id}/?${view}`)
    await page.locator('article[data-closeup]').hover()
    await page.locator('[data-closeup] [data-send]').waitFor()
    expect(await group(page).count()).toBe(0)
    await followLink(page, `/${owner.username}/pins/?${view}`)
    await page.locator('[data-base] article').first().waitFor()
    expect(await page.locator('[data-base]').getByRole('img', { name: '1 reaction' }).count()).toBe(0)
  }

  let promoted: string | undefined
  await patchPinsInAnswers(page, /UserHomefeedResource/, (pins) => {
    promoted ??= pins[0].id
    for (const one of pins)
      Object.assign(one, {
        reaction_counts: counts,
        story_pin_data: null,
        videos: null,
        is_promoted: one.id === promoted,
      })
  })
  await page
    .getByRole('link', { name: 'Bowerbird' })
    .or(page.getByRole('link', { name: 'Home' }))
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
  const cards = page.locator('[data-base] article[data-pin]')
  await expect.poll(() => cards.count()).toBeGreaterThan(5)
  await cards.getByRole('img', { name: '8 reactions' }).first().waitFor()
  expect(await cards.getByRole('img', { name: '8 reactions' }).count()).toBe(1)
})

test('react.3 react.4 none where they are turned off, and none for stories and videos', async () => {
  const told = {
    Plain: { reaction_counts: counts },
    Off: { reaction_counts: counts, reactions_disabled: true },
    Story: {
      reaction_counts: counts,
      story_pin_data: { id: '1', is_deleted: false, metadata: { pin_title: 'Story' } },
    },
    Video: { reaction_counts: counts, videos: { id: '1', duration: 5000, video_list: {} } },
    Ad: { reaction_counts: counts, is_promoted: true },
  }
  const collector = await newCollector(Object.keys(told))
  const page = await openBlankPage({ who: await signUpPerson() })
  await openSavedPinsPatched(page, collector.username, told)
  const shown: Record<string, number> = {}
  for (const title of Object.keys(told)) {
    await cardByTitle(page, title).waitFor()
    shown[title] = await cardByTitle(page, title).getByRole('img', { name: '8 reactions' }).count()
  }
  expect(shown).toEqual({ Plain: 1, Off: 0, Story: 0, Video: 0, Ad: 0 })
})

test('react.1 react.9 in the experiment that removes them there are none; a visitor is not touched by it, and is asked to log in', async () => {
  const who: TestPerson = await signInDemoPerson('employee')
  const { pin, owner } = await reactedPin()
  const page = await openPage({ who, path: `/pin/${pin.id}/` })
  await group(page).waitFor()
  const removing = 'deb_closeup_auth_remove_reactions_grid_dweb=enabled'
  await visitPage(page, `/pin/${pin.id}/?${removing}`)
  await page.locator('article[data-closeup]').waitFor()
  expect(await group(page).count()).toBe(0)
  await followLink(page, `/${owner.username}/pins/?${removing}`)
  await page.locator('[data-base] article[data-pin]').first().waitFor()
  expect(await page.locator('[data-base]').getByRole('img', { name: '1 reaction' }).count()).toBe(0)
  // Visitors can't remove reactions, whatever the URL says.
  const visitor = await openPage({ path: `/${owner.username}/pins/?${removing}` })
  await visitor.locator('[data-base]').getByRole('img', { name: '1 reaction' }).waitFor()
  await followLink(visitor, `/pin/${pin.id}/`)
  await group(visitor).getByRole('button', { name: /^Wow/ }).click()
  await visitor.getByRole('dialog', { name: 'Log in to continue' }).waitFor()
})
