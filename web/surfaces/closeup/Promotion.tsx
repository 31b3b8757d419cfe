import { toSponsorshipText } from '#domain/rules/card/card-details.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { toAvatarProps } from '../people/avatar.ts'
import styles from './PinDetails.module.css'

/** Sponsor of an ad, or the paid partnership of its creator. */
export function Promotion({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const sponsorship = toSponsorshipText(pin.sponsorship)
  if (!pin.is_promoted && !sponsorship) return null
  return (
    <p className={styles.promotion} data-promotion="">
      {pin.is_promoted &&
        (pin.promoter ? (
          <a href={`/${pin.promoter.username}/`} className={styles.promoter}>
            <Avatar {...toAvatarProps(pin.promoter)} size={24} />
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
