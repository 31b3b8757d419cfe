import type { AppContextValue } from '../../app-context.tsx'

/** Formats a timestamp as the value of a datetime-local input, in this browser's time zone. */
export function toLocalTimeInput(at: number): string {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

/** Parses the value of a datetime-local input; undefined when it is invalid. */
export function parseLocalTime(typed: string): number | undefined {
  const at = new Date(typed).getTime()
  return Number.isNaN(at) ? undefined : at
}

/** Formats a timestamp in the reader's language and time zone. */
export const formatLocalTime = ({ store }: Pick<AppContextValue, 'store'>, at: number): string =>
  new Intl.DateTimeFormat(store.get().config.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** Display name of this browser's time zone. */
export const readTimeZoneName = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
