import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'

export type FieldProps = {
  label: string
  /** Shows the label only to assistive technology. */
  hideLabel?: boolean | undefined
  hint?: ReactNode
  /** Shown below the input and linked to it by `aria-describedby`. */
  error?: ReactNode
}

export type FieldAriaProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

type Props = FieldProps & {
  id?: string | undefined
  counter?: { length: number; limit: number } | undefined
  children: (ties: FieldAriaProps) => ReactNode
}

/** The frame shared by all fields: the label above; hint, error and counter below, linked to the input. */
export function Field({ label, hideLabel, hint, error, id, counter, children }: Props) {
  const ownId = useId()
  const inputId = id ?? ownId
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = classes(error ? errorId : null, hint ? hintId : null) || undefined
  return (
    <div className={styles.field}>
      <label htmlFor={inputId} className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
      </label>
      {children({ id: inputId, 'aria-describedby': describedBy, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={errorId} className={styles.error} role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
      {(hint || counter) && (
        <div className={styles.below}>
          {hint && <span id={hintId}>{hint}</span>}
          {counter && (
            <span className={classes(styles.counter, counter.length > counter.limit && styles.over)}>
              {counter.length}/{counter.limit}
            </span>
          )}
        </div>
      )}
    </div>
  )
}
