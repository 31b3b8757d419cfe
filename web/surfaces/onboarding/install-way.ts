type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offered: InstallPrompt | undefined
// The browser offers it once, at a moment of its own.
if (typeof window !== 'undefined')
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })

/** How the product gets onto the home screen here: the browser asks, one is told how, or not at all. */
export function installWay(): 'prompt' | 'told' | 'none' {
  const isPhone = matchMedia('(pointer: coarse) and (max-width: 767px)').matches
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  if (!isPhone || isInstalled) return 'none'
  if (offered) return 'prompt'
  return /iPhone|iPad/.test(navigator.userAgent) ? 'told' : 'none'
}

export async function promptInstall(): Promise<void> {
  await offered?.prompt()
  offered = undefined
}
