import type { CollectionItem } from '#domain/entities/promotion.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { useSay } from '../../frame.tsx'
import { Link } from '../../router/Link.tsx'
import { useConfig } from '../../state/hooks.ts'
import styles from './CollectionChips.module.css'

/** The first three things of a collection ad, under its picture; each leads to its own pin. */
export function CollectionChips({ chips }: { chips: readonly CollectionItem[] }) {
  const say = useSay()
  const { media_url } = useConfig()
  return (
    <div className={styles.chips} data-chips="">
      {chips.map((chip, at) => (
        <Link
          over
          key={chip.pin_id}
          href={`/pin/${chip.pin_id}/`}
          aria-label={say('card.chip', { index: at + 1, count: chips.length })}
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
