import { useEffect } from 'react'
import { LOG_COMPONENT, LOG_EVENT, LOG_VIEW_TYPE } from '#domain/log-events.ts'
import { advanceWatchProgress, NO_WATCH_PROGRESS, toVideoViewData } from '#domain/rules/video/video-playback.ts'
import { markAdVideoPlayed } from '../../tracking/ad-videos.ts'
import { logEvent } from '../../tracking/log.ts'

/** Logs a view once, when it ends, with the quarters reached and the seconds watched (`video.15`). */
export function useLogVideoViewEnd(video: HTMLVideoElement | null, pinId: string, place: 'grid' | 'closeup'): void {
  useEffect(() => {
    if (!video) return
    let seen = NO_WATCH_PROGRESS
    let hasBegun = false
    // A removed video element no longer reports its duration, so it is remembered.
    let duration = 0
    const begin = () => {
      hasBegun = true
      markAdVideoPlayed(pinId)
    }
    const look = () => {
      duration = video.duration || duration
      seen = advanceWatchProgress(seen, video.currentTime, duration)
    }
    const end = () => {
      if (!hasBegun) return
      hasBegun = false
      const event_data = { ...toVideoViewData(seen), place, duration: Math.round(duration * 1000) }
      logEvent({
        event_type: LOG_EVENT.videoStart,
        view_type: LOG_VIEW_TYPE.pin,
        component: LOG_COMPONENT.player,
        object_id_str: pinId,
        event_data,
      })
      seen = NO_WATCH_PROGRESS
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
