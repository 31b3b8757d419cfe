import type { Place } from '../../router/route.ts'

const STANDS = { pin: 'pin_id', user: 'user_id', comment: 'comment_id', message: 'message_id' } as const
type Stands = { [K in (typeof STANDS)[keyof typeof STANDS]]?: string }

/** What the page between here and elsewhere asks: the same check, once more. */
export function offsiteAsked({ query }: Place): { url: string } & Stands {
  const named = Object.entries(STANDS).filter(([name]) => /^\d{1,19}$/.test(query.get(name) ?? ''))
  return { url: query.get('url') ?? '', ...Object.fromEntries(named.map(([name, key]) => [key, query.get(name)])) }
}
