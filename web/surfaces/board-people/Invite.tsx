import { useState } from 'react'
import type { Board } from '#domain/entities/board.ts'
import type { UserCard } from '#domain/entities/user.ts'
import { BoardEmailInviteResource, BoardInviteResource, BoardInvitesResource } from '#domain/resources/board-people.ts'
import { CreateExternalInviteResource } from '#domain/resources/invites.ts'
import { INVITE_CHANNEL } from '#domain/rules/invite/board-invites.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'
import { useList } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parseBoardPeopleOptions } from '../board/edit/asks.ts'
import { FormView } from '../form/FormView.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { People } from '../people/PersonRow.tsx'
import { copyWhenReady } from '../send/share-link.ts'
import { Person } from './PeopleList.tsx'
import styles from './people.module.css'
import { usePeopleSearch } from './use-people-search.ts'

/** Finds people by name and invites them to the board. */
export function InviteByName({ board }: { board: Board }) {
  const { say } = useApp()
  const [typed, setTyped] = useState('')
  const found = usePeopleSearch(typed)
  const there = useList(BoardInvitesResource.get, parseBoardPeopleOptions(useRouteLocation())).items
  const statusOf = ({ id }: UserCard) =>
    id === board.owner.id ? 'accepted' : there.find(({ invited_user }) => invited_user.id === id)?.status
  return (
    <section className={styles.part}>
      <TextField
        label={say('people.search')}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <p className={found?.length === 0 ? styles.quiet : 'visually-hidden'} role="status">
        {found && (found.length ? say('people.found', { count: found.length }) : say('people.nobody'))}
      </p>
      <People label={say('people.list')}>
        {found?.map((person) => (
          <Found key={person.id} board={board} person={person} status={statusOf(person)} />
        ))}
      </People>
    </section>
  )
}

type FoundProps = { board: Board; person: UserCard; status: string | undefined }

function Found({ board, person, status }: FoundProps) {
  const { store, ask, say } = useApp()
  const { isBusy, act } = useBusyAction()
  const [isInvited, setIsInvited] = useState(status === 'new')
  const name = person.full_name
  const invite = () =>
    act(async () => {
      await ask(BoardInviteResource.create, { board_id: board.id, invited_user_ids: [person.id] })
      store.invalidate(BoardInvitesResource.get)
      setIsInvited(true)
      showToast({ text: say('people.invitedName', { name }) })
    })
  const isThere = status === 'accepted'
  return (
    <Person
      person={person}
      role={`@${person.username}`}
      action={
        isThere || isInvited ? (
          <span className={styles.quiet}>{say(isThere ? 'people.onBoard' : 'people.invited')}</span>
        ) : (
          <Button kind="primary" busy={isBusy} aria-label={say('people.inviteName', { name })} onClick={invite}>
            {say('boards.invite')}
          </Button>
        )
      }
    />
  )
}

/** Invites someone by email who may not have an account yet. */
export function InviteByMail({ board }: { board: Board }) {
  const { ask, say } = useApp()
  const form = useForm({
    start: { emails: '' },
    check: ({ emails }) => (emails.trim() === '' ? { emails: 'people.mailMissing' } : {}),
    send: async ({ emails }) => {
      const email = emails.trim()
      await ask(BoardEmailInviteResource.create, { board_id: board.id, emails: [email] })
      form.set('emails', '')
      showToast({ text: say('people.sent', { email }) })
    },
  })
  return (
    <section className={styles.part}>
      <h2>{say('people.byMail')}</h2>
      <FormView form={form}>
        <TextField
          {...form.field('emails')}
          label={say('people.mail')}
          hint={say('people.mailHint')}
          type="email"
          autoComplete="off"
        />
        <div>
          <SubmitButton busy={form.isBusy}>{say('people.send')}</SubmitButton>
        </div>
      </FormView>
    </section>
  )
}

const BOARD = 2

/** Creates the link that leads an invited person through login to the board. */
export function InviteByLink({ board }: { board: Board }) {
  const { ask, say } = useApp()
  const link = async () => {
    const invite_type = { invite_category: 3, invite_object: BOARD, invite_channel: INVITE_CHANNEL.link }
    return (await ask(CreateExternalInviteResource.create, { invite_type, object_id: board.id })).invite_url
  }
  const copy = async () => {
    try {
      await copyWhenReady(link())
      showToast({ text: say('send.copied') })
    } catch (thrown) {
      showToast({ text: isAskRefusal(thrown) ? thrown.message : say('cardMenu.copyFailed'), tone: 'error' })
    }
  }
  return (
    <section className={styles.part}>
      <h2>{say('people.byLink')}</h2>
      <p className={styles.quiet}>{say('people.linkHint')}</p>
      <div>
        <Button onClick={() => void copy()}>{say('send.copy')}</Button>
      </div>
    </section>
  )
}
