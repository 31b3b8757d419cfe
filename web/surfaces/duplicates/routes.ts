import type { Route } from '../../router/route.ts'
import { settingsRoute } from '../settings/routes.ts'
import { duplicatesAsks } from './asks.ts'

export const duplicatesRoutes: readonly Route[] = [
  settingsRoute({
    section: 'duplicates',
    file: 'web/surfaces/duplicates/Duplicates.tsx',
    surface: async () => (await import('./Duplicates.tsx')).Duplicates,
    asks: duplicatesAsks,
  }),
]
