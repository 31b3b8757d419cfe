import { CatalogueProductsResource, CatalogueResource } from '#domain/resources/catalogues.ts'
import { type Route, toRouteListAsk } from '../../router/route.ts'
import { parseCatalogueProductsOptions } from './asks.ts'

/** Routes of the pages /business/catalogs/ and /business/catalogs/{id}/. */
export const cataloguePageRoutes: readonly Route[] = [
  {
    name: 'catalogues',
    path: '/business/catalogs/',
    file: 'web/surfaces/catalogues/Catalogues.tsx',
    surface: async () => (await import('./Catalogues.tsx')).Catalogues,
    kind: 'other',
    signedIn: 'continue',
    asks: () => [toRouteListAsk(CatalogueResource.get, {})],
    head: (_place, _known, say) => ({ title: say('catalogues.title'), noindex: true }),
  },
  {
    name: 'catalogue',
    path: '/business/catalogs/:id/',
    file: 'web/surfaces/catalogues/CatalogueProducts.tsx',
    surface: async () => (await import('./CatalogueProducts.tsx')).CatalogueProducts,
    kind: 'other',
    signedIn: 'continue',
    asks: (place) => [
      toRouteListAsk(CatalogueProductsResource.get, parseCatalogueProductsOptions(place)),
      toRouteListAsk(CatalogueResource.get, {}),
    ],
    head: (_place, _known, say) => ({ title: say('catalogues.title'), noindex: true }),
    examples: [],
  },
]
