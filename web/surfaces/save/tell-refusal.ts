import type { Say } from '#domain/text/say.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused, type Refused } from '../../ask.ts'
import { isOffline } from '../../state/reachable.ts'

type Again = {
  say: Say
  again: () => void
  /** What is said whatever the server says. */
  text?: string
}

/**
 * Spec 8: says what the server says, or that something went wrong, unless they chose it themselves; a lost connection
 * can be tried again, and is nobody's fault where the browser knows of it. Bugs are thrown on.
 */
export function tellRefusal(thrown: unknown, retry?: Again): Refused {
  if (!isRefused(thrown)) throw thrown
  const action =
    retry && thrown.kind === 'offline' ? { label: retry.say('save.tryAgain'), onSelect: retry.again } : undefined
  const text = retry?.text ?? (action && !isOffline() ? retry?.say('error.broken') : undefined) ?? thrown.message
  if (!thrown.dismissed) showToast({ text, tone: 'error', action, duration: action ? 5000 : undefined })
  return thrown
}
