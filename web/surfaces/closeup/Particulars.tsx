import type { StoryPinData } from '#domain/entities/story-pin.ts'
import { collectionChips } from '#domain/rules/card/collection-chips.ts'
import { priceOf, productLabels } from '#domain/rules/card/price.ts'
import { ratingOf } from '#domain/rules/card/recipe-rating.ts'
import { videoState } from '#domain/rules/card/video-state.ts'
import { useSay } from '../../frame.tsx'
import { useConfig } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { CollectionChips } from '../pin-card/CollectionChips.tsx'
import { PriceText } from '../pin-card/PriceText.tsx'
import styles from './Particulars.module.css'
import story from './Story.module.css'

/** What a pin is besides a picture: what a product costs and whose it is, how long a recipe takes, what a story says. */
export function Particulars({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const { locale } = useConfig()
  const price = priceOf(pin, locale)
  const rating = ratingOf(pin.rich_summary?.aggregate_rating)
  const chips = collectionChips(pin)
  const words = ((pin.story_pin_data as Partial<StoryPinData> | null | undefined)?.pages ?? []).flatMap((page) =>
    page.blocks.flatMap((block) => textOf(block)),
  )
  return (
    <>
      {price && (
        <p className={styles.price} data-price="">
          <PriceText price={price} />
          {productLabels(pin).map((label) => (
            <span key={label} className={styles.label}>
              {say(label)}
            </span>
          ))}
        </p>
      )}
      {pin.rich_summary?.products[0]?.brand && (
        <p className={story.quiet}>{say('closeup.brand', { brand: pin.rich_summary.products[0].brand.name })}</p>
      )}
      {pin.rich_summary?.display_cook_time && <p className={story.quiet}>{pin.rich_summary.display_cook_time}</p>}
      {rating && (
        <p className={story.quiet}>
          {say('card.rating', { rating: rating.value, max: rating.stars.length })} ({rating.count})
        </p>
      )}
      {videoState(pin) === 'preparing' && <p className={story.quiet}>{say('card.videoPreparing')}</p>}
      {pin.story_pin_data?.has_product_pins && <p className={story.quiet}>{say('card.hasProducts')}</p>}
      {pin.story_pin_data?.has_affiliate_products && <p className={story.quiet}>{say('card.hasAffiliates')}</p>}
      {words.map((text) => (
        <p key={text} className={story.description}>
          {text}
        </p>
      ))}
      {chips.length > 0 && <CollectionChips pin={pin} chips={chips} />}
    </>
  )
}

const textOf = (block: Record<string, unknown>): string[] =>
  block.type === 'story_pin_paragraph_block' && typeof block.text === 'string' ? [block.text] : []
