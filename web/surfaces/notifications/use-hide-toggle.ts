import { useRef, useState } from 'react'
import { showRefusalToast } from '../save/show-refusal-toast.ts'

/**
 * Hides something at once and reverts when the request fails. Requests run one after another, so that the last choice
 * wins.
 */
export function useHideToggle(send: (wanted: boolean) => Promise<unknown>) {
  const [isHidden, setIsHidden] = useState(false)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const hide = (wanted: boolean) => {
    setIsHidden(wanted)
    sent.current = sent.current
      .then(() => send(wanted))
      .catch((thrown) => {
        setIsHidden(!wanted)
        showRefusalToast(thrown)
      })
  }
  return { isHidden, hide }
}
