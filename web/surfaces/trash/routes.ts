import { TrashResource } from '#domain/resources/trash.ts'
import { type Route, type RouteLocation, toRouteListAsk } from '../../router/route.ts'
import { makeSettingsRoute } from '../settings/routes.ts'

const KINDS = ['pin', 'board'] as const

/** The URL may restrict the list to pins or to boards. */
function trashOf({ query }: RouteLocation) {
  const kind = KINDS.find((one) => one === query.get('kind'))
  return kind ? { kind } : {}
}

export const trashRoutes: readonly Route[] = [
  makeSettingsRoute({
    section: 'trash',
    file: 'web/surfaces/trash/Trash.tsx',
    surface: async () => (await import('./Trash.tsx')).Trash,
    asks: (place) => [toRouteListAsk(TrashResource.get, trashOf(place))],
  }),
]
