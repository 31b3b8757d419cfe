import type { Viewer } from '#domain/entities/viewer.ts'

/** The sections of the settings, in display order. */
export const SETTINGS_SECTIONS = [
  'profile',
  'account',
  'security',
  'privacy',
  'language',
  'notifications',
  'websites',
  'blocked',
  'duplicates',
  'trash',
  'data',
] as const
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number]

export const toSettingsPath = (section: SettingsSection) => `/settings/${section}/`

/** The sections that this viewer has; the others are neither linked nor reachable. */
export function listSettingsSections({
  has_notification_settings,
}: Pick<Viewer, 'has_notification_settings'>): SettingsSection[] {
  return SETTINGS_SECTIONS.filter((section) => section !== 'notifications' || has_notification_settings)
}
