import { agoText } from '#domain/rules/format/time-ago.ts'
import { useSay } from '../frame.tsx'
import { useConfig } from './hooks.ts'

/** Spec 8: how long ago something was, as a label of its own. */
export function useAgo(form: 'long' | 'short' = 'long') {
  const say = useSay()
  const { now } = useConfig()
  return (at: string) => agoText(say, new Date(at), new Date(now), form)
}
