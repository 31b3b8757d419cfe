import { expect, test } from 'vitest'
import { assignExperimentGroup, EXPERIMENTS, type ExperimentName } from './experiments.ts'

const people = Array.from({ length: 4000 }, (_, i) => String(5_200_000_000_000_000_000n + BigInt(i) * 4_194_304n))
const shareOf = (group: string, name: ExperimentName, rollout: Record<string, number>) =>
  people.filter((person) => assignExperimentGroup(name, person, rollout) === group).length / people.length

test.each(Object.entries(EXPERIMENTS))('ab.1 %s has its default among its groups', (name, { groups, standard }) => {
  expect(groups).toContain(standard)
  expect(groups).toContain('control')
  expect(assignExperimentGroup(name as ExperimentName, '1', {})).toBe(standard)
  expect(assignExperimentGroup(name as ExperimentName, null, { control: 100 })).toBe(standard)
})

/** Expected groups of each experiment, without the control group, which all have. */
const SPECIFIED: Record<string, string[]> = {
  simplify_creator_attributions_web: ['trusted_verified', 'merchant_blue_checkmark', 'red_checkmark'],
  simplify_creator_attributions_unauth_web: ['trusted_verified', 'merchant_blue_checkmark', 'red_checkmark'],
  closeup_auth_remove_reactions_grid_dweb: ['enabled'],
  shopping_indicator: [
    'enabled_4_indicator',
    'enabled_5_indicator',
    'enabled_2_indicator',
    'enabled_3_indicator',
    'control_pwt',
    'enabled_pwt',
    'employees',
  ],
  mobile_web_carousel: ['enabled'],
  quick_saves_board: ['enabled'],
  image_only_grid: ['enabled'],
  settings_notifications: ['enabled'],
  anonymous_overflow_menu: ['enabled'],
  ad_destination_fetch: ['enabled'],
  invite_graph_query: ['enabled'],
  saved_ideas_upsell: ['enabled_modal', 'enabled_banner'],
  footer_navigation: ['enabled'],
  pin_page_graph_query: ['enabled'],
}

test('ab.1 every experiment of the specification is listed, with its groups', () => {
  const listed = Object.entries(EXPERIMENTS).map(([name, { groups }]) => [name, groups])
  const wanted = Object.entries(SPECIFIED).map(([name, groups]) => [name, ['control', ...groups]])
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(wanted))
})

test.each([
  ['simplify_creator_attributions_web', 'trusted_verified'],
  ['shopping_indicator', 'control'],
  ['closeup_auth_remove_reactions_grid_dweb', 'control'],
  ['mobile_web_carousel', 'enabled'],
  ['quick_saves_board', 'control'],
  ['image_only_grid', 'control'],
  ['settings_notifications', 'enabled'],
] as const)('ab.1 %s is %s by default', (name, standard) => expect(EXPERIMENTS[name].standard).toBe(standard))

test('ab.1 a group is stable, and a roll-out reaches its share', () => {
  const half = { enabled: 50 }
  for (const person of people.slice(0, 50))
    expect(assignExperimentGroup('image_only_grid', person, half)).toBe(
      assignExperimentGroup('image_only_grid', person, half),
    )
  expect(shareOf('enabled', 'image_only_grid', half)).toBeCloseTo(0.5, 1)
  expect(shareOf('enabled', 'image_only_grid', { enabled: 100 })).toBe(1)
  expect(shareOf('enabled', 'mobile_web_carousel', { control: 100 })).toBe(0)
})

test('ab.1 a larger roll-out keeps whoever was in it', () => {
  const small = people.filter(
    (person) => assignExperimentGroup('footer_navigation', person, { enabled: 10 }) === 'enabled',
  )
  expect(small.length).toBeGreaterThan(0)
  for (const person of small)
    expect(assignExperimentGroup('footer_navigation', person, { enabled: 40 })).toBe('enabled')
})
