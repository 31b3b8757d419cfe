type Declared = { groups: readonly [string, ...string[]]; standard: string; unit: 'person' | 'visitor' }

const onOff = ['control', 'enabled'] as const
const off = { groups: onOff, standard: 'control' } as const
const on = { groups: onOff, standard: 'enabled' } as const
const badges = {
  groups: ['control', 'trusted_verified', 'merchant_blue_checkmark', 'red_checkmark'],
  standard: 'trusted_verified',
} as const

/** All experiments, with their groups, their default, and the unit by which they are split. */
export const EXPERIMENTS = {
  simplify_creator_attributions_web: { ...badges, unit: 'person' },
  simplify_creator_attributions_unauth_web: { ...badges, unit: 'visitor' },
  closeup_auth_remove_reactions_grid_dweb: { ...off, unit: 'person' },
  shopping_indicator: {
    groups: [
      'control',
      'enabled_4_indicator',
      'enabled_5_indicator',
      'enabled_2_indicator',
      'enabled_3_indicator',
      'control_pwt',
      'enabled_pwt',
      'employees',
    ],
    standard: 'control',
    unit: 'visitor',
  },
  mobile_web_carousel: { ...on, unit: 'visitor' },
  quick_saves_board: { ...off, unit: 'person' },
  image_only_grid: { ...off, unit: 'person' },
  settings_notifications: { ...on, unit: 'person' },
  anonymous_overflow_menu: { ...off, unit: 'visitor' },
  ad_destination_fetch: { ...off, unit: 'visitor' },
  invite_graph_query: { ...off, unit: 'visitor' },
  saved_ideas_upsell: { groups: ['control', 'enabled_modal', 'enabled_banner'], standard: 'control', unit: 'visitor' },
  footer_navigation: { ...off, unit: 'person' },
  pin_page_graph_query: { ...off, unit: 'person' },
} as const satisfies Record<string, Declared>

export type ExperimentName = keyof typeof EXPERIMENTS
export type ExperimentRollout = Record<string, number>

const BUCKETS = 10_000

/**
 * Assigns a person or visitor to a group: the same name and unit always get the same group. Without a unit it is the
 * default.
 */
export function assignExperimentGroup(name: ExperimentName, unit: string | null, rollout: ExperimentRollout): string {
  const { groups, standard }: Declared = EXPERIMENTS[name]
  if (unit === null) return standard
  const bucket = fnv1a(`${name}:${unit}`) % BUCKETS
  let upTo = 0
  for (const group of groups) {
    upTo += (rollout[group] ?? 0) * (BUCKETS / 100)
    if (bucket < upTo) return group
  }
  return standard
}

/** FNV-1a, 32 bits, then mixed, so that neighboring ids don't land in neighboring buckets. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
