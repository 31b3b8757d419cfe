import { Check, Image } from 'lucide-react'
import { useState } from 'react'
import type { AnswerOf } from '#domain/resource.ts'
import type { FindPinImagesResource } from '#domain/resources/pins.ts'
import { useSay } from '../../frame.tsx'
import styles from './FindPictures.module.css'
import { previewUrl } from './preview-url.ts'

type Item = AnswerOf<typeof FindPinImagesResource.get>['items'][number]
type Props = { item: Item; number: number; isChosen: boolean; onToggle: () => void; onSmall: () => void }

const SMALLEST = 100

/** One picture of another site; where it can't be shown, its name and size stand for it. */
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
          src={previewUrl(url)}
          alt=""
          loading="lazy"
          onError={() => setIsBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
            // Rich.9: a page does not always say how small its pictures are.
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
