import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './FormView.module.css'
import type { FormValues } from './form-values.ts'
import type { FormState } from './use-form.ts'

type Props<V extends FormValues> = {
  form: FormState<V>
  children: ReactNode
  label?: string
  className?: string | undefined
}

/**
 * Form element with the state of `useForm`. Its method is POST, so that typed values never get into a URL before
 * hydration.
 */
export function FormView<V extends FormValues>({ form, children, label, className }: Props<V>) {
  return (
    <form
      ref={form.ref}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={form.isBusy || undefined}
      className={classes(styles.form, className)}
      onSubmit={(event) => void form.submit(event)}
    >
      {form.whole && (
        <p className={styles.wrong} role="alert" data-form-error="" tabIndex={-1}>
          <CircleAlert size={20} aria-hidden="true" />
          <span>{form.whole}</span>
        </p>
      )}
      {children}
    </form>
  )
}
