import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '#ui/classes.ts'
import styles from './FormView.module.css'
import type { Values } from './form-values.ts'
import type { Form } from './use-form.ts'

type Props<V extends Values> = { form: Form<V>; children: ReactNode; label?: string; className?: string | undefined }

/** The frame of a form. It posts, so that nothing typed ever lands in an address before the page is alive. */
export function FormView<V extends Values>({ form, children, label, className }: Props<V>) {
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
