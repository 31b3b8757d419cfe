import { ChevronLeft, ChevronRight, Pause, Play, Volume2, VolumeX } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import { pictureAspectRatio } from '#domain/rules/closeup/pane-shape.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { findStoryMusic, toStoryPages } from '#domain/rules/story/story-pages.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { StoryPageView } from './StoryPageView.tsx'
import styles from './StoryViewer.module.css'
import { useStoryPlayback } from './use-story-playback.ts'

type Props = { pin: KnownPin; story: StoryPinData; className: string | undefined }

/**
 * A story, page by page. Taps, arrow keys and buttons turn the pages; without script all pages are listed below each
 * other.
 */
export function StoryViewer({ pin, story, className }: Props) {
  const say = useSay()
  const pages = useMemo(() => toStoryPages(story), [story])
  const { turns, happened, pointer } = useStoryPlayback(pages)
  const { at, count, isPlaying, isHeld, isPaused } = turns
  const [hasSound, setSound] = useState(false)
  const isVideo = Boolean(pages[at]?.video)
  const isRunning = isVideo ? !isPaused : isPlaying
  const title = pinName(pin) || say('card.untitled')
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const turned = { ArrowRight: isRtl ? 'back' : 'forward', ArrowLeft: isRtl ? 'forward' : 'back' } as const
    if (!(event.key in turned)) return
    event.preventDefault()
    happened(turned[event.key as keyof typeof turned])
  }
  return (
    <div className={classes(styles.media, className)} data-opened="">
      {/* biome-ignore lint/a11y/useSemanticElements: a group of pages is no fieldset */}
      <div
        role="group"
        aria-roledescription={say('story.role')}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn the pages of what has the focus
        tabIndex={0}
        className={styles.story}
        style={{ '--ratio': pictureAspectRatio(pin), backgroundColor: pin.dominant_color } as CSSProperties}
        data-story-page={at + 1}
        // Swipes turn the story's pages instead of leading to the next pin.
        data-carousel=""
        data-playing={isPlaying && !isHeld ? '' : undefined}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <ol className={styles.parts} aria-hidden="true">
          {pages.map(({ id, lasts }, part) => (
            <li key={id} data-state={part < at ? 'past' : part === at ? 'now' : 'coming'}>
              <span style={{ animationDuration: `${lasts}ms` }} />
            </li>
          ))}
        </ol>
        <ol className={styles.pages}>
          {pages.map((page, place) => (
            <StoryPageView
              key={page.id}
              page={page}
              name={say('story.page', { page: place + 1, count })}
              isCurrent={place === at}
              isNear={Math.abs(place - at) <= 1}
              goesOn={isPlaying}
              isRunning={!isPaused && !isHeld}
              hasSound={hasSound}
              onEnded={() => happened('elapsed')}
            />
          ))}
        </ol>
        <p className="visually-hidden" aria-live="polite">
          {say('story.page', { page: at + 1, count })}
        </p>
        <div className={styles.buttons}>
          {(count > 1 || isVideo) && (
            <IconButton
              kind="onPicture"
              size="small"
              label={say(isRunning ? 'story.pause' : 'story.play')}
              icon={isRunning ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
              onClick={() => happened(isVideo ? (isPaused ? 'videoPlayed' : 'videoPaused') : 'playPressed')}
            />
          )}
          {isVideo && (
            <IconButton
              kind="onPicture"
              size="small"
              label={say(hasSound ? 'story.soundOff' : 'story.soundOn')}
              icon={hasSound ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
              onClick={() => setSound(!hasSound)}
            />
          )}
          <Music address={findStoryMusic(story)} />
        </div>
        {count > 1 && (
          <div className={styles.arrows}>
            <IconButton
              kind="onPicture"
              size="small"
              label={say('story.previous')}
              icon={<ChevronLeft size={18} aria-hidden="true" className={styles.arrow} />}
              disabled={at === 0}
              onClick={() => happened('back')}
            />
            <IconButton
              kind="onPicture"
              size="small"
              label={say('story.next')}
              icon={<ChevronRight size={18} aria-hidden="true" className={styles.arrow} />}
              disabled={at === count - 1}
              onClick={() => happened('forward')}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** The story is silent until the viewer turns on its music. */
function Music({ address }: { address: string | null }) {
  const say = useSay()
  const [isOn, setOn] = useState(false)
  const sound = useRef<HTMLAudioElement>(null)
  useEffect(() => {
    if (isOn) sound.current?.play().catch(() => setOn(false))
    else sound.current?.pause()
  }, [isOn])
  if (!address) return null
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: a tune has no words */}
      <audio ref={sound} src={address} loop preload="none" />
      <IconButton
        kind="onPicture"
        size="small"
        label={say(isOn ? 'story.musicOff' : 'story.musicOn')}
        icon={isOn ? <Volume2 size={18} aria-hidden="true" /> : <VolumeX size={18} aria-hidden="true" />}
        onClick={() => setOn(!isOn)}
      />
    </>
  )
}
