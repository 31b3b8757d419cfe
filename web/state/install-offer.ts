type InstallPrompt = Event & { prompt(): Promise<unknown> }

let offered: InstallPrompt | undefined

/** The browser offers once, at a moment of its own, to keep the product on the home screen: kept until a step asks for it. */
export function keepInstallOffer() {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offered = event as InstallPrompt
  })
}

export const isInstallOffered = (): boolean => offered !== undefined

export async function promptInstall(): Promise<void> {
  await offered?.prompt()
  offered = undefined
}
