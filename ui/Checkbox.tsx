import styles from './Choice.module.css'
import { Choice, type ChoiceProps } from './Choice.tsx'

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} look={styles.checkbox} />
}
