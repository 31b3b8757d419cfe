import type { Route } from '../../router/route.ts'

const surface = async () => (await import('./Create.tsx')).Create

/** Route for creating pins, which has several paths; the last one is opened by the Save button of other sites. */
export const createRoutes: readonly Route[] = [
  {
    name: 'create',
    path: '/pin-creation-tool/',
    aliases: ['/pin-builder/', '/pin-editor/', '/pin/create/', '/pin/create/button/'],
    file: 'web/surfaces/create/Create.tsx',
    surface,
    kind: 'other',
    signedIn: 'create',
    head: (_place, _known, say) => ({ title: say('create.title'), noindex: true }),
  },
  {
    name: 'create-story',
    path: '/story-pin-builder/',
    aliases: ['/idea-pin-builder/'],
    file: 'web/surfaces/create/Create.tsx',
    surface,
    kind: 'other',
    signedIn: 'create',
    head: (_place, _known, say) => ({ title: say('story.new'), noindex: true }),
  },
]
