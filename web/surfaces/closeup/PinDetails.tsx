import { Lock } from 'lucide-react'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { showsSourceLink } from '#domain/rules/card/source-link.ts'
import { locateTagsInShownText } from '#domain/rules/comment/split-mentions.ts'
import { toPluralCount } from '#domain/rules/format/compact-number.ts'
import { pickShownDescription } from '#domain/rules/format/shown-text.ts'
import { isTitleInDescription } from '#domain/rules/pin/grid-title.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { InviteSlot } from '../invite/InviteSlot.tsx'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { Description } from './Description.tsx'
import { InteractiveSlot } from './InteractiveSlot.tsx'
import { GoneSourceSlot, ParticularsSlot, PromotionSlot } from './KindSlots.tsx'
import styles from './PinDetails.module.css'

/** Title, description, source link and creator of a pin. */
export function PinDetails({ whole }: { whole: KnownPin }) {
  const say = useSay()
  const pin = useShownPin(whole)
  const description = pickShownDescription(pin)
  const hasTitle = pin.grid_title !== '' && !isTitleInDescription(pin, description)
  const hasSource = showsSourceLink(pin, useViewer())
  return (
    <div className={styles.story}>
      <PromotionSlot pin={pin} />
      <InviteSlot pinId={pin.id} />
      <h1 className={hasTitle ? styles.title : 'visually-hidden'}>{pinName(pin) || say('card.untitled')}</h1>
      {description && (
        <Description
          key={pin.id}
          text={description}
          tags={locateTagsInShownText(description, pin.description ?? '', pin.user_mention_tags ?? [])}
        />
      )}
      {hasSource && !isProduct(pin) && <VisitButton pin={pin} className={styles.visit} />}
      <ParticularsSlot pin={pin} />
      {hasSource && <GoneSourceSlot pin={pin} />}
      <InteractiveSlot act="Note" pinId={pin.id} />
      <InteractiveSlot act="Creator" pinId={pin.id} />
      <div className={styles.foot}>
        <InteractiveSlot act="Reactions" pinId={pin.id} />
        <Kept pin={pin} />
      </div>
    </div>
  )
}

/** Save count and board of the pin. */
function Kept({ pin: { repin_count, board } }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const saves = repin_count > 0 && say('closeup.saves', { count: toPluralCount(repin_count, locale) })
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
