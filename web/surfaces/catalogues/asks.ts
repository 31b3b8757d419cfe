import { parseListStart, type RouteLocation } from '../../router/route.ts'

export const parseCatalogueProductsOptions = (place: RouteLocation) => ({
  catalogue_id: place.params.id ?? '',
  ...parseListStart(place),
})
