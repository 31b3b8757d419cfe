import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { toPinPriceDisplay } from '#domain/rules/card/price.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import type { StoryPage } from '#domain/rules/story/story-pages.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity, useViewer } from '../../hooks/hooks.ts'
import { PriceText } from '../pin-card/PriceText.tsx'
import styles from './StoryViewer.module.css'

type Props = {
  page: StoryPage
  name: string
  isCurrent: boolean
  /** The page is next to the current one, so its media are loaded. */
  isNear: boolean
  /** More pages follow. */
  goesOn: boolean
  /** Its video is playing, with sound if enabled. */
  isRunning: boolean
  hasSound: boolean
  onEnded: () => void
}

export function StoryPageView({ page, name, isCurrent, isNear, ...playing }: Props) {
  const { picture, video, texts, products } = page
  const isText = !picture && !video
  return (
    <li
      className={styles.page}
      aria-hidden={!isCurrent || undefined}
      data-current={isCurrent}
      data-text={isText || undefined}
    >
      {picture && (
        <img
          src={picture.url}
          width={picture.width}
          height={picture.height}
          alt={texts.length ? '' : name}
          loading={isNear ? 'eager' : 'lazy'}
          draggable={false}
        />
      )}
      {video && <PageVideo video={video} isCurrent={isCurrent} {...playing} />}
      {texts.length > 0 && (
        <div className={styles.words}>
          {texts.map((text) => (
            <p key={text} dir="auto">
              {text}
            </p>
          ))}
        </div>
      )}
      {isCurrent && products.length > 0 && (
        <ul className={styles.products}>
          {products.map(({ pin_id }) => (
            <ProductChip key={pin_id} pinId={pin_id} />
          ))}
        </ul>
      )}
    </li>
  )
}

type Playing = Pick<Props, 'isCurrent' | 'goesOn' | 'isRunning' | 'hasSound' | 'onEnded'> & {
  video: NonNullable<StoryPage['video']>
}

/**
 * The story's own buttons control the video, because taps turn the page; without script the video has native controls.
 */
function PageVideo({ video, isCurrent, goesOn, isRunning, hasSound, onEnded }: Playing) {
  const element = useRef<HTMLVideoElement>(null)
  const [hasScript, setHasScript] = useState(false)
  useEffect(() => setHasScript(true), [])
  useEffect(() => {
    const playing = element.current
    if (!playing) return
    playing.muted = !hasSound
    if (isCurrent && isRunning) playing.play().catch(() => {})
    else playing.pause()
  }, [isCurrent, isRunning, hasSound])
  useEffect(() => {
    if (!isCurrent && element.current) element.current.currentTime = 0
  }, [isCurrent])
  const file = video.video_list.V_720P
  if (!file) return null
  return (
    <video
      ref={element}
      src={file.url}
      poster={file.thumbnail}
      muted={!hasSound}
      loop={!goesOn}
      playsInline
      controls={!hasScript}
      preload="metadata"
      onEnded={onEnded}
    />
  )
}

/** A product that is deleted or hidden from the viewer is not shown. */
function ProductChip({ pinId }: { pinId: Id }) {
  const say = useSay()
  const { locale } = useConfig()
  const { is_auth } = useViewer()
  useAnswer(PinResource.get, { id: pinId })
  const pin = useEntity('pin', pinId)
  if (!pin) return null
  const price = toPinPriceDisplay(pin, locale)
  return (
    <li>
      <a href={pinPath(pin, is_auth)} className={styles.product}>
        <ShoppingBag size={16} aria-hidden="true" />
        <span dir="auto">{pinName(pin) || say('card.untitled')}</span>
        {price && <PriceText price={price} />}
      </a>
    </li>
  )
}
