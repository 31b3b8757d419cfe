import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './IconButton.module.css'

type Look = {
  /** Read by assistive technology and shown by the browser on hover. */
  label: string
  icon: ReactNode
  kind?: 'quiet' | 'secondary' | 'primary' | 'onPicture'
  size?: 'small' | 'medium' | 'large'
  /** A short text at the corner, for example a count; the label must say it too. */
  badge?: string | undefined
}

type AsButton = Look & { href?: undefined } & Omit<ComponentProps<'button'>, 'children'>
type AsLink = Look & { href: string } & Omit<ComponentProps<'a'>, 'children'>

/** A round button with only an icon, so it requires a label. With `href` it is a link. */
export function IconButton(props: AsButton | AsLink) {
  const { label, icon, kind = 'quiet', size = 'medium', badge, className } = props
  const shown = {
    'aria-label': label,
    title: props.title ?? label,
    className: classes(styles.button, styles[kind], size !== 'medium' && styles[size], className),
    children: (
      <>
        {icon}
        {badge && (
          <span className={styles.badge} aria-hidden="true">
            {badge}
          </span>
        )}
      </>
    ),
  }
  if (props.href !== undefined) {
    const { label: _l, icon: _i, kind: _k, size: _s, badge: _b, ...link } = props
    return <a {...link} {...shown} />
  }
  const { label: _l, icon: _i, kind: _k, size: _s, badge: _b, href: _h, type, ...button } = props
  return <button {...button} type={type ?? 'button'} {...shown} />
}
