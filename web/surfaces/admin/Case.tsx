import { useState } from 'react'
import { type StaffCaseDetail, StaffCaseResource } from '#domain/resources/staff.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useConfig } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { Appeals } from './Appeals.tsx'
import styles from './admin.module.css'
import { parseCaseOptions } from './asks.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { formatStaffAct } from './format-staff-act.ts'

/** Page for one moderation case: its subject, the reports, earlier cases and the decision. */
export function Case() {
  const say = useSay()
  const { answer: found } = useAnswer(StaffCaseResource.get, parseCaseOptions(useRouteLocation()))
  if (!found) return <Skeleton height={320} shape="card" />
  return (
    <AdminFrame
      section="cases"
      title={found.title || say(found.kind === 'age' ? 'staff.kind_age' : `cases.kind_${found.kind}`)}
    >
      <div className={styles.case}>
        <div className={styles.column}>
          <Item of={found} />
          <Said of={found} />
          <History of={found} />
        </div>
        <div className={styles.column}>
          {found.appeals.length > 0 && <Appeals of={found} />}
          {found.state === 'open' ? (
            <DecisionForm of={found} />
          ) : (
            <section className={styles.group}>
              <h2>{say('staff.decision')}</h2>
              <p>{say(`staff.decision_${found.decision ?? 'none'}`)}</p>
              <blockquote className={styles.quote}>{found.decision_reason}</blockquote>
            </section>
          )}
        </div>
      </div>
    </AdminFrame>
  )
}

function Item({ of }: { of: StaffCaseDetail }) {
  const say = useSay()
  const { media_url } = useConfig()
  const [isShown, setIsShown] = useState(false)
  const mayUpset = of.reasons.some((reason) => ['nudity', 'violence', 'self_harm'].includes(reason))
  return (
    <section className={styles.group}>
      <h2>{say('staff.item')}</h2>
      <p className={styles.quiet}>{say('staff.looked')}</p>
      {of.picture &&
        (mayUpset && !isShown ? (
          <Button onClick={() => setIsShown(true)}>{say('staff.showPicture')}</Button>
        ) : (
          <img
            className={styles.picture}
            src={media_url + imagePath('474x', of.picture.signature, of.picture.ext)}
            alt={of.title}
            style={{ backgroundColor: of.picture.dominant_color }}
          />
        ))}
      {of.text && <blockquote className={styles.quote}>{of.text}</blockquote>}
      {of.link && <p className={styles.quiet}>{say('staff.link', { link: of.link })}</p>}
      {of.birthday && <p>{say('staff.birthday', { birthday: of.birthday })}</p>}
      {of.against && (
        <p>
          <a href={`/admin/people/?q=${of.against.username}`}>@{of.against.username}</a>
        </p>
      )}
      {of.url ? (
        <div className={styles.buttons}>
          <Button href={of.url}>{say('staff.openItem')}</Button>
        </div>
      ) : (
        <p className={styles.quiet}>{say('staff.hiddenItem')}</p>
      )}
    </section>
  )
}

function Said({ of }: { of: StaffCaseDetail }) {
  const say = useSay()
  const { now, locale } = useConfig()
  if (!of.reports.length) return null
  return (
    <section className={styles.group}>
      <h2>{say('staff.said')}</h2>
      <ul className={styles.column}>
        {of.reports.map((report) => (
          <li key={`${report.reporter?.id} ${report.created_at}`}>
            <strong>{say(`report.${report.reason}`)}</strong>{' '}
            <span className={styles.quiet}>
              {report.reporter && `@${report.reporter.username} · `}
              {formatRelativeTime(new Date(report.created_at), new Date(now), locale)}
            </span>
            <blockquote className={styles.quote}>{report.details || say('staff.noWords')}</blockquote>
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ of }: { of: StaffCaseDetail }) {
  const say = useSay()
  const { now, locale } = useConfig()
  const ago = (at: string) => formatRelativeTime(new Date(at), new Date(now), locale)
  return (
    <section className={styles.group}>
      <h2>{say('staff.history')}</h2>
      {of.earlier.length + of.history.length === 0 && <p className={styles.quiet}>{say('staff.noHistory')}</p>}
      <ul>
        {of.earlier.map((one) => (
          <li key={one.id}>
            <a href={`/admin/reports/${one.id}/`}>
              {say('staff.earlier', {
                when: ago(one.created_at),
                decision: say(`staff.decision_${one.decision ?? 'none'}`),
              })}
            </a>
          </li>
        ))}
        {of.history.map((act) => (
          <li key={act.id}>
            {formatStaffAct(say, act.act)}{' '}
            <span className={styles.quiet}>
              @{act.by} · {ago(act.at)}
              {act.reason && ` · ${act.reason}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
