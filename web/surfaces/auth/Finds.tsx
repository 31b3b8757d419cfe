import styles from './auth.module.css'

/** Heights of the finds, column by column. */
const COLUMNS = [
  [132, 88, 176, 104, 150, 120, 92, 164, 110],
  [92, 168, 120, 196, 84, 144, 108, 128, 160],
  [160, 112, 92, 140, 172, 100, 148, 116, 180],
  [104, 148, 184, 96, 124, 156, 112, 140, 90],
]
const JITTER = [0, 7, -5, 3, -8, 5]

/** Decoration: a bower of blue finds, laid from light to deep. */
export function Finds() {
  return (
    <div className={styles.finds}>
      {COLUMNS.map((heights, column) => (
        <div key={heights.join()} className={styles.findsColumn}>
          {heights.map((height, row) => (
            <span key={height} className={styles.find} style={{ blockSize: height, background: shade(column, row) }} />
          ))}
        </div>
      ))}
    </div>
  )
}

function shade(column: number, row: number): string {
  const jitter = JITTER[(column * 2 + row) % JITTER.length] ?? 0
  const light = 84 - column * 4 - row * 5 + jitter
  const color = 0.05 + (84 - light) * 0.0045
  return `oklch(${light}% ${color.toFixed(3)} ${268 + jitter})`
}
