import type { Route } from '../../router/route.ts'
import { settingsRoute } from '../settings/routes.ts'
import { trashAsks } from './asks.ts'

export const trashRoutes: readonly Route[] = [
  settingsRoute({
    section: 'trash',
    file: 'web/surfaces/trash/Trash.tsx',
    surface: async () => (await import('./Trash.tsx')).Trash,
    asks: trashAsks,
  }),
]
