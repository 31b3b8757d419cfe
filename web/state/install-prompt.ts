type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offered: InstallPrompt | undefined

/** Captures the browser's one-time install prompt, so that the onboarding or the upsell can show it later. */
export function captureInstallPrompt() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
}

/** Whether the page runs in the installed app. */
export const isInstalledApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as { standalone?: boolean }).standalone === true

export const hasInstallPrompt = (): boolean => offered !== undefined

export async function showInstallPrompt(): Promise<void> {
  await offered?.prompt()
  offered = undefined
}
