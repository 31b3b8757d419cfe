import { useId, useState } from 'react'
import { DESCRIPTION_COLLAPSED_LENGTH } from '#domain/constants/limits.ts'
import { splitMentions } from '#domain/rules/comment/split-mentions.ts'
import { splitHashtags } from '#domain/rules/format/hashtags.ts'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import styles from './PinDetails.module.css'

type Tags = Parameters<typeof splitMentions>[1]

/** Pin description cut to three lines; a tap expands it. Without JavaScript it is shown in full. */
export function Description({ text, tags = [] }: { text: string; tags?: Tags | undefined }) {
  const say = useSay()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = [...text].length > DESCRIPTION_COLLAPSED_LENGTH
  return (
    <div>
      <p id={id} className={classes(styles.description, isLong && !isOpen && styles.folded, 'as-written')}>
        {splitMentions(text, tags).map((part) =>
          part.user ? (
            <a key={part.at} href={`/${part.user.username}/`}>
              {part.text}
            </a>
          ) : (
            splitHashtags(part.text).map((text, at) =>
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
