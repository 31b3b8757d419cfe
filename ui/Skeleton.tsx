import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type Props = {
  width?: number | string
  height?: number | string
  shape?: 'line' | 'card' | 'circle'
  className?: string
}

/** A placeholder for loading content. It is decorative: its container announces the busy state. */
export function Skeleton({ width = '100%', height = 16, shape = 'line', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, shape !== 'line' && styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
