import { RelatedProductsResource } from '#domain/resources/pins.ts'
import { ProductRowsResource } from '#domain/resources/shopping.ts'
import { productRowsShown } from '#domain/rules/shopping/product-rows.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../frame.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { PinRow } from '../grid/PinRow.tsx'
import { productRowsOf, RELATED_PRODUCTS, relatedProductsOf } from './asks.ts'

/** card.53. Under a product, more of its shop and what costs less; without what stands among the related ones. */
export function ProductRows({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const related = useList(RelatedProductsResource.get, relatedProductsOf(pin.id))
  const { answer } = useAnswer(ProductRowsResource.get, productRowsOf(pin.id))
  if (!answer || (related.next === undefined && !related.refusal)) return null
  const { shop, from_shop, for_less } = answer
  const { fromShop, forLess } = productRowsShown({
    related: related.items.slice(0, RELATED_PRODUCTS),
    fromShop: from_shop as unknown as readonly KnownPin[],
    forLess: for_less as unknown as readonly KnownPin[],
  })
  return (
    <>
      {shop && (
        <PinRow
          title={say('closeup.fromShop', { shop: shop.name })}
          pins={fromShop}
          surface="ShoppingCarousel"
          end={
            <Button href={shop.url} aria-label={say('today.seeAllOf', { part: shop.name })}>
              {say('today.seeAll')}
            </Button>
          }
        />
      )}
      <PinRow title={say('closeup.forLess')} pins={forLess} surface="ShoppingGridSmallCarousel" />
    </>
  )
}
