import { TrashResource } from '#domain/resources/trash.ts'
import { askedList, type Place, type Route } from '../../router/route.ts'
import { settingsRoute } from '../settings/routes.ts'

const KINDS = ['pin', 'board'] as const

/** The address says whether only pins or only boards are wanted. */
function trashOf({ query }: Place) {
  const kind = KINDS.find((one) => one === query.get('kind'))
  return kind ? { kind } : {}
}

export const trashRoutes: readonly Route[] = [
  settingsRoute({
    section: 'trash',
    file: 'web/surfaces/trash/Trash.tsx',
    surface: async () => (await import('./Trash.tsx')).Trash,
    asks: (place) => [askedList(TrashResource.get, trashOf(place))],
  }),
]
