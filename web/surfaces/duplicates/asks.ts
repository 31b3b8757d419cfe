import { DuplicateSearchResource, DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { asked, askedList } from '../../router/route.ts'

export const duplicatesAsks = () => [
  askedList(DuplicatesResource.get, {}),
  asked(DuplicateSearchResource.get, {}),
  askedList(MergesResource.get, {}),
]
