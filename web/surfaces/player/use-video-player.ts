import { useCallback, useEffect, useRef, useState } from 'react'
import { type MediaErrorCode, type MediaState, nextMediaState } from '#domain/rules/video/media-state.ts'
import { resumeTimeSeconds } from '#domain/rules/video/video-playback.ts'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { appFocus } from './app-focus.ts'
import { attachSource } from './attach-source.ts'
import { isAutoplayPrevented } from './autoplay.ts'
import { nowPlaying, readStoredSound, storeSound } from './now-playing.ts'

const EVENTS = ['loadstart', 'loadedmetadata', 'playing', 'pause', 'seeking', 'seeked', 'waiting', 'ended', 'emptied']
const END_OF_TIME = 0.3

/** Video of the closeup: element, state, time, and the actions of its controls. */
export function useVideoPlayer(pin: KnownPin) {
  const viewer = useViewer()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<MediaState>('idle')
  const [error, setError] = useState<MediaErrorCode>()
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState((pin.videos?.duration ?? 0) / 1000)
  const [sound, setSound] = useState(readStoredSound)
  const [speed, setSpeed] = useState(1)
  const [tries, setTries] = useState(0)
  const begins = useRef(!isAutoplayPrevented(viewer))
  const { id } = pin
  const isPromoted = Boolean(pin.promoter)
  const { videos } = pin

  const play = useCallback(async () => {
    if (!video) return
    begins.current = true
    try {
      await video.play()
    } catch (refused) {
      // When the browser refuses to play with sound, it is started muted.
      if ((refused as Error).name !== 'NotAllowedError' || video.muted) return
      video.muted = true
      await video.play().catch(() => {})
    }
  }, [video])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store says anew of the same pin changes no file
  useEffect(() => {
    if (!video || !videos) return
    const kept = readStoredSound()
    video.volume = kept.volume
    video.muted = kept.isMuted
    const tell = ({ type }: Event) => {
      setState((before) => nextMediaState(before, type, video.paused))
      if (type === 'playing') nowPlaying.start(id, isPromoted)
      if (type === 'pause') nowPlaying.pause(id, video.currentTime)
      if (type === 'ended') nowPlaying.pause(id, 0)
    }
    const onTime = () => setTime(video.currentTime)
    const onLength = () => Number.isFinite(video.duration) && setDuration(video.duration)
    const onSound = () => setSound({ volume: video.volume, isMuted: video.muted })
    for (const name of EVENTS) video.addEventListener(name, tell)
    video.addEventListener('timeupdate', onTime)
    video.addEventListener('durationchange', onLength)
    video.addEventListener('volumechange', onSound)
    const at = resumeTimeSeconds(nowPlaying.get(), id)
    const seek = () => {
      if (at > 0 && at < video.duration - END_OF_TIME) video.currentTime = at
    }
    video.addEventListener('loadedmetadata', seek, { once: true })
    const detach = attachSource(video, videos, (code) => {
      setError(code)
      setState('error')
    })
    if (begins.current) void play()
    return () => {
      nowPlaying.pause(id, video.currentTime)
      for (const name of EVENTS) video.removeEventListener(name, tell)
      video.removeEventListener('timeupdate', onTime)
      video.removeEventListener('durationchange', onLength)
      video.removeEventListener('volumechange', onSound)
      detach()
    }
  }, [video, id, tries])

  useEffect(() => {
    if (!video) return
    let wasPlaying = false
    return appFocus.watch((isInFocus) => {
      if (!isInFocus) {
        wasPlaying = !video.paused && document.pictureInPictureElement !== video
        if (wasPlaying) video.pause()
      } else if (wasPlaying && !isAutoplayPrevented(viewer)) void play()
    })
  }, [video, viewer, play])

  const acts = {
    play,
    toggle: () => (video?.paused ? void play() : video?.pause()),
    seek(to: number) {
      if (!video) return
      video.currentTime = Math.max(0, Math.min(to, video.duration || duration))
      setTime(video.currentTime)
    },
    step: (by: number) => acts.seek((video?.currentTime ?? 0) + by),
    setVolume(volume: number) {
      if (!video) return
      video.volume = volume
      video.muted = volume === 0
      storeSound({ volume, isMuted: volume === 0 })
    },
    toggleSound() {
      if (!video) return
      video.muted = !video.muted
      if (!video.muted && video.volume === 0) video.volume = 0.5
      storeSound({ volume: video.volume, isMuted: video.muted })
    },
    setSpeed(rate: number) {
      // The default rate also applies to a file that is loaded later or retried.
      if (video) video.defaultPlaybackRate = video.playbackRate = rate
      setSpeed(rate)
    },
    tryAgain() {
      setError(undefined)
      setState('loading')
      begins.current = true
      setTries((before) => before + 1)
    },
  }
  return { video, setVideo, state, error, time, duration, sound, speed, acts }
}

export type VideoPlayerState = ReturnType<typeof useVideoPlayer>
