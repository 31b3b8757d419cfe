import type { Id } from '#domain/id.ts'
import { parseOutboundUrl, splitLinks } from '#domain/rules/link/urls.ts'
import { mustFindLiveComment } from '../comments/find-comment.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { mustFindMessage } from '../messages/find-message.ts'
import { mustSeePerson, mustSeePin } from '../records/access.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { loadVariantPinIds } from '../records/variant-pins.ts'
import { listLinksOfPin } from './links-of-pin.ts'

/** The place where a link was clicked. */
export type LinkLocation = {
  pin_id?: Id | undefined
  user_id?: Id | undefined
  comment_id?: Id | undefined
  message_id?: Id | undefined
}

/** Finds all external URLs in that place, as far as the viewer may see it. */
export async function findLinksAt(ctx: Context, on: LinkLocation): Promise<string[]> {
  if (on.pin_id) {
    const pin = await mustSeePin(ctx, on.pin_id)
    return [...listLinksOfPin(pin), ...(await linksOfVariants(ctx, pin))]
  }
  if (on.user_id) {
    const { website_url, ads_only_site } = await mustSeePerson(ctx, { id: on.user_id })
    return clean([website_url, ads_only_site && `https://${ads_only_site}/`])
  }
  if (on.comment_id) return linksOf((await mustFindLiveComment(ctx, on.comment_id)).row.text)
  if (on.message_id && ctx.viewer) return linksOf((await mustFindMessage(requireSignedIn(ctx), on.message_id)).text)
  return []
}

/** Variants of a product have pages of their own (shop.3). */
async function linksOfVariants(ctx: Context, { aggregate }: LoadedPin): Promise<string[]> {
  const ids = (await loadVariantPinIds(ctx, [aggregate])).get(aggregate.id) ?? []
  if (!ids.length) return []
  const rows = await ctx.db.selectFrom('pins').select('link').where('id', 'in', ids).execute()
  return clean(rows.map(({ link }) => link))
}

const linksOf = (text: string) => clean(splitLinks(text).map((part) => part.url ?? null))
const clean = (links: (string | null)[]) => links.flatMap((link) => (link ? (parseOutboundUrl(link) ?? []) : []))
