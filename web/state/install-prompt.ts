type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offered: InstallPrompt | undefined

/** Captures the browser's one-time install prompt, so that a step of the onboarding can show it later. */
export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
}

export const hasInstallPrompt = (): boolean => offered !== undefined

export async function showInstallPrompt(): Promise<void> {
  await offered?.prompt()
  offered = undefined
}
