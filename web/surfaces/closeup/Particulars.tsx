import { BookOpen, Play } from 'lucide-react'
import { collectionChips } from '#domain/rules/card/card-details.ts'
import { cardVideoState } from '#domain/rules/card/card-state.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { CollectionChips } from '../pin-card/CollectionChips.tsx'
import { VideoProgress } from '../player/VideoProgress.tsx'
import { ArticleBlock } from '../rich/ArticleBlock.tsx'
import { ProductBlock } from '../rich/ProductBlock.tsx'
import { ProductTagChips } from '../rich/ProductTags.tsx'
import { RecipeBlock } from '../rich/RecipeBlock.tsx'
import styles from './Particulars.module.css'

/** Details by pin kind: a product's price and seller, a recipe's duration, the products of a story. */
export function Particulars({ pin }: { pin: KnownPin }) {
  const chips = collectionChips(pin)
  return (
    <>
      <Preparing pin={pin} />
      <ProductBlock pin={pin} />
      <RecipeBlock pin={pin} />
      <ArticleBlock pin={pin} />
      <StoryMarks pin={pin} />
      <ProductTagChips pin={pin} />
      <TagProducts pin={pin} />
      {chips.length > 0 && <CollectionChips pin={pin} chips={chips} />}
    </>
  )
}

/** Link to the product tagging tool, for people who may use it (`shop.10`). */
function TagProducts({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  if (!viewer.eligible_for_stl_tool || viewer.id !== pin.native_creator?.id || pin.is_repin) return null
  return <Button href={`/pin/${pin.id}/shop-the-look/`}>{say('look.tool')}</Button>
}

/** Status of a video that is still being processed or has failed; its owner sees the progress. */
function Preparing({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const state = cardVideoState(pin)
  if (state !== 'preparing' && state !== 'failed') return null
  return (
    <>
      <p className={styles.notice}>
        <Play size={20} aria-hidden="true" />
        <span>{say(state === 'failed' ? 'card.videoFailed' : 'card.videoPreparing')}</span>
      </p>
      {viewer.id === pin.pinner?.id && <VideoProgress pinId={pin.id} />}
    </>
  )
}

/** Shopping marks of a story; its texts are on its pages. */
function StoryMarks({ pin: { story_pin_data } }: { pin: KnownPin }) {
  const say = useSay()
  if (!story_pin_data?.has_product_pins && !story_pin_data?.has_affiliate_products) return null
  return (
    <div className={styles.facts} data-facts="story">
      <BookOpen size={24} aria-hidden="true" />
      <p className={styles.labels}>
        {story_pin_data.has_product_pins && <Badge>{say('card.hasProducts')}</Badge>}
        {story_pin_data.has_affiliate_products && <Badge>{say('card.hasAffiliates')}</Badge>}
      </p>
    </div>
  )
}
