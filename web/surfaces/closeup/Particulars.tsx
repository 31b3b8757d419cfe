import { BookOpen, ChefHat, Clapperboard, Clock, type LucideIcon, Newspaper, Play, Star, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import { collectionChips } from '#domain/rules/card/collection-chips.ts'
import { pinType } from '#domain/rules/card/pin-type.ts'
import { priceOf, productLabels } from '#domain/rules/card/price.ts'
import { ratingOf } from '#domain/rules/card/recipe-rating.ts'
import { videoState } from '#domain/rules/card/video-state.ts'
import { unplayed } from '#domain/rules/closeup/unplayed.ts'
import { Badge } from '#ui/Badge.tsx'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { VisitButton } from '../offsite/VisitButton.tsx'
import { Stars } from '../pin-card/CardDetails.tsx'
import { CollectionChips } from '../pin-card/CollectionChips.tsx'
import { PriceText } from '../pin-card/PriceText.tsx'
import styles from './Particulars.module.css'

/** What a pin is besides a picture: what a product costs and whose it is, how long a recipe takes, what a story says. */
export function Particulars({ pin }: { pin: KnownPin }) {
  const chips = collectionChips(pin)
  return (
    <>
      <Unplayed pin={pin} />
      <Product pin={pin} />
      <Page pin={pin} />
      <StoryWords pin={pin} />
      {chips.length > 0 && <CollectionChips pin={pin} chips={chips} />}
    </>
  )
}

const MOVING = {
  'closeup.noVideo': Play,
  'closeup.noGif': Clapperboard,
  'closeup.noStory': BookOpen,
} as const satisfies Record<string, LucideIcon>

function Unplayed({ pin }: { pin: KnownPin }) {
  const say = useSay()
  if (videoState(pin) === 'preparing') return <Notice Icon={Play}>{say('card.videoPreparing')}</Notice>
  const text = unplayed(pinType(pin))
  return text && <Notice Icon={MOVING[text]}>{say(text)}</Notice>
}

function Notice({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <p className={styles.notice} data-unplayed="">
      <Icon size={20} aria-hidden="true" />
      <span>{children}</span>
    </p>
  )
}

function Product({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const price = priceOf(pin, locale)
  if (!price) return null
  const brand = pin.rich_summary?.products[0]?.brand
  return (
    <div className={styles.facts} data-facts="product">
      <Tag size={24} aria-hidden="true" />
      <div>
        <p className={styles.price} data-price="">
          <span className="visually-hidden">{say('closeup.price')} </span>
          <PriceText price={price} />
          {productLabels(pin).map((label) => (
            <Badge key={label} tone="accent">
              {say(label)}
            </Badge>
          ))}
        </p>
        {brand && <p className={styles.quiet}>{say('closeup.brand', { brand: brand.name })}</p>}
      </div>
      <VisitButton pin={pin} />
    </div>
  )
}

/** What the page says of itself that a recipe or an article comes from. */
function Page({ pin: { rich_summary, grid_title } }: { pin: KnownPin }) {
  const say = useSay()
  if (!rich_summary || rich_summary.type_name === 'product') return null
  const { type_name, display_name, display_cook_time, site_name } = rich_summary
  const rating = ratingOf(rich_summary.aggregate_rating)
  const Icon = type_name === 'recipe' ? ChefHat : Newspaper
  const name = display_name.trim() === grid_title.trim() ? '' : display_name
  if (!name && !site_name && !display_cook_time && !rating) return null
  return (
    <div className={styles.facts} data-facts={type_name}>
      <Icon size={24} aria-hidden="true" />
      <div>
        {name && <p className={styles.name}>{name}</p>}
        {site_name && (
          <p className={styles.quiet}>
            <bdi>{site_name}</bdi>
          </p>
        )}
        {(display_cook_time || rating) && (
          <dl className={styles.rows}>
            {display_cook_time && (
              <Fact Icon={Clock} label={say('closeup.cookTime')}>
                {display_cook_time}
              </Fact>
            )}
            {rating && (
              <Fact Icon={Star} label={say('closeup.rating')}>
                <Stars rating={rating} />
              </Fact>
            )}
          </dl>
        )}
      </div>
    </div>
  )
}

function Fact({ Icon, label, children }: { Icon: LucideIcon; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon size={16} aria-hidden="true" />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

function StoryWords({ pin: { story_pin_data } }: { pin: KnownPin }) {
  const say = useSay()
  if (!story_pin_data) return null
  const { pages = [], has_product_pins, has_affiliate_products } = story_pin_data as Partial<StoryPinData>
  const words = pages.flatMap((page) => page.blocks.flatMap(textOf))
  if (!pages.length && !has_product_pins && !has_affiliate_products) return null
  return (
    <div className={styles.facts} data-facts="story">
      <BookOpen size={24} aria-hidden="true" />
      <div>
        {pages.length > 0 && <p className={styles.name}>{say('closeup.pages', { count: pages.length })}</p>}
        {words.map((text) => (
          <p key={text} className={styles.words} dir="auto">
            {text}
          </p>
        ))}
        {(has_product_pins || has_affiliate_products) && (
          <p className={styles.labels}>
            {has_product_pins && <Badge>{say('card.hasProducts')}</Badge>}
            {has_affiliate_products && <Badge>{say('card.hasAffiliates')}</Badge>}
          </p>
        )}
      </div>
    </div>
  )
}

const textOf = (block: Record<string, unknown>): string[] =>
  block.type === 'story_pin_paragraph_block' && typeof block.text === 'string' ? [block.text] : []
