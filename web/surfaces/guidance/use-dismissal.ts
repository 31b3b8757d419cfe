import { useEffect } from 'react'
import { useLatest } from '../../hooks/use-latest.ts'

type Dismissal = {
  /** Nothing dismisses it before it is shown. */
  isShown: boolean
  anchor: HTMLElement
  /** How long after a scroll it goes; null if scrolling leaves it. */
  scrollDelay: number | null
  /** When it goes by itself. */
  afterMs?: number | undefined
  onDismiss(): void
}

/** Dismisses an anchored form by a click on its anchor, Escape, scrolling, or after some time (exp.11, exp.23). */
export function useDismissal({ isShown, anchor, scrollDelay, afterMs, onDismiss }: Dismissal): void {
  const dismiss = useLatest(onDismiss)
  useEffect(() => {
    if (!isShown) return
    const stop = new AbortController()
    const { signal } = stop
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = () => dismiss.current()
    const onScroll = () => {
      if (scrollDelay !== null) timer ??= setTimeout(go, scrollDelay)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open], :popover-open:not([popover=manual])')) go()
    }
    anchor.addEventListener('click', go, { signal })
    // Only the page's own scrolling counts, not that of a row inside it.
    addEventListener('scroll', onScroll, { signal, passive: true })
    addEventListener('touchmove', onScroll, { signal, passive: true })
    addEventListener('keydown', onKey, { signal })
    const end = afterMs === undefined ? undefined : setTimeout(go, afterMs)
    return () => {
      stop.abort()
      clearTimeout(timer)
      clearTimeout(end)
    }
  }, [isShown, anchor, scrollDelay, afterMs, dismiss])
}
