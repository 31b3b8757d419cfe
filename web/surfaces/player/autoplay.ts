import { useSyncExternalStore } from 'react'
import { mustNotAutoplay } from '#domain/rules/video/autoplay.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'

/** Storage key of a visitor's autoplay choice; for accounts the choice is stored in the account (`video.10`). */
const KEY = 'videoAutoplay'
const CALM = '(prefers-reduced-motion: reduce)'
type Who = { is_auth: boolean; autoplays_videos: boolean }
type Connection = { connection?: { saveData?: boolean } }

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function storeAutoplay(isOn: boolean): void {
  writeStoredText('localStorage', KEY, isOn ? 'on' : 'off')
  tell()
}

const isOn = ({ is_auth, autoplays_videos }: Who): boolean =>
  is_auth ? autoplays_videos : readStoredText('localStorage', KEY) !== 'off'

/** Whether videos wait to be played: because of system settings, the connection, or the viewer's choice. */
export function isAutoplayPrevented(who: Who): boolean {
  return mustNotAutoplay({
    prefersReducedMotion: matchMedia(CALM).matches,
    savesData: (navigator as Connection).connection?.saveData === true,
    isAutoplayOff: !isOn(who),
  })
}

function watch(listener: () => void): () => void {
  const system = matchMedia(CALM)
  listeners.add(listener)
  system.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

export function useIsAutoplayPrevented(): boolean {
  const viewer = useViewer()
  return useSyncExternalStore(
    watch,
    () => isAutoplayPrevented(viewer),
    () => true,
  )
}

/** State of the autoplay switch; the server can't know it for visitors. */
export function useIsAutoplayOn(): boolean {
  const viewer = useViewer()
  return useSyncExternalStore(
    watch,
    () => isOn(viewer),
    () => viewer.autoplays_videos,
  )
}
