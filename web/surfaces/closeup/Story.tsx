import { ArrowUpRight, BadgeCheck, Lock } from 'lucide-react'
import { showsSourceLink, sourceOf } from '#domain/rules/card/source-link.ts'
import { shownCount } from '#domain/rules/format/shown-count.ts'
import { shownDescription } from '#domain/rules/format/shown-description.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { classes } from '#ui/classes.ts'
import { useSay } from '../../frame.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { CommentsSlot } from '../comments/CommentsSlot.tsx'
import { InviteSlot } from '../invite/InviteSlot.tsx'
import { GoneSource } from '../offsite/GoneSource.tsx'
import { OutLink } from '../offsite/OutLink.tsx'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { ActSlot } from './ActSlot.tsx'
import { ParticularsSlot } from './KindSlots.tsx'
import styles from './Story.module.css'

/** What can be done with a pin, what it says, who it is from. */
export function Story({ whole }: { whole: KnownPin }) {
  const say = useSay()
  const pin = useShownPin(whole)
  const { board } = pin
  const { locale } = useConfig()
  const description = shownDescription(pin)
  const hasSource = showsSourceLink(pin, useViewer())
  const source = hasSource ? sourceOf(pin, 'card') : null
  return (
    <div className={styles.story}>
      <ActSlot act="Actions" pinId={pin.id} />
      {pin.link && source && (
        <OutLink way={{ url: pin.link, pin }} className={styles.source}>
          <span dir="auto">{source.name}</span>
          {pin.link_domain?.official_user && <BadgeCheck size={16} role="img" aria-label={say('card.verifiedSite')} />}
          <ArrowUpRight size={16} aria-hidden="true" />
        </OutLink>
      )}
      <InviteSlot pinId={pin.id} />
      <h1 className={pin.grid_title ? styles.title : 'visually-hidden'}>{pinName(pin) || say('card.untitled')}</h1>
      {description && <p className={classes(styles.description, 'as-written')}>{description}</p>}
      <ParticularsSlot pin={pin} />
      <ActSlot act="Note" pinId={pin.id} />
      {pin.repin_count > 0 && (
        <p className={styles.quiet}>{say('closeup.saves', { count: shownCount(pin.repin_count, locale) })}</p>
      )}
      <ActSlot act="Reactions" pinId={pin.id} />
      <ActSlot act="Creator" pinId={pin.id} />
      {board && (
        <p className={styles.quiet}>
          <a href={board.url}>{say('closeup.board', { board: board.name })}</a>
          {board.privacy === 'secret' && (
            <>
              {' '}
              <Lock size={14} role="img" aria-label={say('card.secret')} />
            </>
          )}
        </p>
      )}
      {hasSource && (
        <>
          <GoneSource pin={pin} />
          <VisitButton pin={pin} className={styles.visit} />
        </>
      )}
      <CommentsSlot pinId={pin.id} />
    </div>
  )
}
