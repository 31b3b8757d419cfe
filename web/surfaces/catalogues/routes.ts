import { CatalogueResource } from '#domain/resources/catalogues.ts'
import { askedList, type Route } from '../../router/route.ts'

/** Spec 2: /business/catalogs/. */
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
]
