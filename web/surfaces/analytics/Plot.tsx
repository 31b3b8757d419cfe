import type { PinAnalytics } from '#domain/entities/pin-analytics.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { dayText } from './day-text.ts'
import type { NumberName } from './numbers.ts'
import styles from './PinAnalytics.module.css'
import { PLOT, plotOf } from './plot-of.ts'

type Props = { days: PinAnalytics['days']; name: NumberName }

/** Thirty days of one number as a line. */
export function Plot({ days, name }: Props) {
  const say = useSay()
  const { locale } = useConfig()
  const values = days.map((day) => day[name])
  const { most, points } = plotOf(values)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const floor = PLOT.height - PLOT.bottom
  const number = (value: number) => value.toLocaleString(locale)
  const label = say('analytics.plot', {
    name: say(`analytics.${name}`),
    least: number(Math.min(...values)),
    most: number(Math.max(...values)),
  })
  return (
    <figure className={styles.plot}>
      <span className={styles.most} aria-hidden="true">
        {number(most)}
      </span>
      <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none" role="img" aria-label={label}>
        {[PLOT.top, (PLOT.top + floor) / 2, floor].map((y) => (
          <line key={y} x1="0" x2={PLOT.width} y1={y} y2={y} className={styles.rule} />
        ))}
        <polygon points={`0,${floor} ${line} ${PLOT.width},${floor}`} className={styles.area} />
        <polyline points={line} className={styles.line} data-plot={name} />
      </svg>
      <figcaption className={styles.days} aria-hidden="true">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (one) => one && <span key={one.day}>{dayText(one.day, locale)}</span>,
        )}
      </figcaption>
    </figure>
  )
}
