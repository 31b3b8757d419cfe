import { Link2, type LucideIcon, Mail, Share } from 'lucide-react'
import type { SentPin as Sent } from '#domain/entities/invite.ts'
import { SentPinResource } from '#domain/resources/invites.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Button } from '#ui/Button.tsx'
import { Page } from '#ui/Page.tsx'
import { Row } from '#ui/Rows.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import { useFormatTimeAgo } from '../../hooks/use-format-time-ago.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'
import { ConversationFace } from '../messages/ConversationFace.tsx'
import { toConversationName } from '../messages/conversation-name.ts'
import { RowList } from '../rows/RowList.tsx'

/** Page /pin/{id}/sent: the people to whom the viewer sent this pin. */
export function SentPin() {
  const say = useSay()
  const place = useRouteLocation()
  const id = parseRoutePinId(place)
  const { answer: pin } = useAnswer(PinResource.get, parsePinOptions(place))
  const list = useList(SentPinResource.get, { pin_id: id })
  return (
    <Page
      title={say('sent.title')}
      sentence={(pin && pinName(pin)) || say('card.untitled')}
      back={{ href: `/pin/${id}/`, text: say('feedback.backToPin') }}
    >
      <RowList
        list={list}
        label={say('sent.title')}
        empty={say('sent.empty')}
        row={(one) => <SentRow key={one.id} sent={one} />}
      />
    </Page>
  )
}

const ICONS: Record<Exclude<Sent['way'], 'person'>, LucideIcon> = { link: Link2, email: Mail, app: Share }

function SentRow({ sent }: { sent: Sent }) {
  const say = useSay()
  const ago = useFormatTimeAgo()
  const { way, email, conversation_id } = sent
  const Icon = way === 'person' ? null : ICONS[way]
  const name = toConversationName({ ...sent, emails: [] }, say)
  const words = way === 'person' ? name : way === 'email' && email ? say('sent.emailTo', { email }) : say(`sent.${way}`)
  return (
    <Row
      picture={Icon && <Icon size={20} aria-hidden="true" />}
      start={!Icon && <ConversationFace users={sent.users} size={56} />}
      end={
        conversation_id && (
          <Button href={`/conversation/${conversation_id}/`} aria-label={say('send.openWith', { name })}>
            {say('send.open')}
          </Button>
        )
      }
    >
      <strong dir={way === 'person' ? 'auto' : undefined}>{words}</strong>
      <small>{ago(sent.created_at)}</small>
    </Row>
  )
}
