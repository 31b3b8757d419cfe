import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import { makeHouseCache } from './house-cache.ts'
import {
  collectShownItems,
  makeShownItems,
  makeStillPublicCheck,
  mergeShownItems,
  type ShownItems,
  type VisibilityCheck,
} from './shown-items.ts'

type CachedAnswer = { page: Page<unknown>; shown: ShownItems; isStillOpen: VisibilityCheck }

const pages = makeHouseCache<CachedAnswer>({ max: 500, ttl: 10_000 })

/**
 * Answers a visitor from a short-lived shared cache, after a check that everyone may still see everything on the page.
 * Otherwise the page is answered again.
 */
export async function answerFromSharedCache(
  ctx: Context,
  key: string,
  answer: () => Promise<Page<unknown>>,
): Promise<Page<unknown>> {
  const { house, shown: shownBefore } = ctx
  const cache = pages(house)
  // The entry's age counts from the question, not from the answer.
  const start = house.uptime()
  const known = cache.get(key)
  const isKnown = known !== undefined && (await known.isStillOpen())
  const kept = isKnown ? known : await cachedAnswer(ctx, answer)
  if (!isKnown) cache.set(key, kept, { start })
  if (shownBefore) mergeShownItems(shownBefore, kept.shown)
  return kept.page
}

async function cachedAnswer(ctx: Context, answer: () => Promise<Page<unknown>>): Promise<CachedAnswer> {
  const shown = makeShownItems()
  ctx.shown = shown
  const page = await answer()
  collectShownItems(page.items, shown)
  return { page, shown, isStillOpen: makeStillPublicCheck(ctx.house, shown) }
}
