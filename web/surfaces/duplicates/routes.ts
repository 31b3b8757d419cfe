import type { Route } from '../../router/route.ts'
import { makeSettingsRoute } from '../settings/routes.ts'
import { duplicatesAsks } from './asks.ts'

export const duplicatesRoutes: readonly Route[] = [
  makeSettingsRoute({
    section: 'duplicates',
    file: 'web/surfaces/duplicates/Duplicates.tsx',
    surface: async () => (await import('./Duplicates.tsx')).Duplicates,
    asks: duplicatesAsks,
  }),
]
