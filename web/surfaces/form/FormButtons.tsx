import type { ReactNode } from 'react'
import styles from './FormView.module.css'

/** Buttons at the end of a form in a dialog: cancel first, then submit. */
export const FormButtons = ({ children }: { children: ReactNode }) => <div className={styles.buttons}>{children}</div>
