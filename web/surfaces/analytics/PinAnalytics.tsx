import { Download } from 'lucide-react'
import { useState } from 'react'
import { OnPinAnalyticsResource } from '#domain/resources/analytics.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { STAT_DAYS } from '#domain/rules/stats/days-of.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useConfig, useEntity } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { Broken } from '../failure/Broken.tsx'
import { Picture } from '../picture/Picture.tsx'
import { csvOf } from './csv-of.ts'
import { DayTable } from './DayTable.tsx'
import { NUMBERS, type NumberName } from './numbers.ts'
import styles from './PinAnalytics.module.css'
import { Plot } from './Plot.tsx'
import { Totals } from './Totals.tsx'

/** Spec 2: how one's own pin did, in numbers and as a line. */
export function PinAnalytics() {
  const say = useSay()
  const place = usePlace()
  const { media_url } = useConfig()
  const id = pinIdAt(place)
  const { answer, refusal } = useAnswer(OnPinAnalyticsResource.get, { pin_id: id })
  useAnswer(PinResource.get, pinAsked(place))
  const pin = useEntity('pin', id)
  const [shown, setShown] = useState<NumberName>('impressions')
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
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(csvOf(answer.days, ['day', ...NUMBERS]))}`}
          download={`pin-${id}.csv`}
          icon={<Download size={20} aria-hidden="true" />}
        >
          {say('analytics.download')}
        </Button>
      </div>
    </div>
  )
}
