import { type ComponentType, memo, Suspense } from 'react'
import { SHOPPING_FLAGS } from '#domain/constants/kinds.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { LinkHealthResource } from '#domain/resources/offsite.ts'
import { isProduct, pinType } from '#domain/rules/card/pin-type.ts'
import { useApp } from '../../app-context.tsx'
import { useAnswer, useEntity, useViewer } from '../../hooks/hooks.ts'
import { lazyUntilInteraction, lazyWithTranslations } from '../../hooks/lazy-with-translations.ts'
import { useIsBlurred } from '../../hooks/revealed-pins.ts'
import type { KnownPin } from '../../state/entities.ts'
import { serverRenderedParts } from '../comments/server-rendered-parts.ts'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { Media } from './Media.tsx'

const particulars = lazyUntilInteraction<{ pin: KnownPin }>(async () => (await import('./Particulars.tsx')).Particulars)
const relatedProducts = lazyUntilInteraction<{ pin: KnownPin }>(
  async () => (await import('./RelatedProducts.tsx')).RelatedProducts,
)
const productRows = lazyUntilInteraction<{ pin: KnownPin }>(async () => (await import('./ProductRows.tsx')).ProductRows)
const promotion = lazyUntilInteraction<{ pin: KnownPin }>(async () => (await import('./Promotion.tsx')).Promotion)
const goneSource = lazyUntilInteraction<{ pin: KnownPin }>(
  async () => (await import('../offsite/GoneSource.tsx')).GoneSource,
)
const storyViewer = lazyWithTranslations<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>(
  async () => (await import('../story/StoryViewer.tsx')).StoryViewer,
)

const isLook = ({ shopping_flags }: KnownPin) => shopping_flags?.includes(SHOPPING_FLAGS.shop_the_look)
const lookDots = lazyWithTranslations<{ pin: KnownPin }>(
  async () => (await import('../rich/ProductTags.tsx')).ProductTagDots,
)

type Part = ComponentType<{ pin: KnownPin }>

/** Depends on the pin's id only: a prop change before its code is loaded would discard the server's markup. */
const Later = memo(function Later({ as, pinId }: { as: Part; pinId: Id }) {
  return (
    <Suspense>
      <Fresh as={as} pinId={pinId} />
    </Suspense>
  )
})

function Fresh({ as, pinId }: { as: Part; pinId: Id }) {
  const whole = useEntity('pin', pinId)
  return whole && <Slot as={as} whole={whole} />
}

const Slot = ({ as: Shown, whole }: { as: Part; whole: KnownPin }) => <Shown pin={useShownPin(whole)} />

/** Details of special pin kinds. Pages of plain pictures don't load their code. */
export function ParticularsSlot({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  const viewer = useViewer()
  const isPlain =
    pinType(pin) === 'image' && !pin.video_status && !pin.rich_summary && !pin.collection_pin && !isLook(pin)
  if (isPlain && !viewer.eligible_for_stl_tool) return null
  const Shown = serverRenderedParts.Particulars ?? particulars(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Lazy, because few pins are promoted. */
export function PromotionSlot({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  if (!pin.is_promoted && !pin.sponsorship) return null
  const Shown = serverRenderedParts.Promotion ?? promotion(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Lazy, because few pins have lost their source page. */
export function GoneSourceSlot({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  const { answer } = useAnswer(LinkHealthResource.get, pin.link ? { pin_id: pin.id } : undefined)
  if (answer?.state !== 'gone') return null
  const Shown = serverRenderedParts.GoneSource ?? goneSource(frame)
  return <Later as={Shown} pinId={pin.id} />
}

export function ProductsSlot({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  if (!isProduct(pin)) return null
  const Shown = serverRenderedParts.RelatedProducts ?? relatedProducts(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Product rows below a product, before the related pins. */
export function ProductRowsSlot({ pin }: { pin: KnownPin }) {
  const frame = useApp()
  if (!isProduct(pin)) return null
  const Shown = serverRenderedParts.ProductRows ?? productRows(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Story viewer once the story's pages are loaded; until then, and for every other pin, the picture. */
export function MediaSlot({ pin, className }: { pin: KnownPin; className: string | undefined }) {
  const frame = useApp()
  const isBlurred = useIsBlurred(pin)
  const story = pin.story_pin_data as StoryPinData | null
  if (!story?.pages?.length || isBlurred) {
    const dots = isLook(pin) && !isBlurred && (
      <Later as={serverRenderedParts.LookDots ?? lookDots(frame)} pinId={pin.id} />
    )
    return <Media pin={pin} className={className} over={dots} />
  }
  const Shown = serverRenderedParts.StoryViewer ?? storyViewer(frame)
  return <StoryLater key={pin.id} as={Shown} pinId={pin.id} className={className} />
}

type Viewer = ComponentType<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>
type ViewerProps = { as: Viewer; pinId: Id; className: string | undefined }

/** Depends on the id only, like `Later`. */
const StoryLater = memo(function StoryLater(props: ViewerProps) {
  return (
    <Suspense fallback={<Picture {...props} />}>
      <FreshStory {...props} />
    </Suspense>
  )
})

function Picture({ pinId, className }: ViewerProps) {
  const pin = useEntity('pin', pinId)
  return pin && <Media pin={pin} className={className} over={null} />
}

function FreshStory({ as: Shown, pinId, className }: ViewerProps) {
  const pin = useEntity('pin', pinId)
  return pin?.story_pin_data && <Shown pin={pin} story={pin.story_pin_data as StoryPinData} className={className} />
}
