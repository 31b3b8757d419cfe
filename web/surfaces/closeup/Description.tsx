import { useId, useState } from 'react'
import { DESCRIPTION_COLLAPSED } from '#domain/constants/limits.ts'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import styles from './Story.module.css'

/** Three lines of what a pin says of itself; a tap opens the rest. Without script all of it stands there. */
export function Description({ text }: { text: string }) {
  const say = useSay()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isLong = [...text].length > DESCRIPTION_COLLAPSED
  return (
    <div>
      <p id={id} className={classes(styles.description, isLong && !isOpen && styles.folded, 'as-written')}>
        {text}
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
