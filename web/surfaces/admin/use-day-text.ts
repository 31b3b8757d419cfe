import { useConfig } from '../../hooks/hooks.ts'
import { useHydrated } from '../form/use-hydrated.ts'

/** Tells the day of a moment, where its reader is once the browser knows. */
export function useDayText(): (at: string) => string {
  const { locale } = useConfig()
  const zone = useHydrated() ? {} : { timeZone: 'UTC' }
  return (at) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...zone }).format(new Date(at))
}
