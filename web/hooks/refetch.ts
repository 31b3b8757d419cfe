import type { AppContextValue } from '../app-context.tsx'
import type { RouteAsk } from '../router/route.ts'

/** Asks a page's questions again and replaces the answers in place. A refusal leaves the page unchanged. */
export async function refetch(
  { store, ask }: Pick<AppContextValue, 'store' | 'ask'>,
  asks: readonly RouteAsk[],
): Promise<void> {
  await Promise.all(
    asks.map(async ({ question, options }) => {
      const answer = await ask(question, options as never).catch(() => undefined)
      if (answer !== undefined) store.take(question, options, answer)
    }),
  )
}
