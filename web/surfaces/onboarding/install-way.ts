import { isInstallOffered } from '../../state/install-offer.ts'

type Where = { isPhone: boolean; isInstalled: boolean; isOffered: boolean; userAgent: string }

/** onboard.11: how the product gets onto the home screen: the browser asks, one is told how, or not at all. */
export function installWay({ isPhone, isInstalled, isOffered, userAgent }: Where): 'prompt' | 'told' | 'none' {
  if (!isPhone || isInstalled) return 'none'
  if (isOffered) return 'prompt'
  return /iPhone|iPad/.test(userAgent) ? 'told' : 'none'
}

export const installWayHere = () =>
  installWay({
    isPhone: matchMedia('(pointer: coarse) and (max-width: 767px)').matches,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isOffered: isInstallOffered(),
    userAgent: navigator.userAgent,
  })
