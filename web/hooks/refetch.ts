import type { Frame } from '../frame.tsx'
import type { Asked } from '../router/route.ts'

/** Asks again what a page shows and shows the answers in place. A refusal leaves the page as it is. */
export async function refetch({ store, ask }: Pick<Frame, 'store' | 'ask'>, asks: readonly Asked[]): Promise<void> {
  await Promise.all(
    asks.map(async ({ question, options }) => {
      const answer = await ask(question, options as never).catch(() => undefined)
      if (answer !== undefined) store.take(question, options, answer)
    }),
  )
}
