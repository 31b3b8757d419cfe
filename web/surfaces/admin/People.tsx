import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { StaffPeopleResource, type StaffPerson } from '#domain/resources/staff.ts'
import { allowedStaffActs, type StaffActOnPerson } from '#domain/rules/moderation/staff-acts.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Row } from '#ui/Rows.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { toAvatarColor } from '../people/avatar.ts'
import { RowList } from '../rows/RowList.tsx'
import { ActDialog } from './ActDialog.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { parseStaffPeopleOptions } from './asks.ts'
import { SearchBar } from './SearchBar.tsx'

/** Page with accounts and the actions that staff can take on them. */
export function People() {
  const say = useSay()
  const wish = parseStaffPeopleOptions(useRouteLocation())
  const list = useList(StaffPeopleResource.get, wish)
  return (
    <AdminFrame section="people">
      <SearchBar label={say('staff.search')} hint={say('staff.searchHint')} />
      <Tabs
        label={say('staff.filter')}
        selected={wish.state ?? 'all'}
        tabs={[
          { key: 'all', label: say('staff.allPeople'), href: '/admin/people/' },
          { key: 'suspended', label: say('staff.suspendedPeople'), href: '/admin/people/?state=suspended' },
        ]}
      />
      <RowList
        list={list}
        label={say('staff.people')}
        empty={say('staff.noPeople')}
        row={(person) => <PersonRow key={person.id} person={person} />}
      />
    </AdminFrame>
  )
}

const STATES = ['active', 'private', 'deactivated', 'suspended'] as const

function PersonRow({ person }: { person: StaffPerson }) {
  const say = useSay()
  const viewer = useViewer()
  const [act, setAct] = useState<StaffActOnPerson>()
  const acts = allowedStaffActs(person, viewer.id ?? '')
  const state = STATES.find((one) => one === person.state)
  const label = say('staff.actions', { name: person.full_name })
  return (
    <Row
      start={
        <Avatar
          name={person.full_name}
          src={person.image_url}
          color={toAvatarColor(person.avatar_color_index)}
          size={48}
          alt=""
        />
      }
      end={
        <>
          {acts.length > 0 && (
            <Menu
              label={label}
              placement="bottom-end"
              items={acts.map((one) => ({
                key: one,
                label: say(`staff.act_${one}`),
                danger: one === 'suspend',
                onSelect: () => setAct(one),
              }))}
              trigger={(props) => <IconButton {...props} label={label} icon={<Ellipsis aria-hidden="true" />} />}
            />
          )}
          {act && <ActDialog person={person} act={act} onClose={() => setAct(undefined)} />}
        </>
      }
    >
      <a href={`/${person.username}/`}>
        <strong>{person.full_name}</strong>
      </a>
      <small>
        @{person.username} · {person.email}
      </small>
      <small>
        {say('staff.pinCount', { count: person.pin_count })} ·{' '}
        {say('staff.violationCount', { count: person.violation_count })} ·{' '}
        {say('staff.sessionCount', { count: person.session_count })}
      </small>
      <span className={styles.badges}>
        {state && <Badge tone={state === 'suspended' ? 'danger' : 'plain'}>{say(`staff.state_${state}`)}</Badge>}
        {person.is_staff && <Badge tone="accent">{say('staff.isStaff')}</Badge>}
      </span>
    </Row>
  )
}
