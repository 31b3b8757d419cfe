import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonStyleProps = {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse'
  size?: 'medium' | 'large'
  /** As wide as its container. */
  wide?: boolean
  icon?: ReactNode
}

type AsButton = ButtonStyleProps & { href?: undefined; busy?: boolean } & ComponentProps<'button'>
type AsLink = ButtonStyleProps & { href: string; busy?: undefined } & ComponentProps<'a'>

/**
 * A pill-shaped button. With `href` it is a link; while `busy` it keeps its width, shows a spinner and ignores taps.
 */
export function Button(props: AsButton | AsLink) {
  if (props.href !== undefined) {
    const { kind, size, wide, icon, busy: _, className, children, ...link } = props
    return (
      <a {...link} className={look({ kind, size, wide }, className)}>
        {icon}
        {children}
      </a>
    )
  }
  const { kind, size, wide, icon, busy = false, className, children, href: _, type, onClick, ...button } = props
  return (
    <button
      {...button}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? ignore : onClick}
      className={look({ kind, size, wide }, classes(busy && styles.busy, className))}
    >
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {busy && (
        <span className={styles.spinner}>
          <Spinner />
        </span>
      )}
    </button>
  )
}

/** Used instead of `disabled`, which would drop the focus; a prevented click submits no form either. */
function ignore(event: MouseEvent) {
  event.preventDefault()
}

type Shape = { [Key in 'kind' | 'size' | 'wide']: ButtonStyleProps[Key] | undefined }

function look({ kind = 'secondary', size, wide }: Shape, className: string | undefined): string {
  return classes(styles.button, styles[kind], size === 'large' && styles.large, wide && styles.wide, className)
}
