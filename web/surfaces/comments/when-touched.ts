const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel']
const SOON = 1500

/** Once someone moves, or a moment after the page is there: what nobody needs to see the page may load then. */
export function whenTouched(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const touched = () => {
      stop.abort()
      resolve()
    }
    const options = { capture: true, passive: true, signal: stop.signal }
    for (const type of TOUCHES) addEventListener(type, touched, options)
    const soon = () => setTimeout(touched, SOON)
    if (document.readyState === 'complete') soon()
    else addEventListener('load', soon, { once: true })
  })
}
