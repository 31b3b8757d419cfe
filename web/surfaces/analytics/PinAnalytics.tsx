import { Download } from 'lucide-react'
import { useState } from 'react'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { STAT_DAYS } from '#domain/rules/stats/pin-stats.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig, useEntity } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { Broken } from '../failure/Broken.tsx'
import { Picture } from '../picture/Picture.tsx'
import { DayTable } from './DayTable.tsx'
import { ANALYTICS_METRICS, type AnalyticsMetric } from './metrics.ts'
import styles from './PinAnalytics.module.css'
import { Plot } from './Plot.tsx'
import { Totals } from './Totals.tsx'
import { toCsv } from './to-csv.ts'

/** Page with the statistics of one's own pin, as numbers and as a line chart. */
export function PinAnalytics() {
  const say = useSay()
  const place = useRouteLocation()
  const { media_url } = useConfig()
  const id = parseRoutePinId(place)
  const { answer, refusal } = useAnswer(OnPinAnalyticsResource.get, { pin_id: id })
  useAnswer(PinResource.get, parsePinOptions(place))
  const pin = useEntity('pin', id)
  const [shown, setShown] = useState<AnalyticsMetric>('impressions')
  if (refusal) return <Broken />
  if (!answer || pin?.image_width === undefined) return null
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
      <Plot days={answer.days} name={shown} />
      <div className={styles.foot}>
        <DayTable days={answer.days} />
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
