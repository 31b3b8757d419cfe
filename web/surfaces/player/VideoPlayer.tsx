import { Play } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { MEDIA_ERRORS, MEDIA_STATE } from '#domain/rules/video/media-state.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { PlayerControls } from './PlayerControls.tsx'
import { useCaptions } from './use-captions.ts'
import { useLogVideoViewEnd } from './use-log-video-view.ts'
import { useMoveCuesAboveControls } from './use-move-cues-above-controls.ts'
import { useVideoPlayer } from './use-video-player.ts'
import styles from './VideoPlayer.module.css'

const HIDES_AFTER = 2500
const STEP = 5

/** Video player of the closeup with all its controls (`video.8`). */
export function VideoPlayer({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const frame = useRef<HTMLElement>(null)
  const player = useVideoPlayer(pin)
  const { video, setVideo, state, error, acts } = player
  const captionFiles = pin.videos?.captions ?? []
  const captions = useCaptions(
    video,
    captionFiles.map(({ language }) => language),
    locale,
  )
  useLogVideoViewEnd(video, pin.id, 'closeup')
  const isPlaying = state === 'playing' || state === 'buffering' || state === 'seeking'
  const controls = useFading(isPlaying)
  useMoveCuesAboveControls(video, captionFiles.length, controls.isShown)
  const wasBegun = state !== 'idle' && state !== 'loading' && state !== 'ready'
  const fullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : frame.current?.requestFullscreen?.())

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { tagName, type } = event.target as HTMLInputElement
    const keys: Record<string, (() => void) | undefined> = {
      // The space bar presses a focused button instead.
      ' ': tagName === 'BUTTON' || tagName === 'SELECT' ? undefined : acts.toggle,
      k: acts.toggle,
      ArrowLeft: () => acts.step(-STEP),
      ArrowRight: () => acts.step(STEP),
      m: acts.toggleSound,
      c: captions.toggle,
      f: fullScreen,
    }
    const isOwnKey =
      event.key.startsWith('Arrow') &&
      (tagName === 'SELECT' || (type === 'range' && 'volume' in (event.target as HTMLElement).dataset))
    const act = isOwnKey ? undefined : keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    controls.show()
    act()
  }

  return (
    <section
      ref={frame}
      className={styles.player}
      aria-label={say('player.name', { title: pinName(pin) || say('card.untitled') })}
      data-player=""
      data-state={MEDIA_STATE[state]}
      data-controls={controls.isShown ? 'shown' : 'hidden'}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys work while it has the focus
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerMove={controls.show}
      onFocus={controls.show}
      onBlur={controls.show}
    >
      {/* biome-ignore lint/a11y/useMediaCaption: captions are there when its owner gave some */}
      <video
        ref={setVideo}
        className={styles.video}
        poster={Object.values(pin.videos?.video_list ?? {})[0]?.thumbnail}
        preload="metadata"
        playsInline
        crossOrigin="anonymous"
        tabIndex={-1}
        onClick={() => (controls.isTouch && !controls.isShown ? controls.show() : acts.toggle())}
      >
        {captionFiles.map(({ language, url }) => (
          <track key={url} kind="captions" srcLang={language} label={languageName(language, locale)} src={url} />
        ))}
      </video>
      {state === 'buffering' && (
        <span className={styles.middle}>
          <Spinner />
        </span>
      )}
      {!wasBegun && !error && (
        <IconButton
          kind="onPicture"
          size="large"
          className={styles.middle}
          label={say('player.play')}
          icon={<Play size={28} aria-hidden="true" fill="currentColor" />}
          onClick={acts.play}
        />
      )}
      {error && (
        <div className={styles.error} role="alert" data-error={error}>
          <p>{say(MEDIA_ERRORS[error])}</p>
          <Button kind="inverse" onClick={acts.tryAgain}>
            {say('player.tryAgain')}
          </Button>
        </div>
      )}
      {!error && wasBegun && (
        <PlayerControls
          player={player}
          captions={captions}
          languages={captionFiles.map(({ language }) => [language, languageName(language, locale)])}
          isPlaying={isPlaying}
          onFullScreen={fullScreen}
        />
      )}
    </section>
  )
}

function languageName(language: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
  } catch {
    return language
  }
}

/** Hides the controls while the video plays without pointer movement; keyboard focus keeps them visible. */
function useFading(isPlaying: boolean) {
  const [isShown, setShown] = useState(true)
  const [shownAt, setShownAt] = useState(0)
  const isTouch = typeof matchMedia === 'function' && matchMedia('(hover: none)').matches
  // biome-ignore lint/correctness/useExhaustiveDependencies: every move begins the time anew
  useEffect(() => {
    if (!isPlaying) return setShown(true)
    const hide = () => document.activeElement?.closest('[data-bar]') || setShown(false)
    const timer = setTimeout(hide, HIDES_AFTER)
    return () => clearTimeout(timer)
  }, [isPlaying, shownAt])
  const show = () => {
    setShown(true)
    setShownAt(Date.now())
  }
  return { isShown, isTouch, show }
}
