import { SlidersHorizontal } from 'lucide-react'
import type { Route } from '../../router/route.ts'
import { tuneAsks } from './tune-asks.ts'

export const feedbackRoutes: readonly Route[] = [
  {
    name: 'tune',
    path: '/edit/',
    file: 'web/surfaces/feedback/Tune.tsx',
    surface: async () => (await import('./Tune.tsx')).Tune,
    kind: 'other',
    signedIn: 'continue',
    inMenu: { text: 'tune.title', icon: SlidersHorizontal },
    asks: tuneAsks,
    head: (_place, _known, say) => ({ title: say('tune.title'), noindex: true }),
  },
]
