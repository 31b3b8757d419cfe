import { HomefeedTunerResource, TUNED_KINDS, type TunedKind } from '#domain/resources/feedback.ts'
import type { PlainText } from '#domain/text/say.ts'
import { askedList, type Place } from '../../router/route.ts'

/** What a tab is called and says, and where one finds what it has nothing of. */
type Tab = { label: PlainText; sentence: PlainText; empty: PlainText; way: { href: string; text: PlainText } }

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

/** The address says of which kind. */
export function tunedAt({ query }: Place): { kind: TunedKind } {
  return { kind: TUNED_KINDS.find((kind) => kind === query.get('kind')) ?? 'interest' }
}

export const tuneAsks = (place: Place) => [askedList(HomefeedTunerResource.get, tunedAt(place))]
