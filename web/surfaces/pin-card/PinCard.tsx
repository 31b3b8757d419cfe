import { ArrowUpRight } from 'lucide-react'
import { LOG } from '#domain/log-events.ts'
import { pinPath } from '#domain/rules/link/pin-path.ts'
import { sourceName } from '#domain/rules/link/source-name.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { Link } from '../../router/Link.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { useConfig, useViewer } from '../../state/hooks.ts'
import { log } from '../../tracking/log.ts'
import { avatarOf } from '../people/avatar.ts'
import { SaveSlot } from '../save-slot.tsx'
import { creatorOf, titleLines } from './card-size.ts'
import { Picture } from './Picture.tsx'
import styles from './PinCard.module.css'

type Props = { pin: KnownPin; index: number }

const FIRST_ROWS = 8

/** A picture that leads to its pin, what can be done with it, and who it is from. */
export function PinCard({ pin, index }: Props) {
  const say = useSay()
  const { is_auth } = useViewer()
  const { media_url } = useConfig()
  const creator = creatorOf(pin)
  const lines = titleLines(pin.grid_title)
  const name = pinName(pin) || say('card.untitled')
  return (
    <article className={styles.card} data-pin={pin.id}>
      <div className={styles.visual}>
        <Link
          over
          href={pinPath(pin, is_auth)}
          aria-label={say('card.link', { pinTitle: name })}
          className={styles.link}
          draggable={false}
          onClick={(event) => {
            markOpening(event)
            log({ event_type: LOG.click, object_id_str: pin.id })
          }}
        >
          <Picture pin={pin} mediaUrl={media_url} isFirst={index < FIRST_ROWS} />
        </Link>
        <div className={styles.overlay}>
          <div className={styles.top}>
            <SaveSlot pin={pin} place="card" />
          </div>
          {pin.link && pin.domain && (
            <a href={pin.link} target="_blank" rel="nofollow noopener" className={styles.source}>
              <ArrowUpRight size={16} aria-hidden="true" />
              <span className="visually-hidden">{say('card.visit', { domain: pin.domain })}</span>
              <span aria-hidden="true">{sourceName(pin.domain)}</span>
            </a>
          )}
        </div>
      </div>
      {lines > 0 && (
        <p className={lines === 2 ? styles.titleOfTwo : styles.title} aria-hidden="true">
          {pin.grid_title}
        </p>
      )}
      {creator && (
        <a href={`/${creator.username}/`} className={styles.creator}>
          <Avatar {...avatarOf(creator)} size={24} />
          <span>{creator.full_name}</span>
        </a>
      )}
    </article>
  )
}

/** The picture that is tapped is the one that grows. */
function markOpening(event: React.MouseEvent<HTMLElement>) {
  for (const other of document.querySelectorAll('[data-opening]')) other.removeAttribute('data-opening')
  event.currentTarget.firstElementChild?.setAttribute('data-opening', '')
}
