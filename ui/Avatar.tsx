import type { CSSProperties } from 'react'
import styles from './Avatar.module.css'
import { classes } from './classes.ts'

type Props = {
  name: string
  src?: string | null | undefined
  size?: number
  /** The background of the initial, which is white. */
  color?: string
  /** Empty if the name is shown next to it, so that it is not read twice. */
  alt?: string
  className?: string
}

/** A round picture, or the initial of the name on a colored background. */
export function Avatar({ name, src, size = 40, color = 'var(--color-accent)', alt = '', className }: Props) {
  const style = { '--avatar-size': `${size}px`, '--avatar-color': color } as CSSProperties
  const named = src || alt === '' ? {} : { role: 'img', 'aria-label': alt }
  return (
    <span className={classes(styles.avatar, className)} style={style} {...named}>
      {src ? (
        <img src={src} alt={alt} width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <span aria-hidden="true">{initial(name)}</span>
      )}
    </span>
  )
}

function initial(name: string): string {
  return ([...name.trim()][0] ?? '').toUpperCase()
}
