import { HomefeedTunerResource, TUNED_KINDS, type TunedKind } from '#domain/resources/feedback.ts'
import type { TextKey } from '#domain/text/say.ts'
import { askedList, type Place } from '../../router/route.ts'

type Words = { label: TextKey; sentence: TextKey; empty: TextKey }

export const TUNE_TABS = {
  interest: { label: 'tune.interests', sentence: 'tune.interestsSentence', empty: 'tune.interestsEmpty' },
  board: { label: 'tune.boards', sentence: 'tune.boardsSentence', empty: 'tune.boardsEmpty' },
  user: { label: 'tune.people', sentence: 'tune.peopleSentence', empty: 'tune.peopleEmpty' },
  history: { label: 'tune.history', sentence: 'tune.historySentence', empty: 'tune.historyEmpty' },
  source: { label: 'tune.sources', sentence: 'tune.sourcesSentence', empty: 'tune.sourcesEmpty' },
  pin: { label: 'tune.hidden', sentence: 'tune.hiddenSentence', empty: 'tune.hiddenEmpty' },
} as const satisfies Record<TunedKind, Words>

/** The address says of which kind. */
export function tunedAt({ query }: Place): { kind: TunedKind } {
  return { kind: TUNED_KINDS.find((kind) => kind === query.get('kind')) ?? 'interest' }
}

export const tuneAsks = (place: Place) => [askedList(HomefeedTunerResource.get, tunedAt(place))]
