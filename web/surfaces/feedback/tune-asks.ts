import { HomefeedTunerResource, TUNED_KINDS, type TunedKind } from '#domain/resources/feedback.ts'
import type { PlainTextKey } from '#domain/text/say.ts'
import { type RouteLocation, toRouteListAsk } from '../../router/route.ts'

/** Texts of a tab, and the link shown when its list is empty. */
type Tab = {
  label: PlainTextKey
  sentence: PlainTextKey
  empty: PlainTextKey
  way: { href: string; text: PlainTextKey }
}

const HOME = { href: '/', text: 'tune.home' } as const
const TOPICS = { href: '/ideas/', text: 'grid.topics' } as const

export const TUNE_TABS: Record<TunedKind, Tab> = {
  interest: { label: 'tune.interests', sentence: 'tune.interestsSentence', empty: 'tune.interestsEmpty', way: TOPICS },
  board: { label: 'tune.boards', sentence: 'tune.boardsSentence', empty: 'tune.boardsEmpty', way: HOME },
  user: { label: 'tune.people', sentence: 'tune.peopleSentence', empty: 'tune.peopleEmpty', way: HOME },
  history: { label: 'tune.history', sentence: 'tune.historySentence', empty: 'tune.historyEmpty', way: HOME },
  source: { label: 'tune.sources', sentence: 'tune.sourcesSentence', empty: 'tune.sourcesEmpty', way: HOME },
  pin: { label: 'tune.hidden', sentence: 'tune.hiddenSentence', empty: 'tune.hiddenEmpty', way: HOME },
}

/** Options of the tuner page: the kind comes from the URL. */
export function parseTunerOptions({ query }: RouteLocation): { kind: TunedKind } {
  return { kind: TUNED_KINDS.find((kind) => kind === query.get('kind')) ?? 'interest' }
}

export const tuneAsks = (place: RouteLocation) => [toRouteListAsk(HomefeedTunerResource.get, parseTunerOptions(place))]
