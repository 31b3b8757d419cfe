import { useCallback, useEffect, useRef, useState } from 'react'
import { type MediaErrorCode, type MediaState, mediaState } from '#domain/rules/video/media-state.ts'
import { resumesAt } from '#domain/rules/video/playing.ts'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { appFocus } from './app-focus.ts'
import { attachSource } from './attach-source.ts'
import { staysPicture } from './autoplay.ts'
import { keepSound, nowPlaying, soundKept } from './now-playing.ts'

const EVENTS = ['loadstart', 'loadedmetadata', 'playing', 'pause', 'seeking', 'seeked', 'waiting', 'ended', 'emptied']
const END_OF_TIME = 0.3

/** A video of the closeup: its file, its state, its time, and what its controls do. */
export function usePlayer(pin: KnownPin) {
  const viewer = useViewer()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [state, setState] = useState<MediaState>('idle')
  const [error, setError] = useState<MediaErrorCode>()
  const [time, setTime] = useState(0)
  const [duration, setDuration] = useState((pin.videos?.duration ?? 0) / 1000)
  const [sound, setSound] = useState(soundKept)
  const [speed, setSpeed] = useState(1)
  const [tries, setTries] = useState(0)
  const begins = useRef(!staysPicture(viewer))
  const { id } = pin
  const isPromoted = Boolean(pin.promoter)
  const { videos } = pin

  const play = useCallback(async () => {
    if (!video) return
    begins.current = true
    try {
      await video.play()
    } catch (refused) {
      // A browser that lets nothing begin with sound lets it begin without.
      if ((refused as Error).name !== 'NotAllowedError' || video.muted) return
      video.muted = true
      await video.play().catch(() => {})
    }
  }, [video])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store says anew of the same pin changes no file
  useEffect(() => {
    if (!video || !videos) return
    const kept = soundKept()
    video.volume = kept.volume
    video.muted = kept.isMuted
    const tell = ({ type }: Event) => {
      setState((before) => mediaState(before, type, video.paused))
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
    const at = resumesAt(nowPlaying.get(), id)
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
      } else if (wasPlaying && !staysPicture(viewer)) void play()
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
      keepSound({ volume, isMuted: volume === 0 })
    },
    toggleSound() {
      if (!video) return
      video.muted = !video.muted
      if (!video.muted && video.volume === 0) video.volume = 0.5
      keepSound({ volume: video.volume, isMuted: video.muted })
    },
    setSpeed(rate: number) {
      // The default is what a file that comes later, or is tried again, begins with.
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

export type Player = ReturnType<typeof usePlayer>
