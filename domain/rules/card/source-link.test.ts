import { expect, test } from 'vitest'
import type { PinCard } from '../../entities/pin.ts'
import type { Id } from '../../id.ts'
import { cardTapTarget, outboundUrl, showsSourceLink, toSourceLink } from './source-link.ts'

const me = { id: '1' as Id }
const visitor = { id: null }
const person = (id: string, full_name = '') => ({ id: id as Id, full_name }) as NonNullable<PinCard['pinner']>
const linked = { link: 'https://example.org/' }

test.each<[string, Parameters<typeof showsSourceLink>[0], typeof me | typeof visitor, boolean]>([
  ['a link', linked, visitor, true],
  ['no link', { link: null }, me, false],
  ['an empty link', { link: '' }, me, false],
  ['a lead ad', { ...linked, promoted_is_lead_ad: true }, me, false],
  ['linkless, for its origin pinner', { ...linked, is_go_linkless: true, origin_pinner: person('1') }, me, true],
  ['linkless, for another', { ...linked, is_go_linkless: true, origin_pinner: person('2') }, me, false],
  ['linkless, for a visitor', { ...linked, is_go_linkless: true, origin_pinner: null }, visitor, false],
])('card.16 %s', (_, pin, viewer, shows) => expect(showsSourceLink(pin, viewer)).toBe(shows))

const letters = (count: number) => `${'x'.repeat(count - 3)}.ab`

test.each([
  [27, 'card', letters(27), 132],
  [28, 'card', `${letters(28).slice(0, 27)}…`, 87],
  [12, 'actionBar', letters(12), 132],
  [13, 'actionBar', `${letters(13).slice(0, 12)}…`, 87],
] as const)('card.50 a domain of %i letters, %s', (count, place, name, maxWidth) => {
  expect(toSourceLink({ domain: letters(count) }, place)).toEqual({
    name,
    whole: letters(count),
    maxWidth,
    owner: null,
  })
})

const site = 'example.org'
test.each<[string, Parameters<typeof toSourceLink>[0], object | null]>([
  [
    'the owner of the domain',
    { domain: site, link_domain: { name: '', official_user: person('1', 'Ada') } },
    { name: site, owner: 'Ada' },
  ],
  [
    'the owner of the website',
    { domain: site, link_user_website: { official_user: person('1', 'Bob') } },
    { name: site, owner: 'Bob' },
  ],
  [
    'an owner without a domain',
    { domain: null, link_user_website: { official_user: person('1', 'Bob') } },
    { name: 'Bob', owner: 'Bob' },
  ],
  ['no owner', { domain: `www.${site}`, link_domain: { name: '', official_user: null } }, { name: site, owner: null }],
  ['no owner, no domain', { domain: null }, null],
])('card.52 %s', (_, pin, source) => {
  if (source) expect(toSourceLink(pin, 'card')).toMatchObject(source)
  else expect(toSourceLink(pin, 'card')).toBeNull()
})

test.each<[Parameters<typeof outboundUrl>[0], boolean, string | null]>([
  [{ link: 'a' }, true, 'a'],
  [{ link: 'a', mobile_link: 'm' }, true, 'a'],
  [{ link: 'a', mobile_link: 'm' }, false, 'm'],
  [{ link: 'a', mobile_link: null }, false, 'a'],
  [{ link: 'a', mobile_link: 'm', ad_destination_url: 'ad' }, false, 'ad'],
  [{ link: null }, true, null],
])('card.16 of %j, desktop %s, the way out leads to %s', (pin, isDesktop, link) => {
  expect(outboundUrl(pin, isDesktop)).toBe(link)
})

test.each<[Parameters<typeof cardTapTarget>[0], string]>([
  [{ link: 'a' }, 'closeup'],
  [{ link: 'a', is_eligible_for_web_closeup: true }, 'closeup'],
  [{ link: 'a', is_eligible_for_web_closeup: false }, 'link'],
  [{ link: null, is_eligible_for_web_closeup: false }, 'closeup'],
  [{ link: 'a', is_eligible_for_pdp: true }, 'product'],
])('card.29 a tap on %j opens its %s', (pin, opens) => expect(cardTapTarget(pin)).toBe(opens))
