import { isColorNameOrHex } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { SoughtPictureResource, VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { parseShopFilter } from '#domain/rules/shopping/shop-filter.ts'
import { type Crop, formatCropParam, parseCropParam } from '#domain/rules/visual/crop.ts'
import { parseListStart, type RouteLocation, toRouteAsk, toRouteListAsk } from '../../router/route.ts'
import { selectAnswer } from '../../state/selectors.ts'
import type { StoreState } from '../../state/store.ts'
import { parsePinOptions, parseRoutePinId } from '../closeup/asks.ts'

/** The parameters of a visual search, all of them in the URL. `changes` counts changes of the frame. */
export type VisualSearchParams = {
  crop: Crop | null
  products: boolean
  color: string | null
  onSale: boolean
  changes: number
}

export const isProductSearch = ({ path }: RouteLocation): boolean => /\/products\/?$/.test(path)

export function parseVisualSearchParams(place: RouteLocation): VisualSearchParams {
  const color = place.query.get('color')
  return {
    crop: parseCropParam(place.query),
    products: isProductSearch(place),
    color: color && isColorNameOrHex(color) ? color : null,
    onSale: parseShopFilter(place.query).on_sale ?? false,
    changes: Math.min(999, Math.max(0, Math.trunc(Number(place.query.get('changes')) || 0))),
  }
}

/** Signature of the viewer's own picture, if the search uses one. */
export const parsePictureSignature = ({ query }: Pick<RouteLocation, 'query'>): string | null =>
  /^[0-9a-f]{32}$/.exec(query.get('picture') ?? '')?.[0] ?? null

const isOfPin = ({ params }: RouteLocation): boolean => params.pin !== undefined

export function parseVisualSearchOptions(place: RouteLocation) {
  const { crop, products, color, onSale, changes } = parseVisualSearchParams(place)
  return {
    ...(isOfPin(place) ? { pin_id: parseRoutePinId(place) } : { image_signature: parsePictureSignature(place) ?? '' }),
    ...(crop && { crop: { ...crop, ...(changes && { num_crop_actions: changes }) } }),
    ...(products && { scope: 'buyable_pins' as const }),
    ...(color && { color }),
    ...(products && onSale && { on_sale: true }),
    ...parseListStart(place),
  }
}

export const parseSoughtPictureOptions = (place: RouteLocation) => ({ signature: parsePictureSignature(place) ?? '' })

/**
 * The pin must exist when the page is opened; once it is known, the page can be shown without a new answer, and without
 * results.
 */
export const visualSearchAsks = (place: RouteLocation, known: StoreState) => [
  toRouteAsk(
    PinResource.get,
    parsePinOptions(place),
    selectAnswer(known, PinResource.get, parsePinOptions(place)) !== undefined,
  ),
  toRouteListAsk(VisualLiveSearchResource.get, parseVisualSearchOptions(place), true),
]

/** Without a picture the page asks the viewer to choose one. */
export const ownPictureAsks = (place: RouteLocation) =>
  parsePictureSignature(place)
    ? [
        toRouteAsk(SoughtPictureResource.get, parseSoughtPictureOptions(place), true),
        toRouteListAsk(VisualLiveSearchResource.get, parseVisualSearchOptions(place), true),
      ]
    : []

/** The URL of a visual search with a pin's picture, or with a part of it. */
export const makeVisualSearchUrl = (pin: string, crop: Crop | null, products: boolean): string =>
  urlOf(`/pin/${pin}/visual-search/`, null, { crop, products, color: null, onSale: false, changes: 0 })

export const makeOwnPictureUrl = (signature: string): string => `/visual-search/?picture=${signature}`

/** The URL of the current visual search with some parameters changed. */
export const makeChangedVisualSearchUrl = (place: RouteLocation, change: Partial<VisualSearchParams>): string =>
  urlOf(
    isOfPin(place) ? `/pin/${parseRoutePinId(place) as Id}/visual-search/` : '/visual-search/',
    isOfPin(place) ? null : parsePictureSignature(place),
    { ...parseVisualSearchParams(place), ...change },
  )

function urlOf(
  base: string,
  picture: string | null,
  { crop, products, color, onSale, changes }: VisualSearchParams,
): string {
  const query = [
    picture && `picture=${picture}`,
    crop && `crop=${formatCropParam(crop)}`,
    crop && changes > 0 && `changes=${changes}`,
    color && `color=${encodeURIComponent(color)}`,
    products && onSale && 'on_sale=1',
  ].filter(Boolean)
  return `${base}${products ? 'products/' : ''}${query.length ? `?${query.join('&')}` : ''}`
}
