import type { ComponentProps, CSSProperties } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'
import { useTypedLength } from './use-typed-length.ts'

type Props = FieldProps & ComponentProps<'textarea'> & { limit?: number | undefined }

/** A text area that grows with its text. */
export function TextArea({ label, hideLabel, hint, error, limit, id, className, onInput, rows = 3, ...area }: Props) {
  const typed = useTypedLength(area.value, area.defaultValue)
  return (
    <Field {...{ label, hideLabel, hint, error, id }} counter={limit ? { length: typed.length, limit } : undefined}>
      {(ties) => (
        <textarea
          {...area}
          {...ties}
          rows={rows}
          style={{ '--rows': rows } as CSSProperties}
          className={classes(styles.input, className)}
          onInput={(event) => {
            typed.onInput(event)
            onInput?.(event)
          }}
        />
      )}
    </Field>
  )
}
