/** Whether the page is visible; false while it is hidden or frozen (`video.4`). */
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
