const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'wheel', 'scroll']

let touched: Promise<void> | undefined
let isInteracted = false

/** Resolves at the first pointer move, tap or key press. Code that is not needed to see the page loads then. */
export function waitForInteraction(): Promise<void> {
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

/** Whether the viewer has already interacted with the page. */
export const hasInteracted = (): boolean => isInteracted

const SOON = 1500

/** Also resolves a moment after the page has loaded, for parts that change without interaction. */
export function waitForInteractionOrDelay(): Promise<void> {
  const soon = new Promise<void>((resolve) => {
    const wait = () => setTimeout(resolve, SOON)
    if (document.readyState === 'complete') wait()
    else addEventListener('load', wait, { once: true })
  })
  return Promise.race([waitForInteraction(), soon])
}
