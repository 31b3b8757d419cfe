import { useEffect } from 'react'
import { LOG, VIEW } from '#domain/log-events.ts'
import { NOT_WATCHED, viewData, watched } from '#domain/rules/video/view-marks.ts'
import { adVideoPlays } from '../../tracking/ad-videos.ts'
import { log } from '../../tracking/log.ts'

/** Video.15. A view that was begun is told once, when it ends: which quarters were reached, and how many seconds were watched. */
export function useViewLogged(video: HTMLVideoElement | null, pinId: string, place: 'grid' | 'closeup'): void {
  useEffect(() => {
    if (!video) return
    let seen = NOT_WATCHED
    let hasBegun = false
    // A video that is put away no longer knows how long it was.
    let duration = 0
    const begin = () => {
      hasBegun = true
      adVideoPlays(pinId)
    }
    const look = () => {
      duration = video.duration || duration
      seen = watched(seen, video.currentTime, duration)
    }
    const end = () => {
      if (!hasBegun) return
      hasBegun = false
      const event_data = { ...viewData(seen), place, duration: Math.round(duration * 1000) }
      log({ event_type: LOG.videoStart, view_type: VIEW.pin, object_id_str: pinId, event_data })
      seen = NOT_WATCHED
    }
    const hide = () => document.visibilityState === 'hidden' && end()
    const events = { playing: begin, timeupdate: look, ended: look } as const
    for (const [name, act] of Object.entries(events)) video.addEventListener(name, act)
    document.addEventListener('visibilitychange', hide, { capture: true })
    return () => {
      for (const [name, act] of Object.entries(events)) video.removeEventListener(name, act)
      document.removeEventListener('visibilitychange', hide, { capture: true })
      end()
    }
  }, [video, pinId, place])
}
