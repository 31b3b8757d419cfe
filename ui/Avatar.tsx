import type { CSSProperties } from 'react'
import styles from './Avatar.module.css'
import { classes } from './classes.ts'

/** White letters pass AA on each of them. */
export const AVATAR_COLORS = [
  '#2b48d8',
  '#0f7285',
  '#1b7a4b',
  '#5d7016',
  '#8a6410',
  '#ad5413',
  '#bb3e2c',
  '#b8305f',
  '#963a94',
  '#6b4bc4',
  '#4a5f85',
  '#5f5750',
]

type Props = {
  name: string
  src?: string | null | undefined
  size?: number
  /** Which of the twelve colours stands behind the initial; any whole number. */
  color?: number
  /** Empty when the name stands beside it, so that it is not read twice. */
  alt?: string
  className?: string
}

/** A round picture, or the first letter of the name on a colour of its own. */
export function Avatar({ name, src, size = 40, color = 0, alt = '', className }: Props) {
  const behind = AVATAR_COLORS[Math.abs(Math.trunc(color)) % AVATAR_COLORS.length]
  const style = { '--avatar-size': `${size}px`, '--avatar-color': behind } as CSSProperties
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
