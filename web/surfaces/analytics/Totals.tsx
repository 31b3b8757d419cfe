import type { PinAnalytics } from '#domain/entities/pin-analytics.ts'
import { statText } from '#domain/rules/format/stat-text.ts'
import { grownBy, STAT_DAYS } from '#domain/rules/stats/days-of.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import { NUMBERS, type NumberName } from './numbers.ts'
import styles from './PinAnalytics.module.css'

type Props = { analytics: PinAnalytics; shown: NumberName; onShow: (name: NumberName) => void }

/** Each number, how it compares with before, and a tap that shows its days. */
export function Totals({ analytics: { totals, before }, shown, onShow }: Props) {
  const say = useSay()
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons side by side, no fields of a form
    <div role="group" aria-label={say('analytics.choose')} className={styles.totals}>
      {NUMBERS.map((name) => (
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
  return <strong data-total="">{statText(value, locale).text}</strong>
}

function Growth({ now, before }: { now: number; before: number }) {
  const say = useSay()
  const { locale } = useConfig()
  const grown = grownBy(now, before)
  if (grown === null) return <small>{say('analytics.nothingBefore')}</small>
  const percent = (grown / 100).toLocaleString(locale, { style: 'percent', signDisplay: 'exceptZero' })
  return <small data-grown={Math.sign(grown)}>{say('analytics.grown', { percent, days: STAT_DAYS })}</small>
}
