import { creatorBadge } from '#domain/rules/card/card-details.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { CreatorBadge } from '../pin-card/CardDetails.tsx'
import styles from './Product.module.css'

/** The merchant: the owner of the verified website that the pin links to, with their badge (shop.2). */
export function Merchant({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const merchant = pin.link_domain?.official_user ?? pin.native_creator
  const badge = merchant && creatorBadge(merchant, viewer)
  if (!merchant || !badge) return null
  return (
    <p className={styles.merchant}>
      <a href={`/${merchant.username}/`}>
        <Avatar {...toAvatarProps(merchant)} size={32} />
        <span>{say('rich.soldBy', { name: merchant.full_name })}</span>
      </a>
      <CreatorBadge badge={badge} />
    </p>
  )
}
