import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Page } from '#domain/resource.ts'
import { type Context, signedIn } from '../context.ts'
import { homePage } from './home.ts'
import { visitorsPage } from './visitors.ts'

/** Visitors' bookmarks name a stage, a version and a rank; those of a visit its number and a place. */
const VISITORS_KEY = 3

/** feed.17: where the feed of someone's own can't be made, what is popular is shown, and goes on being so. */
export async function readHome(ctx: Context): Promise<Page<Pin>> {
  const size = ctx.page.size ?? PAGE_SIZE
  if (!ctx.actor || ctx.page.after?.length === VISITORS_KEY) return visitorsPage(ctx, size)
  try {
    return await homePage(signedIn(ctx), size)
  } catch (failure) {
    if (ctx.db.isTransaction) throw failure
    ctx.house.log.error({ err: failure }, 'the home feed could not be made; what is popular is shown instead')
    if (ctx.page.after) ctx.page = { ...ctx.page, after: null }
  }
  return visitorsPage(ctx, size)
}
