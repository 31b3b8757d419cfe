/** Video.4. Whether the page is before someone's eyes: not while it is hidden or frozen, until it comes back. */
let isInFocus = true
const listeners = new Set<(isInFocus: boolean) => void>()

export const appFocus = {
  get: () => isInFocus,
  watch(listener: (isInFocus: boolean) => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

function change(next: boolean) {
  if (next === isInFocus) return
  isInFocus = next
  for (const listener of listeners) listener(next)
}

const look = () => change(document.visibilityState !== 'hidden')
document.addEventListener('visibilitychange', look)
document.addEventListener('freeze', () => change(false))
document.addEventListener('resume', look)
look()
