import { TEXT_PAGE_LANGUAGES, type TextPageName } from '#domain/constants/text-pages.ts'
import type { Id } from '#domain/id.ts'
import { LINK_VERDICTS } from '#domain/rules/link/verdict.ts'
import type { RouteLocation } from '../../router/route.ts'

/** Parsers that turn the URLs of the staff pages into question options. */
const QUEUES = ['open', 'appealed', 'decided'] as const
export const parseCaseListOptions = ({ query }: RouteLocation) => ({
  state: QUEUES.find((one) => one === query.get('state')) ?? 'open',
})
export const parseCaseOptions = ({ params }: Pick<RouteLocation, 'params'>) => ({ id: (params.case ?? '') as Id })

export function parseStaffPeopleOptions({ query }: RouteLocation) {
  const typed = query.get('q')?.trim()
  return {
    ...(typed && { query: typed }),
    ...(query.get('state') === 'suspended' && { state: 'suspended' as const }),
  }
}

export function parseHostListOptions({ query }: RouteLocation) {
  const typed = query.get('q')?.trim()
  const verdict = LINK_VERDICTS.find((one) => one === query.get('verdict'))
  return { ...(typed && { query: typed }), ...(verdict && { verdict }) }
}

export const parseJobListOptions = ({ query }: RouteLocation) => (query.get('show') === 'all' ? { all: true } : {})
export const parseMailListOptions = ({ query }: RouteLocation) =>
  query.get('show') === 'failed' ? { failed: true } : {}

/** Options for the text page being edited: its name and its language, both from the URL. */
export const parseTextPageOptions = ({ params, query }: Pick<RouteLocation, 'params' | 'query'>) => ({
  name: (params.page ?? '') as TextPageName,
  language: TEXT_PAGE_LANGUAGES.find((language) => language === query.get('language')) ?? 'en',
})

/** Options for the guidance being edited: its id, from the URL. */
export const parseExperienceOptions = ({ params }: Pick<RouteLocation, 'params'>) => ({
  experience_id: Number(params.experience),
})

export const parseTopicListOptions = ({ query }: RouteLocation) =>
  query.get('q') ? { query: query.get('q') ?? '' } : {}
