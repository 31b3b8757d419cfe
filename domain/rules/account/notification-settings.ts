/** From this day on everyone has them. */
const OPEN_FROM = '2026-01-01T00:00:00Z'

type Looking = { experiments: Readonly<Record<string, string>> }

/** Spec 2 and D32: the choices about notifications exist from a day on, and before it for those in the experiment. */
export function hasNotificationSettings({ experiments }: Looking, now: Date, openFrom = OPEN_FROM): boolean {
  return now >= new Date(openFrom) || experiments.settings_notifications === 'enabled'
}
