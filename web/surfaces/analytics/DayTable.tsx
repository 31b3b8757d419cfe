import { ChevronDown } from 'lucide-react'
import type { PinAnalytics } from '#domain/entities/pin-analytics.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { formatCalendarDay } from './format-calendar-day.ts'
import { ANALYTICS_METRICS } from './metrics.ts'
import styles from './PinAnalytics.module.css'

/** The days of the chart as a table, newest first, for people who can't see the chart. */
export function DayTable({ days }: Pick<PinAnalytics, 'days'>) {
  const say = useSay()
  const { locale } = useConfig()
  return (
    <details className={styles.details}>
      <summary>
        {say('analytics.table')}
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.scroller}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say('analytics.day')}</th>
              {ANALYTICS_METRICS.map((name) => (
                <th key={name} scope="col">
                  {say(`analytics.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((one) => (
              <tr key={one.day}>
                <th scope="row">{formatCalendarDay(one.day, locale)}</th>
                {ANALYTICS_METRICS.map((name) => (
                  <td key={name}>{one[name].toLocaleString(locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
