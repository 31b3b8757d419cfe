import { expect, test } from 'vitest'
import { type ProfileFormValues, toProfileFormValues, validateProfileForm } from './profile-values.ts'

const good = toProfileFormValues({ first_name: 'Ada', last_name: '', about: '', pronouns: '', website_url: null })

test('a missing website is an empty field, and no problem', () => {
  expect(good.website_url).toBe('')
  expect(validateProfileForm(good)).toEqual({})
})

test.each<[Partial<ProfileFormValues>, object]>([
  [{ first_name: '' }, { first_name: 'name.firstMissing' }],
  [{ first_name: 'a'.repeat(31) }, { first_name: 'name.firstTooLong' }],
  [{ last_name: 'a'.repeat(61) }, { last_name: 'name.lastTooLong' }],
  [{ about: 'a'.repeat(501) }, { about: 'about.tooLong' }],
  [{ about: `${'a'.repeat(500)}   ` }, {}],
  [{ pronouns: 'a'.repeat(31) }, { pronouns: 'pronouns.tooLong' }],
  [{ website_url: 'javascript:alert(1)' }, { website_url: 'link.invalid' }],
  [{ website_url: 'example.org/ada' }, {}],
])('viewer.3 %o is wrong with %o', (typed, problems) =>
  expect(validateProfileForm({ ...good, ...typed })).toEqual(problems),
)
