import { useSyncExternalStore } from 'react'
import { leavesPicture } from '#domain/rules/video/autoplay.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { keep, readStored } from '../../state/browser-storage.ts'

/** Video.10. An account keeps whether videos begin by themselves; of a visitor the browser does. */
const KEY = 'videoAutoplay'
const CALM = '(prefers-reduced-motion: reduce)'
type Who = { is_auth: boolean; autoplays_videos: boolean }
type Connection = { connection?: { saveData?: boolean } }

const listeners = new Set<() => void>()
const tell = () => {
  for (const listener of listeners) listener()
}

export function keepAutoplay(isOn: boolean): void {
  keep('localStorage', KEY, isOn ? 'on' : 'off')
  tell()
}

const isOn = ({ is_auth, autoplays_videos }: Who): boolean =>
  is_auth ? autoplays_videos : readStored('localStorage', KEY) !== 'off'

/** Whether videos stay pictures until someone plays them: by the system, the connection or a choice. */
export function staysPicture(who: Who): boolean {
  return leavesPicture({
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

export function useStaysPicture(): boolean {
  const viewer = useViewer()
  return useSyncExternalStore(
    watch,
    () => staysPicture(viewer),
    () => true,
  )
}

/** What the switch says; the server can't know it of a visitor. */
export function useAutoplay(): boolean {
  const viewer = useViewer()
  return useSyncExternalStore(
    watch,
    () => isOn(viewer),
    () => viewer.autoplays_videos,
  )
}
