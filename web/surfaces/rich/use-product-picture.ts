import type { Product } from '#domain/entities/product.ts'
import { nextSlides, type SlidesHappening } from '#domain/rules/carousel/slides.ts'
import { usePlace } from '../../router/place.tsx'
import type { KnownPin } from '../../state/entities.ts'
import { turnTo as rememberTurn, useTurned } from '../../state/slides.ts'

/** A card knows less of a product than its page does. */
export type KnownProduct = Pick<Product, 'id' | 'name' | 'brand' | 'offer_summary'> & Partial<Product>

export const productOf = (pin: KnownPin) => pin.rich_summary?.products[0] as KnownProduct | undefined

/** What a turned picture is remembered under: another variant begins with its own. */
export const pictureKey = (pinId: string, item: string | null) => (item === null ? pinId : `${pinId} ${item}`)

/** Where a variant's picture stands among those of its product; 0 is the pin's own. */
const pictureOf = (product: KnownProduct, signature: string | null | undefined): number =>
  1 + (product.additional_images ?? []).findIndex((one) => one.image_signature === signature)

/** Shop.6. Which picture of a product is seen: the one it was turned to, else that of the variant in the address. */
export function useProductPicture(pin: KnownPin) {
  const { query } = usePlace()
  const product = productOf(pin)
  const more = product?.additional_images ?? []
  const item = query.get('item') ?? product?.item_id
  const named = product?.variant_set?.variants.find((one) => one.item_id === item)
  const index = product && named ? pictureOf(product, named.image_signature) : 0
  const key = pictureKey(pin.id, query.get('item'))
  const at = useTurned({ id: key, carousel_data: pin.carousel_data ?? ({ index } as never) })
  const image = more[at - 1]
  const count = more.length && more.length + 1
  const turnTo = (to: number) => rememberTurn(key, to)
  const turn = (way: SlidesHappening) => turnTo(nextSlides({ index: at, count, isTouched: true }, way).index)
  return { at, count, turn, turnTo, shown: image ? { ...pin, ...image, alt_text: '' } : pin }
}
