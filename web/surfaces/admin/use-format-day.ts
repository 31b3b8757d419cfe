import { useConfig } from '../../hooks/hooks.ts'
import { useIsHydrated } from '../form/use-is-hydrated.ts'

/** Returns a date formatter: in UTC during server rendering, in the reader's time zone after hydration. */
export function useFormatDay(): (at: string) => string {
  const { locale } = useConfig()
  const zone = useIsHydrated() ? {} : { timeZone: 'UTC' }
  return (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone }).format(new Date(at))
}
