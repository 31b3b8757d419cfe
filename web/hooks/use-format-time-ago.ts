import { formatTimeAgo } from '#domain/rules/format/dates.ts'
import { useSay } from '../app-context.tsx'
import { useConfig } from './hooks.ts'

/** Returns a formatter for relative times, such as "3 days ago". */
export function useFormatTimeAgo(form: 'long' | 'short' = 'long') {
  const say = useSay()
  const { now } = useConfig()
  return (at: string) => formatTimeAgo(say, new Date(at), new Date(now), form)
}
