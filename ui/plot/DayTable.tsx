import { ChevronDown } from 'lucide-react'
import styles from './DayTable.module.css'
import { formatCalendarDay } from './format-calendar-day.ts'
import type { PlotSeries } from './LinePlot.tsx'

type Props = {
  /** Summary that opens the table, and the heading of its first column. */
  words: { summary: string; day: string }
  days: readonly string[]
  series: readonly PlotSeries[]
  locale: string
}

/** The values of a plot as a table, newest first, for people who would rather read them or can't see the plot. */
export function DayTable({ words, days, series, locale }: Props) {
  const rows = days.map((day, at) => ({ day, at })).reverse()
  return (
    <details className={styles.details}>
      <summary>
        {words.summary}
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.scroller}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, at }) => (
              <tr key={day}>
                <th scope="row">{formatCalendarDay(day, locale)}</th>
                {series.map(({ name, values }) => (
                  <td key={name}>{(values[at] ?? 0).toLocaleString(locale)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
