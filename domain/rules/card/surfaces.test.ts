import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SURFACES, type SurfaceName, surfaceRules } from '../../constants/surfaces.ts'

const allows = (name: SurfaceName) => {
  const { save, menu, contextMenu } = surfaceRules(name)
  return [save && 'save', menu && 'menu', contextMenu && 'contextMenu'].filter(Boolean)
}

test.each<SurfaceName>([
  'AuthHomefeed',
  'SearchItem',
  'SearchItemHighShoppingIntent',
  'SearchAdsOnlyModule',
  'RetrievalHub',
  'ExploreLocal',
  'NewsPage',
])('card.43 %s has save and both menus', (name) => expect(allows(name)).toEqual(['save', 'menu', 'contextMenu']))

test.each<[SurfaceName, string[]]>([
  ['BaseBoardPinGrid', ['save', 'menu', 'contextMenu']],
  ['BoardMoreIdeasTabContent', ['save', 'menu', 'contextMenu']],
  ['BoardlessPins', ['save', 'menu', 'contextMenu']],
  ['UserProfilePinGrid', ['save', 'menu', 'contextMenu']],
  ['OtherProfilePinGrid', ['save', 'menu', 'contextMenu']],
  ['CreatorProfileStoryGrid', ['save', 'contextMenu']],
  ['CreatorProfileActivityGrid', ['save', 'contextMenu']],
  ['BoardCoverSelection', []],
])('card.44 %s allows %j', (name, allowed) => expect(allows(name)).toEqual(allowed))

test.each<[SurfaceName, string[]]>([
  ['RelatedPinGrid', ['save', 'menu', 'contextMenu']],
  ['PdpRelatedPinGrid', ['save', 'menu', 'contextMenu']],
  ['ShoppingGridSmallCarousel', ['save', 'menu', 'contextMenu']],
  ['VisualInspirationShoppingPin', ['save', 'menu', 'contextMenu']],
  ['ShoppingGrid', ['save', 'menu', 'contextMenu']],
  ['ShoppingCarousel', ['save', 'menu', 'contextMenu']],
  ['RelatedProducts', []],
  ['TopicBest', ['save', 'menu', 'contextMenu']],
  ['ShoppingCatalogue', ['contextMenu']],
])('card.45 %s allows %j', (name, allowed) => expect(allows(name)).toEqual(allowed))

test.each<[SurfaceName, string[]]>([
  ['ConversationView', ['save']],
  ['EngagementDetails', ['contextMenu']],
])('card.46 %s allows %j', (name, allowed) => expect(allows(name)).toEqual(allowed))

test('card.26 every surface states everything', () => {
  const fields = Object.keys(SURFACES.AuthHomefeed).sort()
  for (const rules of Object.values(SURFACES)) expect(Object.keys(rules).sort()).toEqual(fields)
  expect(Object.keys(SURFACES)).toHaveLength(26)
})

/** Surfaces whose pages do not exist yet. Remove a surface from this list when a page renders it. */
const UNMOUNTED: SurfaceName[] = [
  'SearchAdsOnlyModule',
  'CreatorProfileStoryGrid',
  'CreatorProfileActivityGrid',
  'EngagementDetails',
]

test('card.43 card.44 card.45 card.46 every surface is mounted by a screen, but those that are listed as missing', () => {
  const root = join(import.meta.dirname, '../../..')
  const screens = globSync('web/surfaces/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n')
  const names = Object.keys(SURFACES) as SurfaceName[]
  expect(names.filter((name) => !new RegExp(`['"]${name}['"]`).test(screens))).toEqual(UNMOUNTED)
})
