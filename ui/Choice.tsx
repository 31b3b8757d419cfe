import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Choice.module.css'
import { classes } from './classes.ts'

export type ChoiceProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

type Props = ChoiceProps & { look: string | undefined }

/** A checkbox or switch with its label next to it; the whole row can be tapped. */
export function Choice({ label, hint, look, className, ...input }: Props) {
  const hintId = useId()
  return (
    <label className={classes(styles.choice, className)}>
      <input {...input} type="checkbox" className={look} aria-describedby={hint ? hintId : undefined} />
      <span className={styles.text}>
        <span>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
