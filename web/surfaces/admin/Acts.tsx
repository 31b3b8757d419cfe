import { StaffActsResource } from '#domain/resources/staff.ts'
import { formatRelativeTime } from '#domain/rules/format/dates.ts'
import { Row } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useList } from '../../hooks/hooks.ts'
import { RowList } from '../rows/RowList.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import { formatStaffAct } from './format-staff-act.ts'

/** Page with all staff actions, newest first. */
export function Acts() {
  const say = useSay()
  const { now, locale } = useConfig()
  const list = useList(StaffActsResource.get, {})
  return (
    <AdminFrame section="acts">
      <RowList
        list={list}
        label={say('staff.acts')}
        empty={say('staff.noActs')}
        row={(act) => (
          <Row key={act.id}>
            <What href={placeOf(act)}>{formatStaffAct(say, act.act)}</What>
            <small>
              @{act.by} · {formatRelativeTime(new Date(act.at), new Date(now), locale)} · {act.target}
            </small>
            {act.reason && <small>{act.reason}</small>}
          </Row>
        )}
      />
    </AdminFrame>
  )
}

function placeOf({ kind, target }: { kind: string; target: string }): string | undefined {
  if (kind === 'case') return `/admin/reports/${target}/`
  if (kind === 'person') return `/admin/people/?q=${target}`
  if (kind === 'page') return `/admin/pages/${target.split(' ')[0]}/`
  return kind === 'host' ? `/admin/hosts/?q=${encodeURIComponent(target)}` : undefined
}

const What = ({ href, children }: { href: string | undefined; children: string }) =>
  href ? (
    <a href={href}>
      <strong>{children}</strong>
    </a>
  ) : (
    <strong>{children}</strong>
  )
