type Looking = { experiments: Readonly<Record<string, string>> }

/** Spec 2 and D32: the choices about notifications exist from a day on, and before it for those in the experiment. */
export function hasNotificationSettings({ experiments }: Looking, now: Date, openFrom: Date): boolean {
  return now >= openFrom || experiments.settings_notifications === 'enabled'
}
