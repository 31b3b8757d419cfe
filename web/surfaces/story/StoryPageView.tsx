import { ShoppingBag } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { priceOf } from '#domain/rules/card/price.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import type { StoryPage } from '#domain/rules/story/story-pages.ts'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useEntity } from '../../hooks/hooks.ts'
import { PriceText } from '../pin-card/PriceText.tsx'
import styles from './StoryViewer.module.css'

type Props = {
  page: StoryPage
  name: string
  isCurrent: boolean
  /** Pages beside the current one are loaded before they are turned to. */
  isNear: boolean
  isPlaying: boolean
  onEnded: () => void
}

export function StoryPageView({ page, name, isCurrent, isNear, isPlaying, onEnded }: Props) {
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
      {video && <PageVideo video={video} isCurrent={isCurrent} isPlaying={isPlaying} onEnded={onEnded} />}
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

type Playing = Pick<Props, 'isCurrent' | 'isPlaying' | 'onEnded'> & { video: NonNullable<StoryPage['video']> }

function PageVideo({ video, isCurrent, isPlaying, onEnded }: Playing) {
  const element = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (isCurrent && isPlaying) element.current?.play().catch(() => {})
    else element.current?.pause()
  }, [isCurrent, isPlaying])
  const file = video.video_list.V_720P
  if (!file) return null
  return (
    <video
      ref={element}
      src={file.url}
      poster={file.thumbnail}
      muted
      playsInline
      controls={isCurrent}
      preload="metadata"
      onEnded={onEnded}
    />
  )
}

/** A product that is gone, or that the viewer may not see, is not named. */
function ProductChip({ pinId }: { pinId: Id }) {
  const say = useSay()
  const { locale } = useConfig()
  useAnswer(PinResource.get, { id: pinId })
  const pin = useEntity('pin', pinId)
  if (!pin) return null
  const price = priceOf(pin, locale)
  return (
    <li>
      <a href={`/pin/${pinId}/`} className={styles.product}>
        <ShoppingBag size={16} aria-hidden="true" />
        <span dir="auto">{pinName(pin) || say('card.untitled')}</span>
        {price && <PriceText price={price} />}
      </a>
    </li>
  )
}
