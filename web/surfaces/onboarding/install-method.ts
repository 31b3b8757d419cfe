import { hasInstallPrompt } from '../../state/install-prompt.ts'

type Where = { isPhone: boolean; isInstalled: boolean; isOffered: boolean; userAgent: string }

/** How the app can be installed (`onboard.11`): by the browser's prompt, by instructions, or not at all. */
export function selectInstallMethod({ isPhone, isInstalled, isOffered, userAgent }: Where): 'prompt' | 'told' | 'none' {
  if (!isPhone || isInstalled) return 'none'
  if (isOffered) return 'prompt'
  return /iPhone|iPad/.test(userAgent) ? 'told' : 'none'
}

export const detectInstallMethod = () =>
  selectInstallMethod({
    isPhone: matchMedia('(pointer: coarse) and (max-width: 767px)').matches,
    isInstalled: matchMedia('(display-mode: standalone)').matches,
    isOffered: hasInstallPrompt(),
    userAgent: navigator.userAgent,
  })
