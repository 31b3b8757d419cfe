import { type ComponentType, memo, Suspense } from 'react'
import { SHOPPING_FLAGS } from '#domain/constants/kinds.ts'
import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { LinkHealthResource } from '#domain/resources/offsite.ts'
import { isProduct, pinType } from '#domain/rules/card/pin-type.ts'
import { useFrame } from '../../frame.tsx'
import { useAnswer, useEntity, useViewer } from '../../hooks/hooks.ts'
import { lazyWhenInteracted, lazyWithWords } from '../../hooks/lazy-with-words.ts'
import { useIsBlurred } from '../../hooks/revealed.ts'
import type { KnownPin } from '../../state/entities.ts'
import { serverParts } from '../comments/server-parts.ts'
import { useShownPin } from '../pin-card/use-carousel.ts'
import { Media } from './Media.tsx'

const particulars = lazyWhenInteracted<{ pin: KnownPin }>(async () => (await import('./Particulars.tsx')).Particulars)
const relatedProducts = lazyWhenInteracted<{ pin: KnownPin }>(
  async () => (await import('./RelatedProducts.tsx')).RelatedProducts,
)
const productRows = lazyWhenInteracted<{ pin: KnownPin }>(async () => (await import('./ProductRows.tsx')).ProductRows)
const promotion = lazyWhenInteracted<{ pin: KnownPin }>(async () => (await import('./Promotion.tsx')).Promotion)
const goneSource = lazyWhenInteracted<{ pin: KnownPin }>(
  async () => (await import('../offsite/GoneSource.tsx')).GoneSource,
)
const storyViewer = lazyWithWords<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>(
  async () => (await import('../story/StoryViewer.tsx')).StoryViewer,
)

const isLook = ({ shopping_flags }: KnownPin) => shopping_flags?.includes(SHOPPING_FLAGS.shop_the_look)
const lookDots = lazyWithWords<{ pin: KnownPin }>(async () => (await import('../rich/Look.tsx')).LookDots)

type Part = ComponentType<{ pin: KnownPin }>

/** Drawn by the pin's id alone: a change from outside, before its code is there, would take away what the server sent. */
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

/** What only some kinds of pins have: a picture's page does not load it. */
export function ParticularsSlot({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  const viewer = useViewer()
  const isPlain =
    pinType(pin) === 'image' && !pin.video_status && !pin.rich_summary && !pin.collection_pin && !isLook(pin)
  if (isPlain && !viewer.eligible_for_stl_tool) return null
  const Shown = serverParts.Particulars ?? particulars(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Loaded when needed: few pins are paid for. */
export function PromotionSlot({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  if (!pin.is_promoted && !pin.sponsorship) return null
  const Shown = serverParts.Promotion ?? promotion(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Loaded when needed: few pins have lost the page they came from. */
export function GoneSlot({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  const { answer } = useAnswer(LinkHealthResource.get, pin.link ? { pin_id: pin.id } : undefined)
  if (answer?.state !== 'gone') return null
  const Shown = serverParts.GoneSource ?? goneSource(frame)
  return <Later as={Shown} pinId={pin.id} />
}

export function ProductsSlot({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  if (!isProduct(pin)) return null
  const Shown = serverParts.RelatedProducts ?? relatedProducts(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** Below a product, before what is related. */
export function ProductRowsSlot({ pin }: { pin: KnownPin }) {
  const frame = useFrame()
  if (!isProduct(pin)) return null
  const Shown = serverParts.ProductRows ?? productRows(frame)
  return <Later as={Shown} pinId={pin.id} />
}

/** A story once its pages are known; before, and for every other pin, its picture. */
export function MediaSlot({ pin, className }: { pin: KnownPin; className: string | undefined }) {
  const frame = useFrame()
  const isBlurred = useIsBlurred(pin)
  const story = pin.story_pin_data as StoryPinData | null
  if (!story?.pages?.length || isBlurred) {
    const dots = isLook(pin) && !isBlurred && <Later as={lookDots(frame)} pinId={pin.id} />
    return <Media pin={pin} className={className} over={dots} />
  }
  const Shown = serverParts.StoryViewer ?? storyViewer(frame)
  return <StoryLater key={pin.id} as={Shown} pinId={pin.id} className={className} />
}

type Viewer = ComponentType<{ pin: KnownPin; story: StoryPinData; className: string | undefined }>
type ViewerProps = { as: Viewer; pinId: Id; className: string | undefined }

/** By the id alone, as Later. */
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
