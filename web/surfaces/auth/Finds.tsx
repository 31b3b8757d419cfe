import styles from './auth.module.css'

/** Heights of the finds, column by column; their colours run through one hue, as a bowerbird would lay them. */
const COLUMNS = [
  [132, 88, 176, 104, 150],
  [92, 168, 120, 196, 84],
  [160, 112, 92, 140, 172],
  [104, 148, 184, 96, 120],
]

/** Decoration: a small bower of blue finds. */
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
  const light = 34 + ((column * 17 + row * 11) % 46)
  const hue = 262 + ((column * 5 + row * 3) % 7) * 4
  return `oklch(${light}% ${light > 66 ? 0.09 : 0.19} ${hue})`
}
