import { DuplicateSearchResource, DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { toRouteAsk, toRouteListAsk } from '../../router/route.ts'

export const duplicatesAsks = () => [
  toRouteListAsk(DuplicatesResource.get, {}),
  toRouteAsk(DuplicateSearchResource.get, {}),
  toRouteListAsk(MergesResource.get, {}),
]
