import { OffsiteResource } from '#domain/resources/offsite.ts'
import { asked, type Place, type Route } from '../../router/route.ts'

const STANDS = { pin: 'pin_id', user: 'user_id', comment: 'comment_id', message: 'message_id' } as const
type Stands = { [K in (typeof STANDS)[keyof typeof STANDS]]?: string }

/** What the page between here and elsewhere asks: the same check, once more. */
function offsiteAsked({ query }: Place): { url: string } & Stands {
  const named = Object.entries(STANDS).filter(([name]) => /^\d{1,19}$/.test(query.get(name) ?? ''))
  return { url: query.get('url') ?? '', ...Object.fromEntries(named.map(([name, key]) => [key, query.get(name)])) }
}

export const offsiteRoutes: readonly Route[] = [
  {
    name: 'offsite',
    path: '/offsite/',
    examples: [],
    file: 'web/surfaces/offsite/Offsite.tsx',
    surface: async () => (await import('./Offsite.tsx')).Offsite,
    kind: 'other',
    asks: (place) => [asked(OffsiteResource.get, offsiteAsked(place), true)],
    head: (_place, known, say) => ({
      title: say('offsite.leaving', { product: known.config.product_name }),
      noindex: true,
    }),
  },
]
