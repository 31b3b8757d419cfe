import { Maximize2, ScanSearch } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { toSlotPin } from '#domain/rules/carousel/slides.ts'
import { pictureAspectRatio } from '#domain/rules/closeup/pane-shape.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useApp } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { useIsBlurred } from '../../hooks/revealed-pins.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import { SensitiveOverlay } from '../pin-card/SensitiveOverlay.tsx'
import { useCardTouch } from '../pin-card/use-card-touch.ts'
import { useCarousel } from '../pin-card/use-carousel.ts'
import { PinMediaPlayerSlot } from '../player/PinMediaPlayerSlot.tsx'
import { useProductPicture } from '../rich/use-product-picture.ts'
import styles from './Media.module.css'
import { MediaCarousel } from './MediaCarousel.tsx'
import { useHashLayer } from './use-hash-layer.ts'

const imageViewer = lazyWithTranslations<{ pin: KnownPin; onClose: () => void }>(
  async () => (await import('./ImageViewer.tsx')).ImageViewer,
)

type Props = { pin: KnownPin; className: string | undefined; over: ReactNode }

/** The picture at full size; a tap opens it in the image viewer. */
export function Media({ pin, className, over }: Props) {
  const frame = useApp()
  const { say } = frame
  const { media_url } = useConfig()
  const isBlurred = useIsBlurred(pin)
  const viewer = useHashLayer('#imgViewer')
  const carousel = useCarousel(pin)
  const product = useProductPicture(pin)
  const shown = carousel ? toSlotPin(pin, carousel.slot) : product.shown
  const turns = Boolean(carousel) || product.count > 0
  const touch = useCardTouch({ onLongPress: () => {}, onSwipe: carousel?.move ?? product.turn })
  const ImageViewer = imageViewer(frame)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !viewer.isOpen) opener.current?.focus({ preventScroll: true })
    wasOpen.current = viewer.isOpen
  }, [viewer.isOpen])
  return (
    <div className={classes(styles.media, className)} data-opened="">
      <div
        className={styles.frameOfPicture}
        data-carousel={carousel ? '' : undefined}
        data-turns={turns ? '' : undefined}
        data-video={pin.videos ? '' : undefined}
        {...(turns && touch)}
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in its corner does the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button in its corner does the same */}
        <span onClick={pin.image_signature && !isBlurred ? viewer.open : undefined} className={styles.zoomable}>
          <Picture
            pin={shown}
            mediaUrl={media_url}
            isFirst
            hasPreview
            sizes={sizesOf(pin)}
            className={styles.picture}
          />
        </span>
        {!isBlurred && <PinMediaPlayerSlot pin={pin} isOpened />}
        {over}
        {carousel && <MediaCarousel carousel={carousel} />}
        {isBlurred && <SensitiveOverlay pinId={pin.id} />}
        {pin.image_signature && !isBlurred && !pin.videos && (
          <>
            <IconButton
              ref={opener}
              kind="onPicture"
              className={styles.zoom}
              label={say('closeup.zoom')}
              icon={<Maximize2 size={20} aria-hidden="true" />}
              onClick={viewer.open}
            />
            <IconButton
              kind="onPicture"
              className={styles.alike}
              label={say('closeup.findAlike')}
              icon={<ScanSearch size={20} aria-hidden="true" />}
              href={`/pin/${pin.id}/visual-search/`}
              rel="nofollow"
            />
          </>
        )}
      </div>
      {carousel && !isBlurred && (
        <noscript>
          {carousel.slots.map(
            (slot, at) =>
              at !== carousel.slides.index && (
                <Picture
                  key={slot.slot_id}
                  pin={toSlotPin(pin, slot)}
                  mediaUrl={media_url}
                  isFirst={false}
                  hasPreview
                  sizes={sizesOf(pin)}
                  className={classes(styles.picture, styles.furtherPicture)}
                />
              ),
          )}
        </noscript>
      )}
      {viewer.isOpen && pin.image_signature && !isBlurred && (
        <Suspense>
          <ImageViewer pin={shown} onClose={viewer.close} />
        </Suspense>
      )}
    </div>
  )
}

/** `sizes` attribute, matching the layout of Closeup.module.css. */
function sizesOf(pin: KnownPin): string {
  const byHeight = `(max(360px, 100vh - 248px) * ${pictureAspectRatio(pin)})`
  return `(min-width: 680px) max(220px, min(${byHeight}, 100vw - 400px, 744px)), 100vw`
}
