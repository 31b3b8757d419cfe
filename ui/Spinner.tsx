import { classes } from './classes.ts'
import styles from './Spinner.module.css'

/** Without a label it is only decoration, for places that already say they are busy. */
export function Spinner({ label, large = false }: { label?: string; large?: boolean }) {
  return (
    <div role={label ? 'status' : undefined} aria-hidden={label ? undefined : true}>
      <div className={classes(styles.spinner, large && styles.large)} />
      {label && <span className="visually-hidden">{label}</span>}
    </div>
  )
}
