import type { StaffExperiment } from '#domain/resources/staff.ts'
import { EXPERIMENT_METRICS, type ExperimentMetric, MEASURED_DAYS } from '#domain/rules/stats/experiment-metrics.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import styles from './ExperimentResults.module.css'
import { useFormatDay } from './use-format-day.ts'

type Result = StaffExperiment['results'][number]
type Mean = Result['metrics'][number]

/** What people in each group did, per person, each mean with its 95 % interval as a bar. */
export function ExperimentResults({ experiment: { id, results, started_at } }: { experiment: StaffExperiment }) {
  const say = useSay()
  const { locale } = useConfig()
  const when = useFormatDay()
  const heading = say('staff.experimentResults', { days: MEASURED_DAYS })
  return (
    <div className={styles.results}>
      <h3>{heading}</h3>
      <p>{started_at && say('staff.experimentSince', { when: when(started_at) })}</p>
      {results.length === 0 ? (
        <p>{say('staff.experimentNoResults')}</p>
      ) : (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by the keyboard */}
          <section className={styles.scroller} tabIndex={0} aria-label={`${say(`experiment.${id}`)}: ${heading}`}>
            <table>
              <thead>
                <tr>
                  <th scope="col">{say('staff.experimentGroup')}</th>
                  <th scope="col">{say('staff.experimentPeople')}</th>
                  {EXPERIMENT_METRICS.map((metric) => (
                    <th key={metric} scope="col">
                      {say(`staff.metric_${metric}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {results.map((result) => (
                  <tr key={result.group}>
                    <th scope="row">{result.group}</th>
                    <td>{result.people.toLocaleString(locale)}</td>
                    {EXPERIMENT_METRICS.map((metric) => (
                      <td key={metric}>
                        <MeanView mean={meanOf(result, metric)} most={mostOf(results, metric)} />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p>{say('staff.intervalHint')}</p>
        </>
      )}
    </div>
  )
}

const meanOf = ({ metrics }: Result, wanted: ExperimentMetric) => metrics.find(({ metric }) => metric === wanted)

/** The largest value of a metric, so that the bars of all groups share a scale. */
const mostOf = (results: Result[], metric: ExperimentMetric): number =>
  Math.max(...results.map((result) => meanOf(result, metric)?.high ?? meanOf(result, metric)?.mean ?? 0)) || 1

function MeanView({ mean: found, most }: { mean: Mean | undefined; most: number }) {
  const say = useSay()
  const { locale } = useConfig()
  if (!found) return null
  const { mean, low, high } = found
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 2 })
  const percent = (value: number) => `${(100 * value) / most}%`
  return (
    <div className={styles.mean}>
      <strong>{number(mean)}</strong>
      {low !== null && high !== null && (
        <>
          <span className={styles.track} aria-hidden="true">
            <span style={{ insetInlineStart: percent(low), inlineSize: percent(high - low) }} />
            <i style={{ insetInlineStart: percent(mean) }} />
          </span>
          <small>{say('staff.interval', { low: number(low), high: number(high) })}</small>
        </>
      )}
    </div>
  )
}
