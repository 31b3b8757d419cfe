import { creatorBadge } from '#domain/rules/card/creator-badge.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { avatarOf } from '../people/avatar.ts'
import { CreatorBadge } from '../pin-card/CardDetails.tsx'
import styles from './Product.module.css'

/** Shop.2. Who sells it: whose verified website it leads to, with the badge that they have. */
export function Merchant({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const merchant = pin.link_domain?.official_user ?? pin.native_creator
  const badge = merchant && creatorBadge(merchant, viewer)
  if (!merchant || !badge) return null
  return (
    <p className={styles.merchant}>
      <a href={`/${merchant.username}/`}>
        <Avatar {...avatarOf(merchant)} size={32} />
        <span>{say('rich.soldBy', { name: merchant.full_name })}</span>
      </a>
      <CreatorBadge badge={badge} />
    </p>
  )
}
