import { useEffect, useState } from 'react'
import { delayMs } from '#domain/rules/guidance/delay-ms.ts'

type Delays = Parameters<typeof delayMs>[0]

/** Whether the delay of a form has passed; with it, the form counts as viewed. */
export function useShownAfterDelay(values: Delays, onView: () => void): boolean {
  const ms = delayMs(values)
  const [isShown, setIsShown] = useState(ms === 0)
  useEffect(() => {
    const timer = ms ? setTimeout(() => setIsShown(true), ms) : undefined
    return () => clearTimeout(timer)
  }, [ms])
  useEffect(() => {
    if (isShown) onView()
  }, [isShown, onView])
  return isShown
}
