import { Check, Image } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#domain/resource.ts'
import type { FindPinImagesResource } from '#domain/resources/pins.ts'
import { useSay } from '../../app-context.tsx'
import styles from './FindPictures.module.css'
import { makeLinkPreviewUrl } from './link-preview-url.ts'

type Item = AnswerOf<typeof FindPinImagesResource.get>['items'][number]
type Props = { item: Item; number: number; isChosen: boolean; onToggle: () => void; onSmall: () => void }

const SMALLEST = 100

/** One picture of another site; if it can't be displayed, its name and size are shown instead. */
export function FoundPicture({ item, number, isChosen, onToggle, onSmall }: Props) {
  const say = useSay()
  const [isBroken, setIsBroken] = useState(false)
  const { url, width, height } = item
  const name = fileName(url)
  const size = width && height ? say('create.foundSize', { width, height }) : undefined
  return (
    <button
      type="button"
      className={styles.picture}
      aria-pressed={isChosen}
      aria-label={say('create.foundAlt', { number, name })}
      onClick={onToggle}
    >
      {isBroken ? (
        <span className={styles.unseen}>
          <Image size={24} aria-hidden="true" />
          <span>{name}</span>
        </span>
      ) : (
        <img
          src={makeLinkPreviewUrl(url)}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // A page does not always state the size of its pictures, so too small ones are found here (`rich.9`).
            if (Math.min(naturalWidth, naturalHeight) < SMALLEST) onSmall()
          }}
        />
      )}
      {size && <span className={styles.size}>{size}</span>}
      <span className={styles.mark} aria-hidden="true">
        {isChosen && <Check size={20} />}
      </span>
    </button>
  )
}

function fileName(url: string): string {
  const { pathname, hostname } = new URL(url)
  return decodeURI(pathname.split('/').at(-1) ?? '') || hostname
}
