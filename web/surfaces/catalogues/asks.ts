import { type Place, startOf } from '../../router/route.ts'

export const productsOf = (place: Place) => ({ catalogue_id: place.params.id ?? '', ...startOf(place) })
