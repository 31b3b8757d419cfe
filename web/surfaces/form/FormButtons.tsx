import type { ReactNode } from 'react'
import styles from './FormView.module.css'

/** At the end of a form in a dialog: what leaves it as it is, then what sends it. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>
