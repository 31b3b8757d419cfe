const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel', 'scroll']

let touched: Promise<void> | undefined
let isInteracted = false

/** Someone moves, taps or types: what nobody needs to see the page may load then. */
export function whenInteracted(): Promise<void> {
  touched ??= new Promise((resolve) => {
    const stop = new AbortController()
    const begin = () => {
      isInteracted = true
      stop.abort()
      resolve()
    }
    for (const type of TOUCHES) addEventListener(type, begin, { capture: true, passive: true, signal: stop.signal })
  })
  return touched
}

/** Whether this page has been used already, and need not wait for it. */
export const hasInteracted = (): boolean => isInteracted

const SOON = 1500

/** Also a moment after the page is there, for what changes while someone only looks. */
export function whenInteractedOrSoon(): Promise<void> {
  const soon = new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, SOON)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return Promise.race([whenInteracted(), soon])
}
