import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { STAT_DAYS } from '#domain/rules/stats/pin-stats.ts'
import { Button } from '#ui/Button.tsx'
import { DayTable } from '#ui/plot/DayTable.tsx'
import { LinePlot } from '#ui/plot/LinePlot.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { Broken } from '../failure/Broken.tsx'
import { Picture } from '../picture/Picture.tsx'
import { ANALYTICS_METRICS, type AnalyticsMetric } from './metrics.ts'
import styles from './PinAnalytics.module.css'
import { Totals } from './Totals.tsx'
import { toCsv } from './to-csv.ts'

/** Page with the statistics of one's own pin, as numbers and as a line chart. */
export function PinAnalytics() {
  const say = useSay()
  const place = useRouteLocation()
  const { media_url, locale } = useConfig()
  const id = parseRoutePinId(place)
  const { answer, refusal } = useAnswer(OnPinAnalyticsResource.get, { pin_id: id })
  useAnswer(PinResource.get, parsePinOptions(place))
  const pin = useEntity('pin', id)
  const [shown, setShown] = useState<AnalyticsMetric>('impressions')
  const plotted = useMemo(() => {
    const all = answer?.days ?? []
    const series = ANALYTICS_METRICS.map((name) => ({
      name: say(`analytics.${name}`),
      values: all.map((day) => day[name]),
    }))
    return { days: all.map(({ day }) => day), series, one: series.filter((_, at) => ANALYTICS_METRICS[at] === shown) }
  }, [answer, shown, say])
  if (refusal) return <Broken />
  if (!answer || pin?.image_width === undefined) return null
  const values = plotted.one[0]?.values ?? []
  const plotLabel = say('analytics.plot', {
    name: say(`analytics.${shown}`),
    least: Math.min(...values).toLocaleString(locale),
    most: Math.max(...values).toLocaleString(locale),
  })
  const tableWords = { summary: say('analytics.table'), day: say('analytics.day') }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <a href={`/pin/${id}/`} className={styles.picture} aria-label={say('analytics.back')}>
          <Picture pin={pin} mediaUrl={media_url} isFirst sizes="96px" className={styles.image} />
        </a>
        <div>
          <h1>{say('analytics.title')}</h1>
          <p>
            <a href={`/pin/${id}/`}>{pinName(pin) || say('card.untitled')}</a>
          </p>
          <p className={styles.quiet}>{say('analytics.lead', { days: STAT_DAYS })}</p>
        </div>
      </div>
      <Totals analytics={answer} shown={shown} onShow={setShown} />
      <LinePlot label={plotLabel} days={plotted.days} series={plotted.one} locale={locale} />
      <div className={styles.foot}>
        <DayTable words={tableWords} days={plotted.days} series={plotted.series} locale={locale} />
        <Button
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(toCsv(answer.days, ['day', ...ANALYTICS_METRICS]))}`}
          download={`pin-${id}.csv`}
          icon={<Download size={20} aria-hidden="true" />}
        >
          {say('analytics.download')}
        </Button>
      </div>
    </div>
  )
}
