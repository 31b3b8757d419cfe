import styles from './Choice.module.css'
import { Choice, type ChoiceProps } from './Choice.tsx'

/** A switch for a setting that takes effect at once. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} role="switch" look={styles.switch} />
}
