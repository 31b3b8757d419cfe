import { FirstStepsResource } from '#domain/resources/first-steps.ts'
import { type StaffCase, StaffCasesResource } from '#domain/resources/staff.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Badge } from '#ui/Badge.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList, useStoreSelector } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { selectAnswer } from '../../state/selectors.ts'
import { CasePicture } from '../reports/CasePicture.tsx'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { parseCaseListOptions } from './asks.ts'
import { FirstSteps, hasFirstSteps } from './FirstSteps.tsx'

/** Page with the moderation queues: open, appealed and decided cases. */
export function Cases() {
  const say = useSay()
  const wish = parseCaseListOptions(useRouteLocation())
  const list = useList(StaffCasesResource.get, wish)
  const tab = (key: typeof wish.state) => ({
    key,
    label: say(`staff.queue_${key}`),
    href: key === 'open' ? '/admin/' : `/admin/?state=${key}`,
  })
  const steps = useStoreSelector((state) => selectAnswer(state, FirstStepsResource.get, {}))
  return (
    <AdminFrame section="cases" lead={steps && hasFirstSteps(steps) && <FirstSteps found={steps} />}>
      <Tabs label={say('staff.queue')} selected={wish.state} tabs={[tab('open'), tab('appealed'), tab('decided')]} />
      <RowList
        list={list}
        label={say('staff.cases')}
        empty={say('staff.noCases')}
        row={(one) => <CaseRow key={one.id} of={one} />}
      />
    </AdminFrame>
  )
}

function CaseRow({ of }: { of: StaffCase }) {
  const say = useSay()
  const { now, locale } = useConfig()
  const kind = say(of.kind === 'age' ? 'staff.kind_age' : `cases.kind_${of.kind}`)
  return (
    <Row
      picture={<CasePicture of={of} />}
      end={
        of.kind !== 'age' && (
          <span className={styles.quiet}>{say('staff.reportCount', { count: of.report_count })}</span>
        )
      }
    >
      <a href={`/admin/reports/${of.id}/`}>
        <strong>{of.title || kind}</strong>
      </a>
      <small>
        {kind} · {of.against && `${say('staff.against', { name: of.against.full_name })} · `}
        {formatRelativeTime(new Date(of.created_at), new Date(now), locale)}
      </small>
      <span className={styles.badges}>
        {of.reasons.map((reason) => (
          <Badge key={reason}>{say(`report.${reason}`)}</Badge>
        ))}
        {of.decision && <Badge tone="accent">{say(`staff.decision_${of.decision}`)}</Badge>}
        {of.has_open_appeal && <Badge tone="danger">{say('staff.openAppeal')}</Badge>}
      </span>
    </Row>
  )
}
