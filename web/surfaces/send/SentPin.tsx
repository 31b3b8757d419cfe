import { ChevronLeft, Link2, type LucideIcon, Mail, Share } from 'lucide-react'
import type { SentPin as Sent } from '#domain/entities/invite.ts'
import { SentPinResource } from '#domain/resources/invites.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { relativeTime } from '#domain/rules/format/relative-time.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { useSay } from '../../frame.tsx'
import { usePlace } from '../../router/place.tsx'
import { useAnswer, useConfig, useList } from '../../state/hooks.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'
import { NextPage } from '../grid/NextPage.tsx'
import { ConversationFace } from '../messages/ConversationFace.tsx'
import { conversationName } from '../messages/conversation-name.ts'
import { BoardCover } from '../save/BoardCover.tsx'
import styles from './SentPin.module.css'

/** Spec 2, /pin/{id}/sent: where the viewer sent this pin. */
export function SentPin() {
  const say = useSay()
  const place = usePlace()
  const id = pinIdAt(place)
  const { answer: pin } = useAnswer(PinResource.get, pinAsked(place))
  const list = useList(SentPinResource.get, { pin_id: id })
  const { image_signature: signature, image_ext: ext, dominant_color } = pin ?? {}
  return (
    <div className={styles.page}>
      <a href={`/pin/${id}/`} className={styles.back}>
        <ChevronLeft size={20} aria-hidden="true" />
        {say('feedback.backToPin')}
      </a>
      <div className={styles.pin}>
        <span className={styles.cover}>
          <BoardCover covers={signature && ext && dominant_color ? [{ signature, ext, dominant_color }] : []} />
        </span>
        <div>
          <h1>{say('sent.title')}</h1>
          <p>{(pin && pinName(pin)) || say('card.untitled')}</p>
        </div>
      </div>
      {list.next === null && list.items.length === 0 ? (
        <EmptyState drawing={<EmptyBower />} sentence={say('sent.empty')} />
      ) : (
        <ul className={styles.rows} aria-label={say('sent.title')}>
          {list.items.map((one) => (
            <Row key={one.id} sent={one} />
          ))}
        </ul>
      )}
      <NextPage list={list} />
    </div>
  )
}

const ICONS: Record<Exclude<Sent['way'], 'person'>, LucideIcon> = { link: Link2, email: Mail, app: Share }

function Row({ sent }: { sent: Sent }) {
  const say = useSay()
  const { now, locale } = useConfig()
  const { way, email, conversation_id } = sent
  const Icon = way === 'person' ? null : ICONS[way]
  const name = conversationName({ ...sent, emails: [] }, say)
  const words = way === 'person' ? name : way === 'email' && email ? say('sent.emailTo', { email }) : say(`sent.${way}`)
  return (
    <li className={styles.row}>
      {Icon ? (
        <span className={styles.icon}>
          <Icon size={20} aria-hidden="true" />
        </span>
      ) : (
        <ConversationFace users={sent.users} size={48} />
      )}
      <div className={styles.words}>
        <strong dir="auto">{words}</strong>
        <small>{relativeTime(new Date(sent.created_at), new Date(now), locale)}</small>
      </div>
      {conversation_id && (
        <Button href={`/conversation/${conversation_id}/`} aria-label={say('send.openWith', { name })}>
          {say('send.open')}
        </Button>
      )}
    </li>
  )
}
