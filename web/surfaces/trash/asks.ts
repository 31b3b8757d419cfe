import { TrashResource } from '#domain/resources/trash.ts'
import { askedList, type Place } from '../../router/route.ts'

const KINDS = ['pin', 'board'] as const

/** The address says whether only pins or only boards are wanted. */
export function trashOf({ query }: Place) {
  const kind = KINDS.find((one) => one === query.get('kind'))
  return kind ? { kind } : {}
}

export const trashAsks = (place: Place) => [askedList(TrashResource.get, trashOf(place))]
