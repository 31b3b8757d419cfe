import type { ReactNode } from 'react'
import { Button, type ButtonStyleProps } from '#ui/Button.tsx'
import styles from './FormView.module.css'
import { useIsHydrated } from './use-is-hydrated.ts'

type Props = ButtonStyleProps & { busy: boolean; children: ReactNode }

/** Submit button of a form. It is disabled until hydration, though it looks the same. */
export function SubmitButton({ busy, children, ...look }: Props) {
  const isAlive = useIsHydrated()
  return (
    <Button kind="primary" {...look} type="submit" busy={busy} disabled={!isAlive} className={styles.waiting ?? ''}>
      {children}
    </Button>
  )
}
