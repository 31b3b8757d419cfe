import { useRef, useState } from 'react'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused } from '../ask.ts'

/** One action at a time: a second tap while it runs does nothing, and a refusal is said in a toast. */
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
      if (!isRefused(thrown)) throw thrown
      if (!thrown.dismissed) showToast({ text: thrown.message, tone: 'error' })
    } finally {
      running.current = false
      setIsBusy(false)
    }
  }
  return { isBusy, act: (action) => void act(action) }
}
