import type { Id } from '#domain/id.ts'
import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import { type RichFields, toRichFields } from '#domain/rules/rich/rich-fields.ts'
import type { RichPage } from '#domain/rules/rich/rich-page.ts'
import type { Context } from '../context.ts'
import { inUnitOfWork } from '../facts/in-unit-of-work.ts'
import type { House } from '../house.ts'
import { hashUrl } from '../links/hash-url.ts'
import type { StoredMedia, StoredRich } from '../records/show-kinds.ts'
import { hasNewWantedPictures, keepFetchedPictures } from './wanted-pictures.ts'

const AT_ONCE = 100

/** The data read from a URL, with the time. `frame` plays on the pin's page; its host is allowed by staff. */
export type PageReadResult = {
  url_hash: Buffer
  rich: RichPage
  frame: string | null
  mobile?: string | null
  /** Staff decided that pins of this host have no closeup and open their links. */
  opensDirectly?: boolean
  seen_at: Date
}

/** Applies the current data of a page to all aggregates that link to it (rich.10). */
export async function applyPageToAggregates(house: House, read: PageReadResult): Promise<void> {
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

async function tellAggregate(ctx: Context, aggregate_id: Id, read: PageReadResult): Promise<void> {
  const aggregate = await ctx.db
    .selectFrom('aggregates')
    .select(['id', 'first_pin_id', 'kind', 'rich', 'media'])
    .where('id', '=', aggregate_id)
    .forUpdate()
    .executeTakeFirst()
  const pin =
    aggregate &&
    (await ctx.db.selectFrom('pins').select('link').where('id', '=', aggregate.first_pin_id).executeTakeFirst())
  const url = pin?.link && parseOutboundUrl(pin.link)
  if (!aggregate || !url || !hashUrl(url).equals(read.url_hash)) return forget(ctx, aggregate_id, read)
  const known = (aggregate.rich ?? {}) as StoredRich
  // A catalogue knows its products better than their pages do.
  if (known.catalogue) return
  const fields = toRichFields(read.rich, `${aggregate_id}`, read.seen_at)
  const { mobile = known.mobile_link, opensDirectly = false } = read
  const rich = {
    ...keepFetchedPictures(known, mergeRichData(known, fields)),
    ...(mobile !== undefined && { mobile_link: mobile, mobile_link_of: url }),
    is_eligible_for_web_closeup: !opensDirectly,
  }
  const media = mergedMedia((aggregate.media ?? {}) as StoredMedia, read.frame)
  const kind = kindOf(aggregate.kind, fields)
  await ctx.db
    .updateTable('aggregates')
    .set({ kind, rich: JSON.stringify(rich), media: media && JSON.stringify(media) })
    .where('id', '=', aggregate_id)
    .execute()
  ctx.emit('thing.read', { aggregate_id })
  if (hasNewWantedPictures(known, rich)) ctx.emit('thing.picturesWanted', { aggregate_id })
}

async function forget({ db }: Context, aggregate_id: Id, { url_hash }: PageReadResult): Promise<void> {
  await db.deleteFrom('link_things').where('url_hash', '=', url_hash).where('aggregate_id', '=', aggregate_id).execute()
}

/**
 * Merges new data into the stored data. If a page no longer describes a product or recipe, the stored one stays, with
 * its date (rich.11).
 */
export function mergeRichData(known: StoredRich, fields: RichFields): StoredRich {
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

/** A video stays a video, even if its page sells a product. */
function kindOf(kind: string, { rich_summary }: RichFields): string {
  if (!READ_KINDS.includes(kind) || !rich_summary) return kind
  return rich_summary.type_name === 'article' ? 'image' : rich_summary.type_name
}
