import { useEffect } from 'react'
import { LOG_EVENT } from '#domain/log-events.ts'
import { type OwnEvent, type StaffEvents, StaffEventsResource } from '#domain/resources/staff.ts'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './Events.module.css'

const REFRESH_MS = 5000
const NAMES = new Map<number, string>(Object.entries(LOG_EVENT).map(([name, type]) => [type, name]))

/** Page with live counts of the logged events, and the viewer's own last events. */
export function Events() {
  const say = useSay()
  const { answer, again } = useAnswer(StaffEventsResource.get, {})
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && again()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => clearInterval(timer)
  }, [again])
  return (
    <AdminFrame section="events">
      <h2>{say('staff.eventCounts')}</h2>
      <p>{say('staff.eventCountsSentence')}</p>
      {answer?.counts.length ? <Counts counts={answer.counts} /> : <p>{say('staff.noEvents')}</p>}
      <h2>{say('staff.ownEvents')}</h2>
      {answer?.own.length ? (
        <ol className={styles.own}>
          {answer.own.map((event) => (
            <li key={event.id}>
              <Own event={event} />
            </li>
          ))}
        </ol>
      ) : (
        <p>{say('staff.noOwnEvents')}</p>
      )}
    </AdminFrame>
  )
}

function Counts({ counts }: Pick<StaffEvents, 'counts'>) {
  const say = useSay()
  const { locale } = useConfig()
  const format = new Intl.NumberFormat(locale)
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <th scope="col">{say('staff.eventType')}</th>
          <th scope="col">{say('staff.lastMinute')}</th>
          <th scope="col">{say('staff.lastHour')}</th>
          <th scope="col">{say('staff.lastDay')}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ event_type, last_minute, last_hour, last_day }) => (
          <tr key={event_type}>
            <th scope="row">
              <EventName type={event_type} />
            </th>
            <td>{format.format(last_minute)}</td>
            <td>{format.format(last_hour)}</td>
            <td>{format.format(last_day)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Own({ event: { id: _, at, event_type, ...fields } }: { event: OwnEvent }) {
  const { locale } = useConfig()
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'medium' }).format(new Date(at))
  return (
    <details>
      <summary>
        <EventName type={event_type} /> <time dateTime={at}>{time}</time>
      </summary>
      <pre>{JSON.stringify(given, null, 2)}</pre>
    </details>
  )
}

const EventName = ({ type }: { type: number }) => (
  <>
    <span>{NAMES.get(type) ?? '–'}</span> <small className={styles.number}>{type}</small>
  </>
)
