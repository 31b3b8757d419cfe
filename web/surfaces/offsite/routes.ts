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
  {
    name: 'community-guidelines',
    path: '/about/community-guidelines/',
    file: 'web/surfaces/offsite/Guidelines.tsx',
    surface: async () => (await import('./Guidelines.tsx')).CommunityGuidelines,
    kind: 'other',
    head: (_place, known, say) => ({
      title: say('guidelines.community'),
      description: say('guidelines.communityIntro', { product: known.config.product_name }),
      canonical: '/about/community-guidelines/',
    }),
  },
  {
    name: 'merchant-guidelines',
    path: '/about/merchant-guidelines/',
    file: 'web/surfaces/offsite/Guidelines.tsx',
    surface: async () => (await import('./Guidelines.tsx')).MerchantGuidelines,
    kind: 'other',
    head: (_place, _known, say) => ({
      title: say('guidelines.merchant'),
      description: say('guidelines.merchantIntro'),
      canonical: '/about/merchant-guidelines/',
    }),
  },
]
