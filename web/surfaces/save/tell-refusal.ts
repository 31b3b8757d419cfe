import type { Say } from '#domain/text/say.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused, type Refused } from '../../ask.ts'

type Again = { say: Say; again: () => void }

/** Says what went wrong, unless they chose it themselves; a lost connection can be tried again. Bugs are thrown on. */
export function tellRefusal(thrown: unknown, retry?: Again): Refused {
  if (!isRefused(thrown)) throw thrown
  const action =
    retry && thrown.kind === 'offline' ? { label: retry.say('save.tryAgain'), onSelect: retry.again } : undefined
  if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error', action, duration: action ? 5000 : undefined })
  return thrown
}
