import { useRef, useState } from 'react'
import type { UserCard } from '#domain/entities/user.ts'
import { ConversationsResource } from '#domain/resources/messages.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { showToast } from '#ui/toast/toast-store.ts'
import { useApp } from '../../app-context.tsx'
import { makeIdempotencyKey } from '../../ask.ts'
import { useViewer } from '../../hooks/hooks.ts'
import { useBusyAction } from '../../hooks/use-busy-action.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { Username } from '../people/Username.tsx'
import styles from './Send.module.css'
import { type SharedItem, toMessageOptions } from './shared-item.ts'
import { useContacts } from './use-contacts.ts'

type Props = { sent: SharedItem; words: string; onLeave: () => void }

/** Finds people and sends to each with one tap. Visitors see results too; choosing one asks them to log in. */
export function SendPeople({ sent, words, onLeave }: Props) {
  const { say } = useApp()
  const { is_auth } = useViewer()
  const [typed, setTyped] = useState('')
  const found = useContacts(typed)
  const isNobody = found?.length === 0
  const hasLooked = typed.trim() !== ''
  const nobody = hasLooked ? say('send.nobody') : ''
  const status = found && (isNobody ? nobody : say('send.found', { count: found.length }))
  return (
    <section className={styles.people} aria-label={say('send.people')}>
      <TextField
        label={say('send.to')}
        type="search"
        autoComplete="off"
        data-autofocus=""
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {!is_auth && !found && <p className={styles.quiet}>{say('send.visitor')}</p>}
      <p className={isNobody ? styles.quiet : 'visually-hidden'} role="status">
        {status}
      </p>
      {found && !isNobody && (
        <ul className={styles.list} aria-label={say(hasLooked ? 'send.people' : 'send.recent')}>
          {found.map((person) => (
            <Receiver key={person.id} person={person} sent={sent} words={words} onLeave={onLeave} />
          ))}
        </ul>
      )}
    </section>
  )
}

const loginFor = ({ pin, board, user }: SharedItem) => ({
  reason: user ? ('share_profile' as const) : ('send' as const),
  ...(pin && { pin_id: pin.id }),
  ...(board && { board_id: board.id }),
})

function Receiver({ person, sent, words, onLeave }: Props & { person: UserCard }) {
  const { ask, say, store } = useApp()
  const { isBusy, act } = useBusyAction()
  const [conversation, setConversation] = useState<string>()
  const key = useRef(makeIdempotencyKey())
  const name = person.full_name
  const send = () =>
    act(async () => {
      const what = toMessageOptions(sent, words, store.get().config.public_url)
      const options = { user_ids: [person.id], ...what, field_set_key: 'card' }
      const { id } = await ask(ConversationsResource.create, options, { key: key.current, ...loginFor(sent) })
      setConversation(id)
      store.invalidate(ConversationsResource.get)
      showToast({ text: say('send.sentTo', { name }) })
    })
  return (
    <li className={styles.person}>
      <Avatar {...toAvatarProps(person)} size={40} />
      <span className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.quiet}>
          <Username of={person} />
        </span>
      </span>
      {conversation ? (
        <>
          <span className={styles.quiet}>{say('send.sent')}</span>
          <Button href={`/conversation/${conversation}/`} aria-label={say('send.openWith', { name })} onClick={onLeave}>
            {say('send.open')}
          </Button>
        </>
      ) : (
        <Button kind="primary" busy={isBusy} aria-label={say('send.sendTo', { name })} onClick={send}>
          {say('send.send')}
        </Button>
      )}
    </li>
  )
}
