import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '#ui/Button.tsx'
import styles from './FormView.module.css'
import { useHydrated } from './use-hydrated.ts'

type Props = ButtonLook & { busy: boolean; children: ReactNode }

/** Sends its form. Until the page is alive it can't be pressed, though it looks the same. */
export function SubmitButton({ busy, children, ...look }: Props) {
  const isAlive = useHydrated()
  return (
    <Button kind="primary" {...look} type="submit" busy={busy} disabled={!isAlive} className={styles.waiting ?? ''}>
      {children}
    </Button>
  )
}
