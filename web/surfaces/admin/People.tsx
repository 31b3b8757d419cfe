import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { StaffPeopleResource, type StaffPerson } from '#domain/resources/staff.ts'
import { type StaffActOnPerson, staffActsOn } from '#domain/rules/moderation/staff-acts.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Menu } from '#ui/Menu.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useList, useViewer } from '../../state/hooks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { ActDialog } from './ActDialog.tsx'
import { AdminFrame } from './AdminFrame.tsx'
import styles from './admin.module.css'
import { peopleAt } from './asks.ts'
import { SearchBar } from './SearchBar.tsx'

/** People, and what staff may do with their accounts. */
export function People() {
  const say = useSay()
  const wish = peopleAt(usePlace())
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
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('staff.noPeople')} />
      ) : (
        <ul className={styles.rows} aria-label={say('staff.people')}>
          {list.items.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </AdminFrame>
  )
}

const STATES = ['active', 'private', 'deactivated', 'suspended'] as const

function Row({ person }: { person: StaffPerson }) {
  const say = useSay()
  const viewer = useViewer()
  const [act, setAct] = useState<StaffActOnPerson>()
  const acts = staffActsOn(person, viewer.id ?? '')
  const state = STATES.find((one) => one === person.state)
  const label = say('staff.actions', { name: person.full_name })
  return (
    <li className={classes(styles.row, styles.person)}>
      <Avatar name={person.full_name} src={person.image_url} color={person.avatar_color_index} size={48} alt="" />
      <div className={styles.text}>
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
          {state && (
            <span className={styles.badge} data-tone={state === 'suspended' ? 'bad' : undefined}>
              {say(`staff.state_${state}`)}
            </span>
          )}
          {person.is_staff && (
            <span className={styles.badge} data-tone="strong">
              {say('staff.isStaff')}
            </span>
          )}
        </span>
      </div>
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
    </li>
  )
}
