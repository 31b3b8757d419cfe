import { TEXT_LANGUAGES, type TextPageName } from '#domain/constants/text-pages.ts'
import type { Id } from '#domain/id.ts'
import { VERDICTS } from '#domain/rules/link/verdict.ts'
import type { Place } from '../../router/route.ts'

/** What the addresses of the staff pages ask for. */
const QUEUES = ['open', 'appealed', 'decided'] as const
export const casesAt = ({ query }: Place) => ({ state: QUEUES.find((one) => one === query.get('state')) ?? 'open' })
export const caseAt = ({ params }: Pick<Place, 'params'>) => ({ id: (params.case ?? '') as Id })

export function peopleAt({ query }: Place) {
  const typed = query.get('q')?.trim()
  return {
    ...(typed && { query: typed }),
    ...(query.get('state') === 'suspended' && { state: 'suspended' as const }),
  }
}

export function hostsAt({ query }: Place) {
  const typed = query.get('q')?.trim()
  const verdict = VERDICTS.find((one) => one === query.get('verdict'))
  return { ...(typed && { query: typed }), ...(verdict && { verdict }) }
}

export const jobsAt = ({ query }: Place) => (query.get('show') === 'all' ? { all: true } : {})
export const mailsAt = ({ query }: Place) => (query.get('show') === 'failed' ? { failed: true } : {})

/** The text that is edited at an address: its page, and the language it is edited in. */
export const textAt = ({ params, query }: Pick<Place, 'params' | 'query'>) => ({
  name: (params.page ?? '') as TextPageName,
  language: TEXT_LANGUAGES.find((language) => language === query.get('language')) ?? 'en',
})

export const topicsAt = ({ query }: Place) => (query.get('q') ? { query: query.get('q') ?? '' } : {})
