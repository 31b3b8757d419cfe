import { parseId } from '#domain/parse-id.ts'
import { OffsiteResource } from '#domain/resources/offsite.ts'
import { type Route, type RouteLocation, toRouteAsk } from '../../router/route.ts'

const STANDS = { pin: 'pin_id', user: 'user_id', comment: 'comment_id', message: 'message_id' } as const
type Stands = { [K in (typeof STANDS)[keyof typeof STANDS]]?: string }

/** Options of the intermediate page: the same link check again. */
function offsiteAsked({ query }: RouteLocation): { url: string } & Stands {
  const named = Object.entries(STANDS).filter(([name]) => parseId(query.get(name)))
  return { url: query.get('url') ?? '', ...Object.fromEntries(named.map(([name, key]) => [key, query.get(name)])) }
}

export const offsitePageRoutes: readonly Route[] = [
  {
    name: 'offsite',
    path: '/offsite/',
    examples: [],
    file: 'web/surfaces/offsite/Offsite.tsx',
    surface: async () => (await import('./Offsite.tsx')).Offsite,
    kind: 'other',
    asks: (place) => [toRouteAsk(OffsiteResource.get, offsiteAsked(place), true)],
    head: (_place, known, say) => ({
      title: say('offsite.leaving', { product: known.config.product_name }),
      noindex: true,
    }),
  },
]
