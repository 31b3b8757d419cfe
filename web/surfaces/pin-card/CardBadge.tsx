import { BookOpen, ChefHat, Clapperboard, Lock, type LucideIcon, Percent, Play, ShoppingBag } from 'lucide-react'
import { cardVideoState } from '#domain/rules/card/card-state.ts'
import { pinBadge, pinType, storyDurationMs } from '#domain/rules/card/pin-type.ts'
import { cardTapTarget } from '#domain/rules/card/source-link.ts'
import { useSay } from '../../app-context.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './CardBadge.module.css'
import { formatPlayingTime } from './format-playing-time.ts'

const ICONS = {
  'badge.video': Play,
  'badge.gif': Clapperboard,
  'badge.product': ShoppingBag,
  'badge.recipe': ChefHat,
  'badge.storyPin': BookOpen,
} as const satisfies Record<string, LucideIcon>

/** Badge for the kind of pin, with the duration of a video or story, or its processing state. */
export function CardBadge({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const badge = pinBadge(pinType(pin, cardTapTarget(pin) === 'link'))
  if (!badge) return null
  const Icon = ICONS[badge]
  const story = pin.story_pin_data
  const duration = pin.videos?.duration ?? (story && storyDurationMs(story))
  if (cardVideoState(pin) === 'preparing')
    return (
      <span className={styles.badge} title={say('card.videoPreparing')}>
        <Icon size={14} aria-hidden="true" />
        {say('card.videoSoon')}
      </span>
    )
  return (
    <span className={styles.badge} title={say(badge)}>
      <Icon size={14} aria-hidden="true" />
      {duration ? <span className="visually-hidden">{say(badge)}</span> : say(badge)}
      {duration ? <span>{formatPlayingTime(duration)}</span> : null}
      {story?.has_product_pins && <ShoppingBag size={14} role="img" aria-label={say('card.hasProducts')} />}
      {story?.has_affiliate_products && <Percent size={14} role="img" aria-label={say('card.hasAffiliates')} />}
    </span>
  )
}

/** Badge on pins of secret boards, shown outside of the board. */
export function SecretBadge() {
  const say = useSay()
  return (
    <span className={styles.badge} title={say('card.secret')} data-secret="">
      <Lock size={14} role="img" aria-label={say('card.secret')} />
    </span>
  )
}
