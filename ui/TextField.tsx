import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { useTypedLength } from './use-typed-length.ts'

type Props = FieldProps &
  ComponentProps<'input'> & {
    /** Shows a counter with this limit; longer text can be typed and is marked as too long. */
    limit?: number | undefined
    /** A small control at the end of the field. */
    end?: ReactNode
  }

export function TextField({ label, hideLabel, hint, error, limit, end, id, className, onInput, ...input }: Props) {
  const typed = useTypedLength(input.value, input.defaultValue)
  return (
    <Field {...{ label, hideLabel, hint, error, id }} counter={limit ? { length: typed.length, limit } : undefined}>
      {(ties) => (
        <div className={styles.box}>
          <input
            {...input}
            {...ties}
            className={classes(styles.input, end ? styles.hasEnd : null, className)}
            onInput={(event) => {
              typed.onInput(event)
              onInput?.(event)
            }}
          />
          {end && <span className={styles.end}>{end}</span>}
        </div>
      )}
    </Field>
  )
}
