import { isColor } from '#domain/constants/colors.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { SoughtPictureResource, VisualLiveSearchResource } from '#domain/resources/visual-search.ts'
import { shopFilter } from '#domain/rules/shopping/shop-filter.ts'
import { type Crop, cropIn, cropText } from '#domain/rules/visual/crop.ts'
import { asked, askedList, type Place, startOf } from '../../router/route.ts'
import { readAnswer } from '../../state/read.ts'
import type { State } from '../../state/store.ts'
import { pinAsked, pinIdAt } from '../closeup/asks.ts'

/** What is wished for, all of it in the address. `changes` counts how often the frame was changed. */
export type Wished = { crop: Crop | null; products: boolean; color: string | null; onSale: boolean; changes: number }

export const isOfProducts = ({ path }: Place): boolean => /\/products\/?$/.test(path)

export function wishedAt(place: Place): Wished {
  const color = place.query.get('color')
  return {
    crop: cropIn(place.query),
    products: isOfProducts(place),
    color: color && isColor(color) ? color : null,
    onSale: shopFilter(place.query).on_sale ?? false,
    changes: Math.min(999, Math.max(0, Math.trunc(Number(place.query.get('changes')) || 0))),
  }
}

/** A picture of one's own that is searched with. */
export const pictureAt = ({ query }: Pick<Place, 'query'>): string | null =>
  /^[0-9a-f]{32}$/.exec(query.get('picture') ?? '')?.[0] ?? null

const isOfPin = ({ params }: Place): boolean => params.pin !== undefined

export function alikeOf(place: Place) {
  const { crop, products, color, onSale, changes } = wishedAt(place)
  return {
    ...(isOfPin(place) ? { pin_id: pinIdAt(place) } : { image_signature: pictureAt(place) ?? '' }),
    ...(crop && { crop: { ...crop, ...(changes && { num_crop_actions: changes }) } }),
    ...(products && { scope: 'buyable_pins' as const }),
    ...(color && { color }),
    ...(products && onSale && { on_sale: true }),
    ...startOf(place),
  }
}

export const pictureAsked = (place: Place) => ({ signature: pictureAt(place) ?? '' })

/** The pin may not be missing when the page is opened; once it is known the page stands without it, and without results. */
export const visualSearchAsks = (place: Place, known: State) => [
  asked(PinResource.get, pinAsked(place), readAnswer(known, PinResource.get, pinAsked(place)) !== undefined),
  askedList(VisualLiveSearchResource.get, alikeOf(place), true),
]

/** Without a picture the page asks for one. */
export const ownPictureAsks = (place: Place) =>
  pictureAt(place)
    ? [
        asked(SoughtPictureResource.get, pictureAsked(place), true),
        askedList(VisualLiveSearchResource.get, alikeOf(place), true),
      ]
    : []

/** The address of a search with a pin's picture, or with a part of it. */
export const visualSearchUrl = (pin: string, crop: Crop | null, products: boolean): string =>
  urlOf(`/pin/${pin}/visual-search/`, null, { crop, products, color: null, onSale: false, changes: 0 })

export const ownPictureUrl = (signature: string): string => `/visual-search/?picture=${signature}`

/** Where one is, with something else wished for. */
export const wishedUrl = (place: Place, change: Partial<Wished>): string =>
  urlOf(
    isOfPin(place) ? `/pin/${pinIdAt(place) as Id}/visual-search/` : '/visual-search/',
    isOfPin(place) ? null : pictureAt(place),
    { ...wishedAt(place), ...change },
  )

function urlOf(base: string, picture: string | null, { crop, products, color, onSale, changes }: Wished): string {
  const query = [
    picture && `picture=${picture}`,
    crop && `crop=${cropText(crop)}`,
    crop && changes > 0 && `changes=${changes}`,
    color && `color=${encodeURIComponent(color)}`,
    products && onSale && 'on_sale=1',
  ].filter(Boolean)
  return `${base}${products ? 'products/' : ''}${query.length ? `?${query.join('&')}` : ''}`
}
