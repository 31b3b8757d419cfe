import type { OptionsOf, Question } from '#domain/resource.ts'
import { useFrame } from '../../frame.tsx'
import { FIRST_PAGE } from '../../router/route.ts'

/** Asks the first page of a list anew, after something in it changed. */
export function useAgain<Q extends Question>(question: Q, options: OptionsOf<Q>): () => Promise<void> {
  const { ask, store } = useFrame()
  const asked = { field_set_key: 'card', page_size: FIRST_PAGE, ...(options as object) }
  return async () => {
    store.take(question, asked, await ask(question, asked as OptionsOf<Q>))
  }
}
