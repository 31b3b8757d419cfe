import { GripVertical } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import styles from './Arranged.module.css'
import type { Arranging } from './use-arrange.ts'

type HandleProps = { arranging: Arranging; id: string; name: string; className?: string | undefined }

/** By which a thing is dragged, or picked up with the keyboard. */
export function Handle({ arranging, id, name, className }: HandleProps) {
  const say = useSay()
  const label = say('arrange.handle', { name })
  return (
    <button
      type="button"
      {...arranging.handle(id)}
      aria-label={label}
      title={label}
      className={classes(styles.handle, className)}
    >
      <GripVertical size={20} aria-hidden="true" />
    </button>
  )
}

/** What is told while things are arranged, and what is carried along with the pointer. */
export function Arranged({ arranging, carried }: { arranging: Arranging; carried: (id: string) => string }) {
  const say = useSay()
  const { dragged, words, hintId } = arranging
  return (
    <>
      <p id={hintId} className="visually-hidden">
        {say('arrange.hint')}
      </p>
      <p className="visually-hidden" aria-live="assertive">
        {words}
      </p>
      {dragged && (
        <div
          className={styles.carried}
          style={{ transform: `translate(${dragged.x + 12}px, ${dragged.y + 12}px)` }}
          aria-hidden="true"
        >
          {carried(dragged.id)}
        </div>
      )}
    </>
  )
}
