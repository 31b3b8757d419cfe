import type { StoryPinData } from '#domain/entities/story-pin.ts'
import type { Id } from '#domain/id.ts'
import { LinkHealthResource } from '#domain/resources/offsite.ts'
import { PinResource, RelatedPinFeedResource, RelatedProductsResource } from '#domain/resources/pins.ts'
import { ProductRowsResource } from '#domain/resources/shopping.ts'
import { UserResource } from '#domain/resources/users.ts'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import type { KnownPin } from '../../state/entities.ts'
import { selectAnswer, selectEntity } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { commentsAsks } from '../comments/asks.ts'
import { toPinCreator } from '../pin-card/card-size.ts'

export const parseRoutePinId = ({ params }: Pick<RouteLocation, 'params'>) => parsePinSegment(params.pin ?? '') as Id
export const parsePinOptions = (place: RouteLocation) => ({ id: parseRoutePinId(place) })
export const parseRelatedFeedOptions = (place: RouteLocation) => ({
  pin: parseRoutePinId(place),
  ...parseListStart(place),
})

export const toRelatedProductsOptions = (pin: Id) => ({ pin })
export const toProductRowsOptions = (pin: Id) => ({ pin })
export const RELATED_PRODUCTS_PAGE_SIZE = 4

/** Number of related pins in the first page; more are loaded while the pin is viewed. */
const FIRST_RELATED = 12

/** Questions of the closeup: the pin, then its creator. Related content may be missing; the pin may not. */
export function closeupAsks(place: RouteLocation, known: StoreState) {
  const pin = selectEntity(known, 'pin', parseRoutePinId(place))
  const creator = pin && toPinCreator(pin)
  return [
    toRouteAsk(PinResource.get, parsePinOptions(place)),
    toRouteListAsk(RelatedPinFeedResource.get, parseRelatedFeedOptions(place), true, FIRST_RELATED),
    ...(pin && isProduct(pin)
      ? [
          toRouteListAsk(
            RelatedProductsResource.get,
            toRelatedProductsOptions(pin.id),
            true,
            RELATED_PRODUCTS_PAGE_SIZE,
          ),
          toRouteAsk(ProductRowsResource.get, toProductRowsOptions(pin.id), true),
        ]
      : []),
    ...listFirstStoryProducts(pin).map((id) => toRouteAsk(PinResource.get, { id }, true)),
    ...(pin?.link ? [toRouteAsk(LinkHealthResource.get, { pin_id: pin.id }, true)] : []),
    ...commentsAsks(place, pin),
    ...(creator ? [toRouteAsk(UserResource.get, { user_id: creator.id }, true)] : []),
  ]
}

/** Ids of the products on the first page of a story, whose chips are in the page at once. */
function listFirstStoryProducts(pin: KnownPin | undefined): Id[] {
  const story = pin?.story_pin_data as StoryPinData | null | undefined
  // A card's story has no pages.
  const blocks = story?.pages?.[0]?.blocks ?? []
  return blocks.flatMap(({ type, pin_id }) => (type === 'story_pin_product_sticker_block' ? (pin_id as Id) : []))
}

/** Path of the pin that this one was merged into; undefined when it was not merged. */
export function selectMergedPinPath(place: RouteLocation, known: StoreState): string | undefined {
  const pin = selectAnswer(known, PinResource.get, parsePinOptions(place))
  return pin && pin.id !== parseRoutePinId(place) ? `/pin/${pin.id}/` : undefined
}
