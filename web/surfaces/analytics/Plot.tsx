import type { PinAnalytics } from '#domain/entities/pin-analytics.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { formatCalendarDay } from './format-calendar-day.ts'
import type { AnalyticsMetric } from './metrics.ts'
import styles from './PinAnalytics.module.css'
import { PLOT_SIZE, toPlotPoints } from './plot-points.ts'

type Props = { days: PinAnalytics['days']; name: AnalyticsMetric }

/** Line chart of one metric over thirty days. */
export function Plot({ days, name }: Props) {
  const say = useSay()
  const { locale } = useConfig()
  const values = days.map((day) => day[name])
  const { most, points } = toPlotPoints(values)
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ')
  const floor = PLOT_SIZE.height - PLOT_SIZE.bottom
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
      <svg
        viewBox={`0 0 ${PLOT_SIZE.width} ${PLOT_SIZE.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {[PLOT_SIZE.top, (PLOT_SIZE.top + floor) / 2, floor].map((y) => (
          <line key={y} x1="0" x2={PLOT_SIZE.width} y1={y} y2={y} className={styles.rule} />
        ))}
        <polygon points={`0,${floor} ${line} ${PLOT_SIZE.width},${floor}`} className={styles.area} />
        <polyline points={line} className={styles.line} data-plot={name} />
      </svg>
      <figcaption className={styles.days} aria-hidden="true">
        {[days[0], days[Math.floor(days.length / 2)], days.at(-1)].map(
          (one) => one && <span key={one.day}>{formatCalendarDay(one.day, locale)}</span>,
        )}
      </figcaption>
    </figure>
  )
}
