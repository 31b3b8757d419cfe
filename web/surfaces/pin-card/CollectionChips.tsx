import type { CollectionItem } from '#domain/entities/promotion.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { type AppContextValue, useApp } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './CollectionChips.module.css'

/** First three products of a collection ad, under its picture; each links to its own pin. */
export function CollectionChips({ pin, chips }: { pin: KnownPin; chips: readonly CollectionItem[] }) {
  const frame = useApp()
  const { say } = frame
  const { media_url } = useConfig()
  const { is_auth } = useViewer()
  return (
    <div className={styles.chips} data-chips="">
      {chips.map((chip, at) => (
        <Link
          over
          key={chip.pin_id}
          href={pinPath({ id: chip.pin_id, seo_url: chip.seo_url ?? '' }, is_auth)}
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

/** Loads the logging code with the first tap on a chip. */
function tellChip(frame: AppContextValue, pin: KnownPin, { link }: CollectionItem, index: number): void {
  if (!link) return
  void import('../offsite/watch-outbound-link.ts').then(
    ({ reportChipClick }) => reportChipClick(frame, { url: link, pin }, index),
    () => {},
  )
}
