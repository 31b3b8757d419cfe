import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** Without a label the spinner is decorative, for containers that announce the busy state themselves. */
export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  return (
    <div role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <div className={classes(styles.spinner, large && styles.large)} />
      {label && <span className="visually-hidden">{label}</span>}
    </div>
  )
}
