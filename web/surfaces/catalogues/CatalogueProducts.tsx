import { CatalogueProductsResource, CatalogueResource } from '#domain/resources/catalogues.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../frame.tsx'
import { useList } from '../../hooks/hooks.ts'
import { usePlace } from '../../router/place.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { productsOf } from './asks.ts'

/** What one of the merchant's own lists sells. */
export function CatalogueProducts() {
  const say = useSay()
  const place = usePlace()
  const lists = useList(CatalogueResource.get, {})
  const products = useList(CatalogueProductsResource.get, productsOf(place))
  const name = lists.items.find(({ id }) => id === place.params.id)?.name ?? say('catalogues.title')
  const toLists = <Button href="/business/catalogs/">{say('catalogues.title')}</Button>
  return (
    <>
      <PageHead
        centred
        title={name}
        sentence={say('catalogues.productsSentence')}
        back={{ href: '/business/catalogs/', text: say('catalogues.title') }}
      />
      <PinGrid
        surface="ShoppingCatalogue"
        label={name}
        list={products}
        end={toLists}
        empty={<EmptyState drawing={<EmptyBower />} sentence={say('catalogues.noProducts')} action={toLists} />}
      />
    </>
  )
}
