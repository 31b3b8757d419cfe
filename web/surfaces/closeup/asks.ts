import type { Id } from '#domain/id.ts'
import { LinkHealthResource } from '#domain/resources/offsite.ts'
import { PinResource, RelatedPinFeedResource, RelatedProductsResource } from '#domain/resources/pins.ts'
import { ProductRowsResource } from '#domain/resources/shopping.ts'
import { UserResource } from '#domain/resources/users.ts'
import { isProduct } from '#domain/rules/card/pin-type.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { readAnswer, readEntity } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { commentsAsks } from '../comments/asks.ts'
import { creatorOf } from '../pin-card/card-size.ts'

export const pinIdAt = ({ params }: Pick<Place, 'params'>) => pinIdIn(params.pin ?? '') as Id
export const pinAsked = (place: Place) => ({ id: pinIdAt(place) })
export const relatedFeed = (place: Place) => ({ pin: pinIdAt(place), ...startOf(place) })

export const relatedProductsOf = (pin: Id) => ({ pin })
export const productRowsOf = (pin: Id) => ({ pin })
export const RELATED_PRODUCTS = 4

/** How many related pins the page asks for at first; more come while the pin is looked at. */
const FIRST_RELATED = 12

/** The pin, then who it is from. What is related may be missing; the pin may not. */
export function closeupAsks(place: Place, known: State) {
  const pin = readEntity(known, 'pin', pinIdAt(place))
  const creator = pin && creatorOf(pin)
  return [
    asked(PinResource.get, pinAsked(place)),
    askedList(RelatedPinFeedResource.get, relatedFeed(place), true, FIRST_RELATED),
    ...(pin && isProduct(pin)
      ? [
          askedList(RelatedProductsResource.get, relatedProductsOf(pin.id), true, RELATED_PRODUCTS),
          asked(ProductRowsResource.get, productRowsOf(pin.id), true),
        ]
      : []),
    ...(pin?.link ? [asked(LinkHealthResource.get, { pin_id: pin.id }, true)] : []),
    ...commentsAsks(place, pin),
    ...(creator ? [asked(UserResource.get, { user_id: creator.id }, true)] : []),
  ]
}

/** A pin that became one with another is shown by that one's address. */
export function movedPin(place: Place, known: State): string | undefined {
  const pin = readAnswer(known, PinResource.get, pinAsked(place))
  return pin && pin.id !== pinIdAt(place) ? `/pin/${pin.id}/` : undefined
}
