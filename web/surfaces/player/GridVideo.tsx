import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { resumesAt } from '#domain/rules/video/playing.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { attachSource } from './attach-source.ts'
import { useStaysPicture } from './autoplay.ts'
import styles from './GridVideo.module.css'
import { watchCard } from './grid-videos.ts'
import { nowPlaying } from './now-playing.ts'
import { useViewLogged } from './use-view-logged.ts'

/** A video or GIF over its picture in a grid: silent, without controls, in a loop; or a play button where nothing begins by itself. */
export function GridVideo({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const isPicture = useStaysPicture() && !isWanted
  const [isChosen, setChosen] = useState(false)
  const loop = pin.videos ? undefined : pin.embed?.loop
  const isGif = !pin.videos
  const isPromoted = Boolean(pin.promoter)
  const plays = isChosen && !isPicture
  const { id } = pin
  useEffect(() => {
    if (isPicture || !place.current) return
    return watchCard(place.current, { pinId: id, isPromoted, isLoop: isGif, onPlays: setChosen })
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
  useViewLogged(videos ? video : null, id, 'grid')
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the store says anew of the same pin changes no file
  useEffect(() => {
    if (!video) return
    // React sets the property only, and browsers let begin by itself what says that it is silent.
    video.muted = true
    if (videos) video.currentTime = resumesAt(nowPlaying.get(), id)
    if (videos) nowPlaying.start(id, isPromoted)
    const detach = videos ? attachSource(video, videos, () => setThere(false)) : undefined
    const play = () => void video.play().catch(() => {})
    video.addEventListener('loadedmetadata', seek, { once: true })
    video.addEventListener('canplay', play)
    play()
    function seek() {
      const at = resumesAt(nowPlaying.get(), id)
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
