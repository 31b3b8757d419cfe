import { BookOpen, Play } from 'lucide-react'
import { collectionChips } from '#domain/rules/card/collection-chips.ts'
import { videoState } from '#domain/rules/card/video-state.ts'
import { Badge } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useViewer } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { CollectionChips } from '../pin-card/CollectionChips.tsx'
import { VideoProgress } from '../player/VideoProgress.tsx'
import { ArticleBlock } from '../rich/ArticleBlock.tsx'
import { LookChips } from '../rich/Look.tsx'
import { ProductBlock } from '../rich/ProductBlock.tsx'
import { RecipeBlock } from '../rich/RecipeBlock.tsx'
import styles from './Particulars.module.css'

/** What a pin is besides a picture: what a product costs and whose it is, how long a recipe takes, what a story sells. */
export function Particulars({ pin }: { pin: KnownPin }) {
  const chips = collectionChips(pin)
  return (
    <>
      <Preparing pin={pin} />
      <ProductBlock pin={pin} />
      <RecipeBlock pin={pin} />
      <ArticleBlock pin={pin} />
      <StoryMarks pin={pin} />
      <LookChips pin={pin} />
      <TagProducts pin={pin} />
      {chips.length > 0 && <CollectionChips pin={pin} chips={chips} />}
    </>
  )
}

/** Shop.10. The way to the tool, for whoever may use it. */
function TagProducts({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  if (!viewer.eligible_for_stl_tool || viewer.id !== pin.native_creator?.id || pin.is_repin) return null
  return <Button href={`/pin/${pin.id}/shop-the-look/`}>{say('look.tool')}</Button>
}

/** A video that is still being made, or that failed, says so; its owner sees how far it is. */
function Preparing({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const viewer = useViewer()
  const state = videoState(pin)
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

/** What is bought in a story; its words stand on its pages. */
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
