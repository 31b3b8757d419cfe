import type { Say } from '#domain/text/say.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { type AskRefusal, isAskRefusal } from '../../ask.ts'
import { isBrowserOffline } from '../../state/connection.ts'

type Again = {
  say: Say
  again: () => void
  /** Text to show instead of the server's message. */
  text?: string
}

/**
 * Shows an error toast with the server's message, or a general one, unless the viewer caused the refusal on purpose. A
 * lost connection can be retried. Errors that are not refusals are rethrown.
 */
export function showRefusalToast(thrown: unknown, retry?: Again): AskRefusal {
  if (!isAskRefusal(thrown)) throw thrown
  const action =
    retry && thrown.kind === 'offline' ? { label: retry.say('save.tryAgain'), onSelect: retry.again } : undefined
  const text = retry?.text ?? (action && !isBrowserOffline() ? retry?.say('error.broken') : undefined) ?? thrown.message
  if (!thrown.dismissed) showToast({ text, tone: 'error', action, duration: action ? 5000 : undefined })
  return thrown
}
