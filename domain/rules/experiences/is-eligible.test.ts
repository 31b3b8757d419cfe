import { expect, test } from 'vitest'
import { type ExperienceTargeting, type ExperienceViewer, isEligible } from './is-eligible.ts'

const person: ExperienceViewer = {
  isSignedIn: true,
  isRemembered: true,
  country: 'AT',
  locale: 'de-AT',
  platform: 'web',
  accountAgeDays: 10,
  pinCount: 3,
  boardCount: 0,
  experiments: { footer_navigation: 'enabled' },
  consent: { analytics: true, marketing: false, personalization: true },
  searchQuery: 'A Red dress',
  advertiserId: '7',
}
const visitor: ExperienceViewer = {
  ...person,
  isSignedIn: false,
  accountAgeDays: null,
  pinCount: null,
  boardCount: null,
  consent: null,
  searchQuery: null,
  advertiserId: null,
}

test.each<[ExperienceTargeting, forPerson: boolean, forVisitor: boolean]>([
  [{}, true, false],
  [{ audience: 'people' }, true, false],
  [{ audience: 'visitors' }, false, true],
  [{ audience: 'everyone' }, true, true],
  [{ audience: 'everyone', countries: ['DE', 'AT'] }, true, true],
  [{ audience: 'everyone', countries: ['DE'] }, false, false],
  [{ audience: 'everyone', locales: ['de'] }, true, true],
  [{ audience: 'everyone', locales: ['de-DE', 'en', 'd'] }, false, false],
  [{ audience: 'everyone', platforms: ['web_mobile'] }, false, false],
  [{ audience: 'everyone', platforms: ['web'] }, true, true],
  [{ audience: 'everyone', account_age_days: { max: 28 } }, true, false],
  [{ audience: 'everyone', account_age_days: { min: 11 } }, false, false],
  [{ audience: 'everyone', account_age_days: { min: 10, max: 10 } }, true, false],
  [{ audience: 'everyone', pins: { min: 3 } }, true, false],
  [{ audience: 'everyone', pins: { max: 2 } }, false, false],
  [{ audience: 'everyone', boards: { max: 0 } }, true, false],
  [{ audience: 'everyone', boards: { min: 1 } }, false, false],
  [{ audience: 'everyone', experiments: { footer_navigation: ['enabled'] } }, true, true],
  [{ audience: 'everyone', experiments: { footer_navigation: ['control'] } }, false, false],
  [{ audience: 'everyone', experiments: { another: ['enabled'] } }, false, false],
  [{ audience: 'everyone', consent: 'personalization' }, true, false],
  [{ audience: 'everyone', consent: 'marketing' }, false, false],
  [{ audience: 'everyone', search_words: ['hat', 'red dress'] }, true, false],
  [{ audience: 'everyone', search_words: ['hat', 'red dresses'] }, false, false],
  [{ audience: 'everyone', advertisers: 'any' }, true, false],
  [{ audience: 'everyone', advertisers: ['7', '8'] }, true, false],
  [{ audience: 'everyone', advertisers: ['8'] }, false, false],
])('exp.2, exp.44 with %j it is for the person: %j, for the visitor: %j', (target, forPerson, forVisitor) => {
  expect([isEligible(target, person), isEligible(target, visitor)]).toEqual([forPerson, forVisitor])
})
