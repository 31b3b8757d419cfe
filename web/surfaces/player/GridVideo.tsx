import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resumeTimeSeconds } from '#domain/rules/video/video-playback.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { attachSource } from './attach-source.ts'
import { useIsAutoplayPrevented } from './autoplay.ts'
import styles from './GridVideo.module.css'
import { watchVideoCard } from './grid-videos.ts'
import { nowPlaying } from './now-playing.ts'
import { useLogVideoViewEnd } from './use-log-video-view.ts'

/** Silent, looping video or GIF over its picture in a grid, or a play button where autoplay is off. */
export function GridVideo({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const isPicture = useIsAutoplayPrevented() && !isWanted
  const [isChosen, setChosen] = useState(false)
  const loop = pin.videos ? undefined : pin.embed?.loop
  const isGif = !pin.videos
  const isPromoted = Boolean(pin.promoter)
  const plays = isChosen && !isPicture
  const { id } = pin
  useEffect(() => {
    if (isPicture || !place.current) return
    return watchVideoCard(place.current, { pinId: id, isPromoted, isLoop: isGif, onPlays: setChosen })
  }, [isPicture, id, isPromoted, isGif])
  return (
    <div ref={place} className={styles.place} data-moving={plays ? 'playing' : 'still'}>
      {isPicture && (
        <IconButton
          kind="onPicture"
          size="large"
          className={styles.play}
          label={say('card.play')}
          icon={<Play size={28} aria-hidden="true" fill="currentColor" />}
          onClick={() => setWanted(true)}
        />
      )}
      {plays && isGif && !loop && pin.embed && <img className={styles.moving} src={pin.embed.src} alt="" />}
      {plays && (pin.videos || loop) && <Silent pin={pin} loop={loop} isPromoted={isPromoted} />}
    </div>
  )
}

function Silent({ pin, loop, isPromoted }: { pin: KnownPin; loop: string | undefined; isPromoted: boolean }) {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [isThere, setThere] = useState(false)
  const { id, videos } = pin
  useLogVideoViewEnd(videos ? video : null, id, 'grid')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store says anew of the same pin changes no file
  useEffect(() => {
    if (!video) return
    // React sets only the property, but browsers require the muted state to allow autoplay.
    video.muted = true
    if (videos) video.currentTime = resumeTimeSeconds(nowPlaying.get(), id)
    if (videos) nowPlaying.start(id, isPromoted)
    const detach = videos ? attachSource(video, videos, () => setThere(false)) : undefined
    const play = () => void video.play().catch(() => {})
    video.addEventListener('loadedmetadata', seek, { once: true })
    video.addEventListener('canplay', play)
    play()
    function seek() {
      const at = resumeTimeSeconds(nowPlaying.get(), id)
      if (video && videos && at > 0 && at < video.duration - 0.5) video.currentTime = at
    }
    return () => {
      if (videos) nowPlaying.pause(id, video.currentTime)
      video.removeEventListener('canplay', play)
      video.pause()
      detach?.()
    }
  }, [video, id, loop])
  return (
    <video
      ref={setVideo}
      className={styles.moving}
      data-there={isThere}
      src={loop}
      muted
      loop
      playsInline
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setThere(true)}
    />
  )
}
