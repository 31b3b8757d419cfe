import type { Ask } from '#domain/resource.ts'
import { TypeaheadClearRecentResource } from '#domain/resources/account.ts'
import { RecentSearchesResource } from '#domain/resources/search.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { Store } from '../../state/store.ts'

type Frame = { ask: Ask; store: Store }

/**
 * Removes one recent search optimistically wherever recent searches are shown, and restores it if that fails
 * (search.16).
 */
export const removeRecentSearch = (frame: Frame, term: string): Promise<void> =>
  showing(
    frame,
    (terms) => terms.filter((one) => one !== term),
    () => frame.ask(RecentSearchesResource.delete, { term }),
  )

/** Clears all recent searches. */
export const clearRecentSearches = (frame: Frame): Promise<void> =>
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
  const before = selectAnswer(store.get(), RecentSearchesResource.get, {})
  if (before) store.take(RecentSearchesResource.get, {}, { terms: left(before.terms) })
  try {
    await forget()
  } catch (thrown) {
    if (before) store.take(RecentSearchesResource.get, {}, before)
    throw thrown
  }
}
