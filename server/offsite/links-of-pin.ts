import { parseOutboundUrl } from '#domain/rules/link/urls.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { type StoredMedia, type StoredRich, toMobileLink } from '../records/show-kinds.ts'

/** Lists all external URLs of a pin. */
export function listLinksOfPin(loaded: LoadedPin): string[] {
  const { pin, aggregate } = loaded
  const { carousel_data } = (aggregate.media ?? {}) as StoredMedia
  const { rich_summary, promotion } = (aggregate.rich ?? {}) as StoredRich
  const written = [
    pin.link,
    toMobileLink(loaded),
    promotion?.ad_destination_url,
    rich_summary?.url,
    ...(rich_summary?.products.flatMap(({ link, variant_set }) => [
      link,
      ...(variant_set?.variants.map((one) => one.link) ?? []),
    ]) ?? []),
    ...(carousel_data?.carousel_slots.map(({ link }) => link) ?? []),
    ...(promotion?.collection_items?.map(({ link }) => link) ?? []),
  ]
  return written.flatMap((link) => (link ? (parseOutboundUrl(link) ?? []) : []))
}
