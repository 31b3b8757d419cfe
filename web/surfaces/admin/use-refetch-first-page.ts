import type { OptionsOf, Question } from '#domain/resource.ts'
import { useApp } from '../../app-context.tsx'
import { FIRST_PAGE_SIZE } from '../../router/route.ts'

/** Returns a function that asks for the first page of a list again, for use after a change to the list. */
export function useRefetchFirstPage<Q extends Question>(question: Q, options: OptionsOf<Q>): () => Promise<void> {
  const { ask, store } = useApp()
  const asked = { field_set_key: 'card', page_size: FIRST_PAGE_SIZE, ...(options as object) }
  return async () => {
    store.take(question, asked, await ask(question, asked as OptionsOf<Q>))
  }
}
