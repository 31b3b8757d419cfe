import { useRef, useState } from 'react'
import { tellRefusal } from '../save/tell-refusal.ts'

/** Hides at once, and shows again what could not be hidden. Wishes are sent one after the other, so that the last one stays. */
export function useHidden(send: (wanted: boolean) => Promise<unknown>) {
  const [isHidden, setIsHidden] = useState(false)
  const sent = useRef<Promise<unknown>>(Promise.resolve())
  const hide = (wanted: boolean) => {
    setIsHidden(wanted)
    sent.current = sent.current
      .then(() => send(wanted))
      .catch((thrown) => {
        setIsHidden(!wanted)
        tellRefusal(thrown)
      })
  }
  return { isHidden, hide }
}
