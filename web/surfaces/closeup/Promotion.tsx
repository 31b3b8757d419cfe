import { sponsorshipText } from '#domain/rules/sponsor/sponsorship-text.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { avatarOf } from '../people/avatar.ts'
import styles from './Story.module.css'

/** Who pays for an ad, and whose partner its creator is. */
export function Promotion({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const sponsorship = sponsorshipText(pin.sponsorship)
  if (!pin.is_promoted && !sponsorship) return null
  return (
    <p className={styles.promotion} data-promotion="">
      {pin.is_promoted &&
        (pin.promoter ? (
          <a href={`/${pin.promoter.username}/`} className={styles.promoter}>
            <Avatar {...avatarOf(pin.promoter)} size={24} />
            <span>
              {say('closeup.promotedBy')} <strong dir="auto">{pin.promoter.full_name}</strong>
            </span>
          </a>
        ) : (
          <span>{say('badge.promoted')}</span>
        ))}
      {sponsorship && (
        <span>
          {sponsorship.key === 'card.paidPartnership'
            ? say(sponsorship.key)
            : say(sponsorship.key, { name: sponsorship.name })}
        </span>
      )}
    </p>
  )
}
