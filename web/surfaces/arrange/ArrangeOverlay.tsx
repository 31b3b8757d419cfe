import { GripVertical } from 'lucide-react'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../app-context.tsx'
import styles from './ArrangeOverlay.module.css'
import type { ArrangeState } from './use-arrange.ts'

type HandleProps = { arranging: ArrangeState; id: string; name: string; className?: string | undefined }

/** Handle that drags an item, or picks it up with the keyboard. */
export function DragHandle({ arranging, id, name, className }: HandleProps) {
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

/** Announcements for screen readers while items are arranged, and the preview that follows the pointer. */
export function ArrangeOverlay({ arranging, carried }: { arranging: ArrangeState; carried: (id: string) => string }) {
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
