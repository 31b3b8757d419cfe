import { CatalogueProductsResource, CatalogueResource } from '#domain/resources/catalogues.ts'
import { askedList, type Route } from '../../router/route.ts'
import { productsOf } from './asks.ts'

/** Spec 2: /business/catalogs/ and /business/catalogs/{id}/. */
export const catalogueRoutes: readonly Route[] = [
  {
    name: 'catalogues',
    path: '/business/catalogs/',
    file: 'web/surfaces/catalogues/Catalogues.tsx',
    surface: async () => (await import('./Catalogues.tsx')).Catalogues,
    kind: 'other',
    signedIn: 'continue',
    asks: () => [askedList(CatalogueResource.get, {})],
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
      askedList(CatalogueProductsResource.get, productsOf(place)),
      askedList(CatalogueResource.get, {}),
    ],
    head: (_place, _known, say) => ({ title: say('catalogues.title'), noindex: true }),
    examples: [],
  },
]
