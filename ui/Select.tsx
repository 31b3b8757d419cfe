import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classes } from './classes.ts'
import styles from './Field.module.css'
import { Field, type FieldProps } from './Field.tsx'

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'children'> & {
    options: { value: string; label: string; disabled?: boolean }[]
  }

export function Select({ label, hideLabel, hint, error, id, className, options, ...select }: Props) {
  return (
    <Field {...{ label, hideLabel, hint, error, id }}>
      {(ties) => (
        <div className={styles.box}>
          <select {...select} {...ties} className={classes(styles.input, className)}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} className={styles.arrow} aria-hidden="true" />
        </div>
      )}
    </Field>
  )
}
