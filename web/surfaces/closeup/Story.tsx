import { Lock } from 'lucide-react'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { showsSourceLink } from '#domain/rules/card/source-link.ts'
import { tagsIn } from '#domain/rules/comment/text-parts.ts'
import { shownCount } from '#domain/rules/format/shown-count.ts'
import { shownDescription } from '#domain/rules/format/shown-description.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { InviteSlot } from '../invite/InviteSlot.tsx'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { ActSlot } from './ActSlot.tsx'
import { Description } from './Description.tsx'
import { GoneSlot, ParticularsSlot, PromotionSlot } from './KindSlots.tsx'
import styles from './Story.module.css'

/** What a pin says, where it leads, who it is from. */
export function Story({ whole }: { whole: KnownPin }) {
  const say = useSay()
  const pin = useShownPin(whole)
  const description = shownDescription(pin)
  const hasSource = showsSourceLink(pin, useViewer())
  return (
    <div className={styles.story}>
      <PromotionSlot pin={pin} />
      <InviteSlot pinId={pin.id} />
      <h1 className={pin.grid_title ? styles.title : 'visually-hidden'}>{pinName(pin) || say('card.untitled')}</h1>
      {description && (
        <Description
          key={pin.id}
          text={description}
          tags={tagsIn(description, pin.description ?? '', pin.user_mention_tags ?? [])}
        />
      )}
      {hasSource && !isProduct(pin) && <VisitButton pin={pin} className={styles.visit} />}
      <ParticularsSlot pin={pin} />
      {hasSource && <GoneSlot pin={pin} />}
      <ActSlot act="Note" pinId={pin.id} />
      <ActSlot act="Creator" pinId={pin.id} />
      <div className={styles.foot}>
        <ActSlot act="Reactions" pinId={pin.id} />
        <Kept pin={pin} />
      </div>
    </div>
  )
}

/** How often it was saved, and where it is. */
function Kept({ pin: { repin_count, board } }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const saves = repin_count > 0 && say('closeup.saves', { count: shownCount(repin_count, locale) })
  if (!saves && !board) return null
  return (
    <p className={styles.quiet}>
      {saves}
      {saves && board && ' · '}
      {board && (
        <a href={board.url}>
          {say('closeup.board', { board: board.name })}
          {board.privacy === 'secret' && (
            <>
              {' '}
              <Lock size={14} role="img" aria-label={say('card.secret')} />
            </>
          )}
        </a>
      )}
    </p>
  )
}
