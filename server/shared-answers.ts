import type { Page } from '#domain/resource.ts'
import type { Context } from './context.ts'
import type { House } from './house.ts'
import { Remembered } from './remembered.ts'
import { addShown, type Look, lookAt, note, nothingShown, type Shown } from './still-open.ts'

type Kept = { page: Page<unknown>; shown: Shown; isStillOpen: Look }

const KEPT_FOR = 10_000
const MOST = 500
const caches = new WeakMap<House, Remembered<Kept>>()

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
  const cache = caches.get(house) ?? new Remembered(KEPT_FOR, MOST)
  caches.set(house, cache)
  const asked = house.uptime()
  const known = cache.get(key, asked)
  const isKnown = known !== undefined && (await known.isStillOpen())
  const { page, shown } = isKnown ? known : cache.keep(key, await keptAnswer(ctx, answer), asked)
  if (shownBefore) addShown(shownBefore, shown)
  return page
}

async function keptAnswer(ctx: Context, answer: () => Promise<Page<unknown>>): Promise<Kept> {
  const shown = nothingShown()
  ctx.shown = shown
  const page = await answer()
  note(page.items, shown)
  return { page, shown, isStillOpen: lookAt(ctx.house.db, shown) }
}
