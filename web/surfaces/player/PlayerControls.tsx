import { Captions, Maximize, Pause, PictureInPicture2, Play, Volume2, VolumeX } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useSay } from '../../app-context.tsx'
import type { useCaptions } from './use-captions.ts'
import type { VideoPlayerState } from './use-video-player.ts'
import styles from './VideoPlayer.module.css'

type Props = {
  player: VideoPlayerState
  captions: ReturnType<typeof useCaptions>
  languages: [language: string, name: string][]
  isPlaying: boolean
  onFullScreen: () => void
}

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2]
const SIZE = 20

/** Formats seconds as a clock. */
function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Time bar with the player's controls below it. */
export function PlayerControls({ player, captions, languages, isPlaying, onFullScreen }: Props) {
  const say = useSay()
  const { video, time, duration, sound, speed, acts } = player
  const isSilent = sound.isMuted || sound.volume === 0
  const hasPictureInPicture = typeof document !== 'undefined' && document.pictureInPictureEnabled
  return (
    <div className={styles.controls} data-bar="">
      <input
        type="range"
        dir="ltr"
        className={styles.time}
        aria-label={say('player.time')}
        aria-valuetext={say('player.timeOf', { time: clock(time), whole: clock(duration) })}
        min={0}
        max={duration || 1}
        step={0.1}
        value={Math.min(time, duration)}
        style={{ '--played': `${duration ? (time / duration) * 100 : 0}%` } as object}
        onChange={(event) => acts.seek(Number(event.target.value))}
      />
      <div className={styles.row}>
        <IconButton
          kind="onPicture"
          size="small"
          label={say(isPlaying ? 'player.pause' : 'player.play')}
          icon={isPlaying ? <Pause size={SIZE} aria-hidden="true" /> : <Play size={SIZE} aria-hidden="true" />}
          onClick={acts.toggle}
        />
        <span className={styles.clock} dir="ltr">
          <span data-time="">{clock(time)}</span> / {clock(duration)}
        </span>
        <IconButton
          kind="onPicture"
          size="small"
          label={say(isSilent ? 'player.unmute' : 'player.mute')}
          aria-pressed={isSilent}
          icon={isSilent ? <VolumeX size={SIZE} aria-hidden="true" /> : <Volume2 size={SIZE} aria-hidden="true" />}
          onClick={acts.toggleSound}
        />
        <input
          type="range"
          dir="ltr"
          className={classes(styles.volume, styles.notOnPhones)}
          data-volume=""
          aria-label={say('player.volume')}
          min={0}
          max={1}
          step={0.05}
          value={isSilent ? 0 : sound.volume}
          onChange={(event) => acts.setVolume(Number(event.target.value))}
        />
        <div className={styles.more}>
          {languages.length > 0 && (
            <label className={styles.choice} title={say('player.captions')}>
              <Captions size={SIZE} aria-hidden="true" />
              <span className="visually-hidden">{say('player.captions')}</span>
              <select value={captions.language} onChange={(event) => captions.choose(event.target.value)}>
                <option value="off">{say('player.captionsOff')}</option>
                {languages.map(([language, name]) => (
                  <option key={language} value={language}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className={classes(styles.choice, styles.notOnPhones)} title={say('player.speed')}>
            <span className="visually-hidden">{say('player.speed')}</span>
            <select value={speed} onChange={(event) => acts.setSpeed(Number(event.target.value))}>
              {SPEEDS.map((one) => (
                <option key={one} value={one}>
                  {one}×
                </option>
              ))}
            </select>
          </label>
          {hasPictureInPicture && (
            <IconButton
              kind="onPicture"
              size="small"
              className={styles.notOnPhones}
              label={say('player.pictureInPicture')}
              icon={<PictureInPicture2 size={SIZE} aria-hidden="true" />}
              onClick={() =>
                void (document.pictureInPictureElement
                  ? document.exitPictureInPicture()
                  : video?.requestPictureInPicture())
              }
            />
          )}
          <IconButton
            kind="onPicture"
            size="small"
            label={say('player.fullScreen')}
            icon={<Maximize size={SIZE} aria-hidden="true" />}
            onClick={onFullScreen}
          />
        </div>
      </div>
    </div>
  )
}
