import type { Route } from '../../router/route.ts'

/** Spec 2: making pins has three addresses. */
export const createRoutes: readonly Route[] = [
  {
    name: 'create',
    path: '/pin-creation-tool/',
    aliases: ['/pin-builder/', '/pin-editor/'],
    file: 'web/surfaces/create/Create.tsx',
    surface: async () => (await import('./Create.tsx')).Create,
    kind: 'other',
    signedIn: 'create',
    head: (_place, _known, say) => ({ title: say('create.title'), noindex: true }),
  },
]
