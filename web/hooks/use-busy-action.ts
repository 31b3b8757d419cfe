import { useRef, useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { isAskRefusal } from '../ask.ts'

/** Runs one action at a time: taps during a running action are ignored, and a refusal is shown in a toast. */
export function useBusyAction(): { isBusy: boolean; act: (action: () => Promise<unknown>) => void } {
  const [isBusy, setIsBusy] = useState(false)
  const running = useRef(false)
  const act = async (action: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setIsBusy(true)
    try {
      await action()
    } catch (thrown) {
      if (!isAskRefusal(thrown)) throw thrown
      if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
    } finally {
      running.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, act: (action) => void act(action) }
}
