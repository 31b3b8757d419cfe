import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Page } from '#domain/resource.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { loadHomePage } from './home-page.ts'
import { loadVisitorHomePage } from './visitor-home.ts'

/** Length of a visitor's bookmark (stage, version, rank); that of a signed-in person has the visit and the place. */
const VISITORS_KEY = 3

/** Loads home; if the personal feed fails, popular pins are shown instead, on the following pages too (feed.17). */
export async function loadHomeFeed(ctx: Context): Promise<Page<Pin>> {
  const size = ctx.page.size ?? DEFAULT_PAGE_SIZE
  if (!ctx.actor || ctx.page.after?.length === VISITORS_KEY) return loadVisitorHomePage(ctx, size)
  try {
    return await loadHomePage(requireSignedIn(ctx), size)
  } catch (failure) {
    if (ctx.db.isTransaction) throw failure
    ctx.house.log.error({ err: failure }, 'the home feed could not be made; what is popular is shown instead')
    if (ctx.page.after) ctx.page = { ...ctx.page, after: null }
  }
  return loadVisitorHomePage(ctx, size)
}
