import { CircleHelp } from 'lucide-react'
import { PAGE_PATHS, type PageName } from '#domain/constants/text-pages.ts'
import { HelpResource, TextPageResource } from '#domain/resources/text-pages.ts'
import { asked, type Head, type Place, type Route } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { helpAt, textPageAt } from './asks.ts'

const FOLDER = 'web/surfaces/text-pages'

function headOf(place: Place, known: State, canonical: string): Head {
  const page = readAnswer(known, TextPageResource.get, textPageAt(place))
  return { title: page?.title ?? '', description: page?.description ?? '', canonical, type: 'article' }
}

const aliases: Partial<Record<PageName, string[]>> = { 'community-guidelines': ['/guidelines/'] }

/** Pages about the product itself, each with a text that staff can edit; and help. */
export const textPageRoutes: readonly Route[] = [
  ...Object.entries(PAGE_PATHS).map(
    ([name, path]): Route => ({
      name,
      path,
      aliases: aliases[name as PageName] ?? [],
      file: `${FOLDER}/TextPage.tsx`,
      surface: async () => (await import('./TextPage.tsx')).TextPage,
      kind: 'other',
      hasFooter: true,
      asks: (place) => [asked(TextPageResource.get, textPageAt(place))],
      head: (place, known) => headOf(place, known, path),
    }),
  ),
  {
    name: 'help',
    path: '/help/',
    file: `${FOLDER}/Help.tsx`,
    surface: async () => (await import('./Help.tsx')).Help,
    kind: 'other',
    hasFooter: true,
    inMenu: { text: 'shell.help', icon: CircleHelp },
    asks: (place) => [asked(HelpResource.get, helpAt(place))],
    head: (place, known, say) => ({
      title: say('help.title'),
      description: say('help.description', { product: known.config.product_name }),
      canonical: '/help/',
      ...(helpAt(place).query && { noindex: true }),
    }),
  },
  {
    name: 'help-article',
    path: '/help/:article/',
    examples: ['/help/save-a-pin/'],
    file: `${FOLDER}/TextPage.tsx`,
    surface: async () => (await import('./TextPage.tsx')).TextPage,
    kind: 'other',
    hasFooter: true,
    asks: (place) => [asked(TextPageResource.get, textPageAt(place)), asked(HelpResource.get, {})],
    head: (place, known) => headOf(place, known, `/help/${place.params.article}/`),
    // The other pages have addresses of their own.
    isFor: ({ article = '' }) => !(article in PAGE_PATHS),
  },
]
