import { RelatedProductsResource } from '#domain/resources/pins.ts'
import { ProductRowsResource } from '#domain/resources/shopping.ts'
import { pickProductRows } from '#domain/rules/shopping/product-choice.ts'
import { Button } from '#ui/Button.tsx'
import { useSay } from '../../app-context.tsx'
import { useAnswer, useList } from '../../hooks/hooks.ts'
import type { KnownPin } from '../../state/entities.ts'
import { PinRow } from '../grid/PinRow.tsx'
import { RELATED_PRODUCTS_PAGE_SIZE, toProductRowsOptions, toRelatedProductsOptions } from './asks.ts'

/**
 * Rows below a product: more from its shop, and cheaper alternatives, without the products already shown as related.
 */
export function ProductRows({ pin }: { pin: KnownPin }) {
  const say = useSay()
  const related = useList(RelatedProductsResource.get, toRelatedProductsOptions(pin.id))
  const { answer } = useAnswer(ProductRowsResource.get, toProductRowsOptions(pin.id))
  if (!answer || (related.next === undefined && !related.refusal)) return null
  const { shop, from_shop, for_less } = answer
  const { fromShop, forLess } = pickProductRows({
    related: related.items.slice(0, RELATED_PRODUCTS_PAGE_SIZE),
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
