import type { ReactNode } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import type { Question } from '#domain/resource.ts'
import { UserBlockResource, UserMuteResource } from '#domain/resources/account.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { type LoadedList, useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { People, PersonRow } from '../people/PersonRow.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import { SettingsFrame } from './SettingsFrame.tsx'
import styles from './settings.module.css'

/** People whom the viewer blocked or muted, with buttons to undo it. */
export function Blocked() {
  return <SettingsFrame section="blocked">{() => <Both />}</SettingsFrame>
}

function Both() {
  const { say, ask } = useApp()
  const blocked = useList(UserBlockResource.get, {})
  const muted = useList(UserMuteResource.get, {})
  return (
    <div className={styles.stack}>
      <Part
        words={{ title: say('blocked.title'), sentence: say('blocked.sentence'), none: say('blocked.none') }}
        list={blocked}
        isLinked={false}
        row={(person) => (
          <Undo
            label={say('blocked.undo')}
            named={say('blocked.undoName', { name: person.full_name })}
            done={say('blocked.undone', { name: person.full_name })}
            question={UserBlockResource.get}
            undo={() => ask(UserBlockResource.delete, { blocked_user_id: person.id })}
          />
        )}
      />
      <Part
        words={{ title: say('muted.title'), sentence: say('muted.sentence'), none: say('muted.none') }}
        list={muted}
        row={(person) => (
          <Undo
            label={say('muted.undo')}
            named={say('muted.undoName', { name: person.full_name })}
            done={say('profile.unmuted', { name: person.full_name })}
            question={UserMuteResource.get}
            undo={() => ask(UserMuteResource.delete, { user_id: person.id })}
          />
        )}
      />
    </div>
  )
}

type PartProps = {
  words: { title: string; sentence: string; none: string }
  list: LoadedList<UserCard>
  isLinked?: boolean
  row: (person: UserCard) => ReactNode
}

function Part({ words: { title, sentence, none }, list, isLinked = true, row }: PartProps) {
  return (
    <section className={styles.group}>
      <h2>{title}</h2>
      <p>{sentence}</p>
      {list.items.length ? (
        <People label={title}>
          {list.items.map((person) => (
            <PersonRow key={person.id} person={person} isLinked={isLinked}>
              {row(person)}
            </PersonRow>
          ))}
        </People>
      ) : (
        list.next === null && <p>{none}</p>
      )}
      {list.next && <NextPage list={list} />}
    </section>
  )
}

type UndoProps = { label: string; named: string; done: string; question: Question; undo: () => Promise<unknown> }

function Undo({ label, named, done, question, undo }: UndoProps) {
  const { ask, store } = useApp()
  const { isBusy, act } = useBusyAction()
  const onClick = () =>
    act(async () => {
      await undo()
      store.take(question, {}, await ask(question, {}))
      showToast({ text: done })
    })
  return (
    <Button busy={isBusy} aria-label={named} onClick={onClick}>
      {label}
    </Button>
  )
}
