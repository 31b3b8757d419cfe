import type { Ask } from '#domain/resource.ts'
import { TypeaheadClearRecentResource } from '#domain/resources/account.ts'
import { RecentSearchesResource } from '#domain/resources/search.ts'
import { readAnswer } from '../../state/read.ts'
import type { Store } from '../../state/store.ts'

type Frame = { ask: Ask; store: Store }

/** Search.16. One recent search is gone at once wherever recent searches are shown, and back where that fails. */
export const forgetSearch = (frame: Frame, term: string): Promise<void> =>
  showing(
    frame,
    (terms) => terms.filter((one) => one !== term),
    () => frame.ask(RecentSearchesResource.delete, { term }),
  )

/** Forgets all recent searches. */
export const forgetAllSearches = (frame: Frame): Promise<void> =>
  showing(
    frame,
    () => [],
    () => frame.ask(TypeaheadClearRecentResource.delete, {}),
  )

async function showing(
  { store }: Frame,
  left: (terms: string[]) => string[],
  forget: () => Promise<unknown>,
): Promise<void> {
  const before = readAnswer(store.get(), RecentSearchesResource.get, {})
  if (before) store.take(RecentSearchesResource.get, {}, { terms: left(before.terms) })
  try {
    await forget()
  } catch (thrown) {
    if (before) store.take(RecentSearchesResource.get, {}, before)
    throw thrown
  }
}
