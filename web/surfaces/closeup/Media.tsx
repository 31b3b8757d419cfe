import { Maximize2, ScanSearch } from 'lucide-react'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { asSlot } from '#domain/rules/carousel/shows-carousel.ts'
import { ratioOf } from '#domain/rules/closeup/pane-shape.ts'
import { classes } from '#ui/classes.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { lazyWithWords } from '../../hooks/lazy-with-words.ts'
import { useIsBlurred } from '../../hooks/revealed.ts'
import type { KnownPin } from '../../state/entities.ts'
import { Picture } from '../picture/Picture.tsx'
import { CarouselArrows, CarouselIndex } from '../pin-card/CardCarousel.tsx'
import { Reveal } from '../pin-card/Reveal.tsx'
import { useCarousel } from '../pin-card/use-carousel.ts'
import { useTouch } from '../pin-card/use-touch.ts'
import { MovingSlot } from '../player/MovingSlot.tsx'
import { useProductPicture } from '../rich/use-product-picture.ts'
import styles from './Media.module.css'
import { useHash } from './use-hash.ts'

const imageViewer = lazyWithWords<{ pin: KnownPin; onClose: () => void }>(
  async () => (await import('./ImageViewer.tsx')).ImageViewer,
)

type Props = { pin: KnownPin; className: string | undefined; over: ReactNode }

/** The picture at full size; a tap opens it in the viewer, where it can be looked at closely. */
export function Media({ pin, className, over }: Props) {
  const frame = useFrame()
  const { say } = frame
  const { media_url } = useConfig()
  const isBlurred = useIsBlurred(pin)
  const viewer = useHash('#imgViewer')
  const carousel = useCarousel(pin)
  const product = useProductPicture(pin)
  const shown = carousel ? asSlot(pin, carousel.slot) : product.shown
  const turns = Boolean(carousel) || product.count > 0
  const touch = useTouch({ onLongPress: () => {}, onSwipe: carousel?.move ?? product.turn })
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
        {!isBlurred && <MovingSlot pin={pin} isOpened />}
        {over}
        {carousel && (
          <>
            <div className={styles.slides}>
              <CarouselIndex carousel={carousel} />
            </div>
            <CarouselArrows carousel={carousel} />
          </>
        )}
        {isBlurred && <Reveal pinId={pin.id} />}
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
      {viewer.isOpen && pin.image_signature && !isBlurred && (
        <Suspense>
          <ImageViewer pin={shown} onClose={viewer.close} />
        </Suspense>
      )}
    </div>
  )
}

/** As Closeup.module.css lays it out. */
function sizesOf(pin: KnownPin): string {
  const byHeight = `(max(360px, 100vh - 248px) * ${ratioOf(pin)})`
  return `(min-width: 680px) max(220px, min(${byHeight}, 100vw - 400px, 744px)), 100vw`
}
