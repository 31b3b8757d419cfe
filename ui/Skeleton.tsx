import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

type Props = {
  width?: number | string
  height?: number | string
  shape?: 'line' | 'card' | 'circle'
  className?: string
}

/** The shape of what is on its way. Decoration only: the place around it says that it is busy. */
export function Skeleton({ width = '100%', height = 16, shape = 'line', className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classes(styles.skeleton, shape !== 'line' && styles[shape], className)}
      style={{ inlineSize: width, blockSize: height }}
    />
  )
}
