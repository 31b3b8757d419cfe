import { BookOpen, ChefHat, Clapperboard, Lock, type LucideIcon, Percent, Play, ShoppingBag } from 'lucide-react'
import { pinBadge, pinType } from '#domain/rules/card/pin-type.ts'
import { storyDuration } from '#domain/rules/card/removed-story.ts'
import { cardOpens } from '#domain/rules/card/source-link.ts'
import { videoState } from '#domain/rules/card/video-state.ts'
import { useSay } from '../../frame.tsx'
import type { KnownPin } from '../../state/entities.ts'
import styles from './CardBadge.module.css'
import { playingTime } from './playing-time.ts'

const ICONS = {
  'badge.video': Play,
  'badge.gif': Clapperboard,
  'badge.product': ShoppingBag,
  'badge.recipe': ChefHat,
  'badge.storyPin': BookOpen,
} as const satisfies Record<string, LucideIcon>

/** What kind of thing it is, when it is more than a picture; a video and a story say how long they are, one that is not ready says so. */
export function CardBadge({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const badge = pinBadge(pinType(pin, cardOpens(pin) === 'link'))
  if (!badge) return null
  const Icon = ICONS[badge]
  const story = pin.story_pin_data
  const duration = pin.videos?.duration ?? (story && storyDuration(story))
  if (videoState(pin) === 'preparing')
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
      {duration ? <span>{playingTime(duration)}</span> : null}
      {story?.has_product_pins && <ShoppingBag size={14} role="img" aria-label={say('card.hasProducts')} />}
      {story?.has_affiliate_products && <Percent size={14} role="img" aria-label={say('card.hasAffiliates')} />}
    </span>
  )
}

/** A card on a secret board, seen outside of it. */
export function SecretBadge() {
  const say = useSay()
  return (
    <span className={styles.badge} title={say('card.secret')} data-secret="">
      <Lock size={14} role="img" aria-label={say('card.secret')} />
    </span>
  )
}
