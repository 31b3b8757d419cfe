import type { Id } from '#domain/id.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import { linksIn } from '#domain/rules/link/links-in.ts'
import { mustReadComment } from '../comments/find-comment.ts'
import { type Context, signedIn } from '../context.ts'
import { mustFindMessage } from '../messages/find-message.ts'
import { mustSeePerson, mustSeePin } from '../records/access.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { variantPins } from '../records/variant-pins.ts'
import { linksOfPin } from './links-of-pin.ts'

/** Where an address is said to stand. */
export type Standing = {
  pin_id?: Id | undefined
  user_id?: Id | undefined
  comment_id?: Id | undefined
  message_id?: Id | undefined
}

/** Every outside address that stands there, as far as the viewer may see it. */
export async function linksThere(ctx: Context, on: Standing): Promise<string[]> {
  if (on.pin_id) {
    const pin = await mustSeePin(ctx, on.pin_id)
    return [...linksOfPin(pin), ...(await linksOfVariants(ctx, pin))]
  }
  if (on.user_id) {
    const { website_url, ads_only_site } = await mustSeePerson(ctx, { id: on.user_id })
    return clean([website_url, ads_only_site && `https://${ads_only_site}/`])
  }
  if (on.comment_id) return linksOf((await mustReadComment(ctx, on.comment_id)).row.text)
  if (on.message_id && ctx.viewer) return linksOf((await mustFindMessage(signedIn(ctx), on.message_id)).text)
  return []
}

/** Shop.3. What a shop's list names as variants of one product are sold on pages of their own. */
async function linksOfVariants(ctx: Context, { aggregate }: LoadedPin): Promise<string[]> {
  const ids = (await variantPins(ctx, [aggregate])).get(aggregate.id) ?? []
  if (!ids.length) return []
  const rows = await ctx.db.selectFrom('pins').select('link').where('id', 'in', ids).execute()
  return clean(rows.map(({ link }) => link))
}

const linksOf = (text: string) => clean(linksIn(text).map((part) => part.url ?? null))
const clean = (links: (string | null)[]) => links.flatMap((link) => (link ? (cleanUrl(link) ?? []) : []))
