import { ArrowUpRight, BadgeCheck } from 'lucide-react'
import { sourceName } from '#domain/rules/link/source-name.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useViewer } from '../../state/hooks.ts'
import { CommentsSlot } from '../comments/CommentsSlot.tsx'
import { InviteSlot } from '../invite/InviteSlot.tsx'
import { GoneSource } from '../offsite/GoneSource.tsx'
import { OutLink } from '../offsite/OutLink.tsx'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { creatorOf } from '../pin-card/card-size.ts'
import { FavoriteButton } from '../react/FavoriteButton.tsx'
import { Reactions } from '../react/Reactions.tsx'
import { SaveSlot } from '../save-slot.tsx'
import { SendButton } from '../send/SendButton.tsx'
import styles from './Closeup.module.css'
import { Creator } from './Creator.tsx'
import { ParticularsSlot } from './KindSlots.tsx'
import { Note } from './Note.tsx'
import { PinMenu } from './PinMenu.tsx'

/** What can be done with a pin, what it says, who it is from. */
export function Story({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { is_auth } = useViewer()
  const creator = creatorOf(pin)
  const { board } = pin
  return (
    <div className={styles.story}>
      <div className={styles.actions}>
        <PinMenu pin={pin} />
        <SendButton pin={pin} place="closeup" />
        {is_auth && <FavoriteButton pin={pin} place="closeup" />}
        <div className={styles.save}>
          <SaveSlot pin={pin} place="closeup" />
        </div>
      </div>
      {pin.link && pin.domain && (
        <OutLink way={{ url: pin.link, pin }} className={styles.source}>
          {sourceName(pin.domain)}
          {pin.link_domain?.official_user && <BadgeCheck size={16} role="img" aria-label={say('card.verifiedSite')} />}
          <ArrowUpRight size={16} aria-hidden="true" />
        </OutLink>
      )}
      <InviteSlot pinId={pin.id} />
      <h1 className={pin.grid_title ? styles.title : 'visually-hidden'}>{pinName(pin) || say('card.untitled')}</h1>
      {pin.description && <p className={styles.description}>{pin.description}</p>}
      <ParticularsSlot pin={pin} />
      <Note pin={pin} />
      {pin.repin_count > 0 && <p className={styles.quiet}>{say('closeup.saves', { count: pin.repin_count })}</p>}
      <Reactions pin={pin} />
      {creator && <Creator user={creator} />}
      {board && (
        <p className={styles.quiet}>
          <a href={board.url}>{say('closeup.board', { board: board.name })}</a>
        </p>
      )}
      <GoneSource pin={pin} />
      <VisitButton pin={pin} className={styles.visit} />
      <CommentsSlot pinId={pin.id} />
    </div>
  )
}
