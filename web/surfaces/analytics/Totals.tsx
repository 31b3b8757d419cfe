import type { PinAnalytics } from '#domain/entities/pin-analytics.ts'
import { growthPercent, STAT_DAYS, toStatText } from '#domain/rules/stats/pin-stats.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { ANALYTICS_METRICS, type AnalyticsMetric } from './metrics.ts'
import styles from './PinAnalytics.module.css'

type Props = { analytics: PinAnalytics; shown: AnalyticsMetric; onShow: (name: AnalyticsMetric) => void }

/** The total of each metric and its change from the previous period; a tap selects the metric for the chart. */
export function Totals({ analytics: { totals, before }, shown, onShow }: Props) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side, no fields of a form
    <div role="group" aria-label={say('analytics.choose')} className={styles.totals}>
      {ANALYTICS_METRICS.map((name) => (
        <button
          key={name}
          type="button"
          className={styles.total}
          aria-pressed={name === shown}
          title={say(`analytics.${name}Hint`)}
          onClick={() => onShow(name)}
        >
          <span>{say(`analytics.${name}`)}</span>
          <Amount value={totals[name]} />
          <Growth now={totals[name]} before={before[name]} />
        </button>
      ))}
    </div>
  )
}

function Amount({ value }: { value: number }) {
  const { locale } = useConfig()
  return <strong data-total="">{toStatText(value, locale).text}</strong>
}

function Growth({ now, before }: { now: number; before: number }) {
  const say = useSay()
  const { locale } = useConfig()
  const grown = growthPercent(now, before)
  if (grown === null) return <small>{say('analytics.nothingBefore')}</small>
  const percent = (grown / 100).toLocaleString(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return <small data-grown={Math.sign(grown)}>{say('analytics.grown', { percent, days: STAT_DAYS })}</small>
}
