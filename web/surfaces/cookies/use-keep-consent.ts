import { useState } from 'react'
import type { Consent } from '#domain/entities/viewer.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../../ask.ts'
import { useFrame } from '../../frame.tsx'
import { keepConsent } from './keep-consent.ts'

const TOAST = 3000

/** Keeps what was chosen and says so; `doing` names the button that waits. */
export function useKeepConsent<Doing extends string>(onKept: () => void) {
  const { say, ask, store } = useFrame()
  const [doing, setDoing] = useState<Doing>()
  async function keep(consent: Consent, what: Doing) {
    if (doing) return
    setDoing(what)
    try {
      await keepConsent(consent, { ask, store })
      onKept()
      showToast({ text: say('cookies.saved'), duration: TOAST })
    } catch (thrown) {
      if (!isRefused(thrown)) throw thrown
      showToast({ text: thrown.message, tone: 'error', duration: TOAST })
    } finally {
      setDoing(undefined)
    }
  }
  return { doing, keep }
}
