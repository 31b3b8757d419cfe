import { useId, useState } from 'react'
import { DESCRIPTION_COLLAPSED } from '#domain/constants/limits.ts'
import { textParts } from '#domain/rules/comment/text-parts.ts'
import { hashtagParts } from '#domain/rules/format/hashtags.ts'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import styles from './Story.module.css'

type Tags = Parameters<typeof textParts>[1]

/** Three lines of what a pin says of itself; a tap opens the rest. Without script all of it stands there. */
export function Description({ text, tags = [] }: { text: string; tags?: Tags | undefined }) {
  const say = useSay()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = [...text].length > DESCRIPTION_COLLAPSED
  return (
    <div>
      <p id={id} className={classes(styles.description, isLong && !isOpen && styles.folded, 'as-written')}>
        {textParts(text, tags).map((part) =>
          part.user ? (
            <a key={part.at} href={`/${part.user.username}/`}>
              {part.text}
            </a>
          ) : (
            hashtagParts(part.text).map((text, at) =>
              at % 2 ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay where they are
                <a key={part.at + at} href={`/search/pins/?q=${encodeURIComponent(text)}&rs=hashtag`}>
                  {text}
                </a>
              ) : (
                text
              ),
            )
          ),
        )}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles.read}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {say(isOpen ? 'closeup.readLess' : 'closeup.readMore')}
        </button>
      )}
    </div>
  )
}
