import type { Viewer } from '#domain/entities/viewer.ts'

/** The sections of the settings, in the order of the list. */
export const SECTIONS = [
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
export type Section = (typeof SECTIONS)[number]

export const pathOf = (section: Section) => `/settings/${section}/`

/** Those that this viewer has; the others are neither linked nor reachable. */
export function sectionsOf({ has_notification_settings }: Pick<Viewer, 'has_notification_settings'>): Section[] {
  return SECTIONS.filter((section) => section !== 'notifications' || has_notification_settings)
}
