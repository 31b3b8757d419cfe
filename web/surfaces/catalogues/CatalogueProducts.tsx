import { CatalogueProductsResource, CatalogueResource } from '#domain/resources/catalogues.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyBower } from '#ui/drawings/EmptyBower.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { useSay } from '../../app-context.tsx'
import { useList } from '../../hooks/hooks.ts'
import { useRouteLocation } from '../../router/route-location.tsx'
import { PinGrid } from '../grid/PinGrid.tsx'
import { parseCatalogueProductsOptions } from './asks.ts'

/** Page with the products of one of the merchant's own catalogues. */
export function CatalogueProducts() {
  const say = useSay()
  const place = useRouteLocation()
  const lists = useList(CatalogueResource.get, {})
  const products = useList(CatalogueProductsResource.get, parseCatalogueProductsOptions(place))
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
