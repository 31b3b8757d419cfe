import { cleanUrl } from '#domain/rules/link/clean-url.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import type { StoredMedia, StoredRich } from '../records/show-kinds.ts'

/** Every outside address that stands on a pin. */
export function linksOfPin({ pin, aggregate }: LoadedPin): string[] {
  const { carousel_data } = (aggregate.media ?? {}) as StoredMedia
  const { rich_summary, promotion } = (aggregate.rich ?? {}) as StoredRich
  const written = [
    pin.link,
    promotion?.ad_destination_url,
    rich_summary?.url,
    ...(rich_summary?.products.flatMap(({ link, variant_set }) => [
      link,
      ...(variant_set?.variants.map((one) => one.link) ?? []),
    ]) ?? []),
    ...(carousel_data?.carousel_slots.map(({ link }) => link) ?? []),
    ...(promotion?.collection_items?.map(({ link }) => link) ?? []),
  ]
  return written.flatMap((link) => (link ? (cleanUrl(link) ?? []) : []))
}
