import { DuplicatesResource, MergesResource } from '#domain/resources/duplicates.ts'
import { askedList } from '../../router/route.ts'

export const duplicatesAsks = () => [askedList(DuplicatesResource.get, {}), askedList(MergesResource.get, {})]
