import { type ReactNode, useState } from 'react'
import type { Board, BoardInvite } from '#domain/entities/board.ts'
import type { UserCard } from '#domain/entities/user.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { BoardCollaboratorResource, BoardInviteResource, BoardInvitesResource } from '#domain/resources/board-people.ts'
import { BoardResource } from '#domain/resources/boards.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { useList, useViewer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { makeQuestionKey } from '../../state/store.ts'
import { logEvent } from '../../tracking/log.ts'
import { toBoardRights } from '../board/board-rights.ts'
import { parseBoardPeopleOptions } from '../board/edit/asks.ts'
import { ConfirmDialog } from '../form/ConfirmDialog.tsx'
import { People, PersonRow } from '../people/PersonRow.tsx'
import { NextPage } from '../rows/NextPage.tsx'
import styles from './people.module.css'
import { Rights } from './Rights.tsx'

/** Lists the owner, the collaborators and the people invited. */
export function PeopleList({ board }: { board: Board }) {
  const { say } = useApp()
  const list = useList(BoardInvitesResource.get, parseBoardPeopleOptions(useRouteLocation()))
  return (
    <>
      <People label={say('people.list')}>
        <Person person={board.owner} role={say('people.owner')} />
        {list.items.map((invite) => (
          <Collaborator key={invite.id} board={board} invite={invite} />
        ))}
      </People>
      {list.next === null && list.items.length === 0 && <p className={styles.quiet}>{say('people.none')}</p>}
      {list.next && <NextPage list={list} />}
    </>
  )
}

type PersonProps = { person: UserCard; role: string; action?: ReactNode; children?: ReactNode }

export function Person({ person, role, action, children }: PersonProps) {
  return (
    <PersonRow person={person} note={role}>
      {action}
      {children}
    </PersonRow>
  )
}

const ROLES = {
  new: 'people.invited',
  accepted: 'people.member',
  declined: 'people.declined',
  banned: 'people.declined',
} as const

function Collaborator({ board, invite }: { board: Board; invite: BoardInvite }) {
  const { store, ask, say } = useApp()
  const place = useRouteLocation()
  const viewer = useViewer()
  const rights = toBoardRights(board, viewer)
  const { isBusy, act } = useBusyAction()
  const [isAsking, setIsAsking] = useState(false)
  const person = invite.invited_user
  const name = person.full_name
  const isMember = invite.status === 'accepted'
  const mayRemove = rights.isOwner || (!isMember && rights.mayInvite)

  /** Removes the row at once and restores it when the request fails. */
  const remove = () =>
    act(async () => {
      setIsAsking(false)
      const key = makeQuestionKey(BoardInvitesResource.get, parseBoardPeopleOptions(place))
      const before = store.get().lists[key]
      const isOther = (item: unknown) => (item as { $?: string }).$ !== `boardinvite:${invite.id}`
      if (before) store.setLists({ [key]: { ...before, items: before.items.filter(isOther) } })
      const which = { board_id: board.id, invited_user_id: person.id, field_set_key: 'boardEdit' }
      try {
        await ask(isMember ? BoardCollaboratorResource.delete : BoardInviteResource.delete, which)
      } catch (thrown) {
        if (before) store.setLists({ [key]: before })
        throw thrown
      }
      logEvent({ event_type: LOG_EVENT.collaboratorRemoved, object_id_str: board.id, aux_data: { user_id: person.id } })
      store.invalidate(BoardInvitesResource.get, BoardResource.get)
      showToast({ text: isMember ? say('people.removed', { name }) : say('people.tookBack', { name }) })
    })

  return (
    <Person
      person={person}
      role={say(ROLES[invite.status])}
      action={
        mayRemove && (
          <Button
            busy={isBusy}
            aria-label={isMember ? say('people.removeName', { name }) : say('people.takeBackName', { name })}
            onClick={() => (isMember ? setIsAsking(true) : remove())}
          >
            {say(isMember ? 'people.remove' : 'people.takeBack')}
          </Button>
        )
      }
    >
      {isMember && rights.isOwner && <Rights board={board} invite={invite} />}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={say('people.removeAsk', { name, board: board.name })}
        sentence={say('people.removeSentence')}
        action={say('people.remove')}
        danger
        onConfirm={remove}
      />
    </Person>
  )
}
