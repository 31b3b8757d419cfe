import { BadgeCheck, GlobeCheck, type LucideIcon, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import { type CreatorBadge as Badge, cardDetailsParts, creatorBadge } from '#domain/rules/card/card-details.ts'
import type { RatingDisplay } from '#domain/rules/card/recipe-rating.ts'
import { toTopicSearchLink } from '#domain/rules/search/query-text.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { classes } from '#ui/classes.ts'
import { Tooltip } from '#ui/Tooltip.tsx'
import { useSay } from '../../app-context.tsx'
import { useConfig, useViewer } from '../../hooks/hooks.ts'
import type { KnownPin, KnownUser } from '../../state/entities.ts'
import { toAvatarProps } from '../people/avatar.ts'
import { ReactionSummary } from '../react/ReactionSummary.tsx'
import styles from './CardDetails.module.css'
import type { CardDetailsContent as Details } from './card-size.ts'
import { useGridContext } from './grid-context.ts'
import { PriceText } from './PriceText.tsx'

type Props = { pin: KnownPin; details: Details; menu: ReactNode }

/** Rows below the picture. Their heights match those computed in card-size.ts. */
export function CardDetails({ pin, details, menu }: Props) {
  const say = useSay()
  const viewer = useViewer()
  const { isDesktop } = useGridContext()
  const { lines, sponsorship, price, labels, rating, reactions, creator } = details
  const parts = cardDetailsParts(viewer, isDesktop)
  const hasMenu = parts.includes('menu')
  const hasRows = sponsorship || price || labels.length > 0 || rating || reactions.total > 0
  return (
    <>
      {lines > 0 && (
        <p className={lines === 2 ? styles.titleOfTwo : styles.title} aria-hidden="true">
          {pin.grid_title}
        </p>
      )}
      {hasRows && (
        <div className={lines > 0 ? styles.rows : styles.firstRows}>
          {sponsorship && (
            <div className={styles.row}>
              {sponsorship.key === 'card.paidPartnership'
                ? say(sponsorship.key)
                : say(sponsorship.key, { name: sponsorship.name })}
            </div>
          )}
          {price && (
            <div className={styles.price} data-price="">
              <PriceText price={price} />
            </div>
          )}
          {labels.length > 0 && (
            <div className={styles.labels} data-labels="">
              {labels.map((label) => (
                <span key={label.text ?? label.key} className={styles.label}>
                  {label.text ?? say(label.key)}
                </span>
              ))}
            </div>
          )}
          {rating && <Stars rating={rating} />}
          {reactions.total > 0 && <ReactionSummary summary={reactions} />}
        </div>
      )}
      {creator && (
        <div className={classes(styles.foot, hasMenu && styles.menuFoot)}>
          {parts.includes('creator') && <Creator pin={pin} creator={creator} />}
          {parts.includes('topic') &&
            (pin.is_promoted ? <Promoted pin={pin} /> : <Topic category={pin.category_name ?? pin.category} />)}
          {hasMenu && menu}
        </div>
      )}
    </>
  )
}

export function Stars({ rating }: { rating: RatingDisplay }) {
  const say = useSay()
  const { locale } = useConfig()
  const value = rating.value.toLocaleString(locale, { maximumFractionDigits: 1 })
  return (
    <div className={styles.stars}>
      <span role="img" aria-label={say('card.rating', { rating: value, max: 5 })}>
        {rating.stars.map((star, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have nothing but their place
          <span key={at} className={styles.star} data-star={star}>
            <Star size={14} aria-hidden="true" />
            {star !== 'empty' && <Star size={14} aria-hidden="true" className={styles.filled} />}
          </span>
        ))}
      </span>
      <span className={styles.quiet} title={say('card.reviews', { count: rating.count })}>
        {rating.count.toLocaleString(locale)}
        <span className="visually-hidden">{say('card.reviews', { count: rating.count })}</span>
      </span>
    </div>
  )
}

function Promoted({ pin }: { pin: KnownPin }) {
  const say = useSay()
  return (
    <span className={styles.promoted}>
      {say('badge.promoted')}
      {pin.promoter ? ` · ${pin.promoter.full_name}` : ''}
    </span>
  )
}

/** Where the phone layout shows no creator, it shows the topic (`route.32`). */
function Topic({ category }: { category: string | null | undefined }) {
  if (!category) return <span />
  const { name, url } = toTopicSearchLink(category, 'topic')
  return (
    <a href={url} className={classes(styles.promoted, styles.topic)}>
      {name}
    </a>
  )
}

function Creator({ pin, creator }: { pin: KnownPin; creator: KnownUser }) {
  const say = useSay()
  const badge = creatorBadge(creator, useViewer())
  return (
    <>
      <a href={`/${creator.username}/`} className={styles.creator}>
        <Avatar {...toAvatarProps(creator)} size={24} />
        <span className={styles.names}>
          <span className={styles.name}>{creator.full_name}</span>
          {pin.is_promoted && (
            <span className={styles.promoted}>
              {pin.promoter && pin.promoter.id !== creator.id
                ? say('badge.promotedBy', { name: pin.promoter.full_name })
                : say('badge.promoted')}
            </span>
          )}
        </span>
      </a>
      {badge && <CreatorBadge badge={badge} />}
    </>
  )
}

const BADGES: Record<Badge['icon'], LucideIcon> = {
  merchant: BadgeCheck,
  identity: GlobeCheck,
  blueCheckmark: BadgeCheck,
  redCheckmark: BadgeCheck,
}

export function CreatorBadge({ badge }: { badge: Badge }) {
  const say = useSay()
  const { product_name } = useConfig()
  const isMerchant = badge.tooltip === 'card.merchantVerified'
  const text = isMerchant ? say('card.merchantVerified', { product: product_name }) : say('card.identityVerified')
  const Icon = BADGES[badge.icon]
  const mark = <Icon size={16} role="img" aria-label={text} className={styles.badge} data-badge={badge.icon} />
  if (!isMerchant) return <Tooltip text={text}>{mark}</Tooltip>
  return (
    <Tooltip text={text} more={say('card.learnMore')}>
      <a href="/about/merchant-guidelines/" className={styles.learn}>
        {mark}
        <span className="visually-hidden">{say('card.learnMore')}</span>
      </a>
    </Tooltip>
  )
}
