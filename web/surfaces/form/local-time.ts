import type { Frame } from '../../frame.tsx'

/** What a field for date and time holds for a moment, in the time zone of this browser. */
export function localTime(at: number): string {
  const here = new Date(at - new Date(at).getTimezoneOffset() * 60_000)
  return here.toISOString().slice(0, 16)
}

/** The moment that was typed; undefined when it is none. */
export function momentOf(typed: string): number | undefined {
  const at = new Date(typed).getTime()
  return Number.isNaN(at) ? undefined : at
}

/** A moment in the words and the time zone of whoever reads it. */
export const timeText = ({ store }: Pick<Frame, 'store'>, at: number): string =>
  new Intl.DateTimeFormat(store.get().config.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))

/** The time zone of this browser, as it is called. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll('_', ' ')
