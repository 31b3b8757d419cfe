import type { Id } from '#domain/id.ts'
import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import { type RichFields, richFields } from '#domain/rules/rich/rich-fields.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { urlHash } from '../links/url-hash.ts'
import type { StoredMedia, StoredRich } from '../records/show-kinds.ts'
import { wantsOthers, withPictures } from './wanted-of.ts'

const AT_ONCE = 100

/** What was read of an address, and when. `frame` plays on the pin's page; its host is one that staff listed. */
export type PageRead = { url_hash: Buffer; rich: RichPage; frame: string | null; mobile?: string | null; seen_at: Date }

/** Rich.10. Gives what a page says now to every thing that comes from it. */
export async function tellAggregates(house: House, read: PageRead): Promise<void> {
  for (let after = '0' as Id; ; ) {
    const found = await house.db
      .selectFrom('link_things')
      .select('aggregate_id')
      .where('url_hash', '=', read.url_hash)
      .where('aggregate_id', '>', after)
      .orderBy('aggregate_id')
      .limit(AT_ONCE)
      .execute()
    for (const { aggregate_id } of found)
      await inUnitOfWork(house, 'house', (ctx) => tellAggregate(ctx, aggregate_id, read))
    if (found.length < AT_ONCE) return
    after = found.at(-1)?.aggregate_id ?? after
  }
}

async function tellAggregate(ctx: Context, aggregate_id: Id, read: PageRead): Promise<void> {
  const aggregate = await ctx.db
    .selectFrom('aggregates')
    .select(['id', 'first_pin_id', 'kind', 'rich', 'media'])
    .where('id', '=', aggregate_id)
    .forUpdate()
    .executeTakeFirst()
  const pin =
    aggregate &&
    (await ctx.db.selectFrom('pins').select('link').where('id', '=', aggregate.first_pin_id).executeTakeFirst())
  const url = pin?.link && cleanUrl(pin.link)
  if (!aggregate || !url || !urlHash(url).equals(read.url_hash)) return forget(ctx, aggregate_id, read)
  const known = (aggregate.rich ?? {}) as StoredRich
  // A shop's own list knows its products better than their pages do.
  if (known.catalogue) return
  const fields = richFields(read.rich, `${aggregate_id}`, read.seen_at)
  const { mobile = known.mobile_link } = read
  const rich = {
    ...withPictures(known, mergedRich(known, fields)),
    ...(mobile !== undefined && { mobile_link: mobile }),
  }
  const media = mergedMedia((aggregate.media ?? {}) as StoredMedia, read.frame)
  const kind = kindOf(aggregate.kind, fields)
  await ctx.db
    .updateTable('aggregates')
    .set({ kind, rich: JSON.stringify(rich), media: media && JSON.stringify(media) })
    .where('id', '=', aggregate_id)
    .execute()
  ctx.emit('thing.read', { aggregate_id })
  if (wantsOthers(known, rich)) ctx.emit('thing.picturesWanted', { aggregate_id })
}

async function forget({ db }: Context, aggregate_id: Id, { url_hash }: PageRead): Promise<void> {
  await db.deleteFrom('link_things').where('url_hash', '=', url_hash).where('aggregate_id', '=', aggregate_id).execute()
}

/** Rich.11. A page that no longer names what it sold or told leaves what was known, with its date. */
export function mergedRich(known: StoredRich, fields: RichFields): StoredRich {
  if (!fields.rich_summary && known.rich_summary) return known
  return { ...known, ...fields }
}

function mergedMedia(known: StoredMedia, frame: string | null): StoredMedia | null {
  if (frame) return { ...known, embed: { type: 'video', src: frame } }
  const isFrame = known.embed?.type === 'video' && /^https:/.test(known.embed.src)
  const { embed, ...rest } = known
  const media = isFrame ? rest : known
  return Object.keys(media).length ? media : null
}

const READ_KINDS: readonly string[] = ['image', 'product', 'recipe']

/** A video stays a video, whatever its page sells. */
function kindOf(kind: string, { rich_summary }: RichFields): string {
  if (!READ_KINDS.includes(kind) || !rich_summary) return kind
  return rich_summary.type_name === 'article' ? 'image' : rich_summary.type_name
}
