import { DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Rows } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { NextPage } from '../rows/NextPage.tsx'
import { SettingsFrame } from '../settings/SettingsFrame.tsx'
import settings from '../settings/settings.module.css'
import { DuplicateGroupForm } from './DuplicateGroupForm.tsx'
import { PastMerge } from './PastMerge.tsx'
import { useDuplicateSearch } from './use-duplicate-search.ts'

/** Page with groups of one's own duplicate pins, and past merges. */
export function Duplicates() {
  return (
    <SettingsFrame section="duplicates">
      {() => (
        <>
          <Groups />
          <PastMerges />
        </>
      )}
    </SettingsFrame>
  )
}

function Groups() {
  const say = useSay()
  const list = useList(DuplicatesResource.get, {})
  const { isLooking } = useDuplicateSearch()
  if (list.next === null && list.items.length === 0)
    return (
      <EmptyState
        drawing={<EmptyBower />}
        sentence={<span role="status">{say(isLooking ? 'duplicates.looking' : 'duplicates.empty')}</span>}
        action={<Button href="/me/">{say('duplicates.emptyAction')}</Button>}
      />
    )
  return (
    <section className={settings.group}>
      <p role="status">{isLooking && say('duplicates.lookingAgain')}</p>
      <ul className={settings.stack} aria-label={say('duplicates.list')}>
        {list.items.map((group) => (
          <DuplicateGroupForm key={`${group.id} ${group.pins.length}`} group={group} />
        ))}
      </ul>
      <NextPage list={list} />
    </section>
  )
}

function PastMerges() {
  const say = useSay()
  const list = useList(MergesResource.get, {})
  if (list.items.length === 0) return null
  return (
    <section className={settings.group}>
      <h2>{say('duplicates.past')}</h2>
      <p>{say('duplicates.pastSentence')}</p>
      <Rows>
        {list.items.map((merge) => (
          <PastMerge key={merge.id} merge={merge} />
        ))}
      </Rows>
      <NextPage list={list} />
    </section>
  )
}
