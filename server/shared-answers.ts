import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import { houseCache } from './house-cache.ts'
import { addShown, lookAt, note, nothingShown, type OpenCheck, type Shown } from './still-open.ts'

type CachedAnswer = { page: Page<unknown>; shown: Shown; isStillOpen: OpenCheck }

const pages = houseCache<CachedAnswer>({ max: 500, ttl: 10_000 })

/**
 * Visitors who ask the same get the same page for a moment, after a look whether everyone may still see all that is on it. What
 * became stricter meanwhile is answered anew.
 */
export async function sharedAnswer(
  ctx: Context,
  key: string,
  answer: () => Promise<Page<unknown>>,
): Promise<Page<unknown>> {
  const { house, shown: shownBefore } = ctx
  const cache = pages(house)
  // The answer is as old as its question.
  const start = house.uptime()
  const known = cache.get(key)
  const isKnown = known !== undefined && (await known.isStillOpen())
  const kept = isKnown ? known : await cachedAnswer(ctx, answer)
  if (!isKnown) cache.set(key, kept, { start })
  if (shownBefore) addShown(shownBefore, kept.shown)
  return kept.page
}

async function cachedAnswer(ctx: Context, answer: () => Promise<Page<unknown>>): Promise<CachedAnswer> {
  const shown = nothingShown()
  ctx.shown = shown
  const page = await answer()
  note(page.items, shown)
  return { page, shown, isStillOpen: lookAt(ctx.house, shown) }
}
