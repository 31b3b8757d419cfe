import { CircleHelp } from 'lucide-react'
import { type PageName, TEXT_PAGE_PATHS } from '#domain/constants/text-pages.ts'
import { HelpResource, TextPageResource } from '#domain/resources/text-pages.ts'
import { type Route, type RouteHead, type RouteLocation, toRouteAsk } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { parseHelpOptions, parseTextPageName } from './asks.ts'

const FOLDER = 'web/surfaces/text-pages'

function headOf(place: RouteLocation, known: StoreState, canonical: string): RouteHead {
  const page = selectAnswer(known, TextPageResource.get, parseTextPageName(place))
  return { title: page?.title ?? '', description: page?.description ?? '', canonical, type: 'article' }
}

const aliases: Partial<Record<PageName, string[]>> = { 'community-guidelines': ['/guidelines/'] }

/** Pages about the product, each with a text that staff can edit; and the help pages. */
export const textPageRoutes: readonly Route[] = [
  ...Object.entries(TEXT_PAGE_PATHS).map(
    ([name, path]): Route => ({
      name,
      path,
      aliases: aliases[name as PageName] ?? [],
      file: `${FOLDER}/TextPage.tsx`,
      surface: async () => (await import('./TextPage.tsx')).TextPage,
      kind: 'other',
      hasFooter: true,
      asks: (place) => [toRouteAsk(TextPageResource.get, parseTextPageName(place))],
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
    asks: (place) => [toRouteAsk(HelpResource.get, parseHelpOptions(place))],
    head: (place, known, say) => ({
      title: say('help.title'),
      description: say('help.description', { product: known.config.product_name }),
      canonical: '/help/',
      ...(parseHelpOptions(place).query && { noindex: true }),
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
    asks: (place) => [toRouteAsk(TextPageResource.get, parseTextPageName(place)), toRouteAsk(HelpResource.get, {})],
    head: (place, known) => headOf(place, known, `/help/${place.params.article}/`),
    // The other text pages have their own paths.
    isFor: ({ article = '' }) => !(article in TEXT_PAGE_PATHS),
  },
]
