import type { Product } from '#domain/entities/product.ts'
import { nextSlidesState, type SlidesEvent } from '#domain/rules/carousel/slides.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { showSlide as rememberTurn, useSlideIndex } from '../../state/slides.ts'

/** A product as the store may have it: cards load fewer fields than the product's page. */
export type KnownProduct = Pick<Product, 'id' | 'name' | 'brand' | 'offer_summary'> & Partial<Product>

export const selectPinProduct = (pin: KnownPin) => pin.rich_summary?.products[0] as KnownProduct | undefined

/** Key of a carousel position; each variant has its own. */
export const toProductPictureKey = (pinId: string, item: string | null) => (item === null ? pinId : `${pinId} ${item}`)

/** Index of a variant's picture in its product's gallery; 0 is the pin's own picture. */
const pictureOf = (product: KnownProduct, signature: string | null | undefined): number =>
  1 + (product.additional_images ?? []).findIndex((one) => one.image_signature === signature)

/**
 * The visible picture of a product: the one that the viewer turned to, or else that of the variant in the URL (shop.6).
 */
export function useProductPicture(pin: KnownPin) {
  const { query } = useRouteLocation()
  const product = selectPinProduct(pin)
  const more = product?.additional_images ?? []
  const item = query.get('item') ?? product?.item_id
  const named = product?.variant_set?.variants.find((one) => one.item_id === item)
  const index = product && named ? pictureOf(product, named.image_signature) : 0
  const key = toProductPictureKey(pin.id, query.get('item'))
  const at = useSlideIndex({ id: key, carousel_data: pin.carousel_data ?? ({ index } as never) })
  const image = more[at - 1]
  const count = more.length && more.length + 1
  const turnTo = (to: number) => rememberTurn(key, to)
  const turn = (way: SlidesEvent) => turnTo(nextSlidesState({ index: at, count, isTouched: true }, way).index)
  return { at, count, turn, turnTo, shown: image ? { ...pin, ...image, alt_text: '' } : pin }
}
