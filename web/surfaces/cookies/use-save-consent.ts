import { useState } from 'react'
import type { Consent } from '#domain/entities/viewer.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { saveConsent } from './keep-consent.ts'

const TOAST = 3000

/** Saves the consent and confirms it; `doing` names the button that is busy. */
export function useSaveConsent<Doing extends string>(onKept: () => void) {
  const { say, ask, store } = useApp()
  const [doing, setDoing] = useState<Doing>()
  async function keep(consent: Consent, what: Doing) {
    if (doing) return
    setDoing(what)
    try {
      await saveConsent(consent, { ask, store })
      onKept()
      showToast({ text: say('cookies.saved'), duration: TOAST })
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      showToast({ text: thrown.message, tone: 'error', duration: TOAST })
    } finally {
      setDoing(undefined)
    }
  }
  return { doing, keep }
}
