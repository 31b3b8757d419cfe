import type { CollectionItem } from '#domain/entities/promotion.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { type Frame, useFrame } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './CollectionChips.module.css'

/** The first three things of a collection ad, under its picture; each leads to its own pin. */
export function CollectionChips({ pin, chips }: { pin: KnownPin; chips: readonly CollectionItem[] }) {
  const frame = useFrame()
  const { say } = frame
  const { media_url } = useConfig()
  return (
    <div className={styles.chips} data-chips="">
      {chips.map((chip, at) => (
        <Link
          over
          key={chip.pin_id}
          href={`/pin/${chip.pin_id}/`}
          aria-label={say('card.chip', { index: at + 1, count: chips.length })}
          onClick={() => tellChip(frame, pin, chip, at)}
        >
          <img
            src={media_url + imagePath('136x136', chip.image_signature, chip.image_ext)}
            width={76}
            height={64}
            alt=""
            loading="lazy"
            draggable={false}
          />
        </Link>
      ))}
    </div>
  )
}

/** What is told of a tap on a chip is loaded with the first tap. */
function tellChip(frame: Frame, pin: KnownPin, { link }: CollectionItem, index: number): void {
  if (!link) return
  void import('../offsite/watch-link.ts').then(
    ({ tellChipClick }) => tellChipClick(frame, { url: link, pin }, index),
    () => {},
  )
}
