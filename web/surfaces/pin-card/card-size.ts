import { ATTRIBUTION_HEIGHT, PRICE_ROW_HEIGHT_PX, REACTIONS_ROW_HEIGHT_PX } from '#domain/constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '#domain/constants/surfaces.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import {
  attributionHeightPx,
  cardDetailsParts,
  collectionChips,
  maxTitleLines,
  toSponsorshipText,
} from '#domain/rules/card/card-details.ts'
import { cardPictureShape } from '#domain/rules/card/picture-size.ts'
import { isRemovedStory } from '#domain/rules/card/pin-type.ts'
import { productLabels, toPinPriceDisplay } from '#domain/rules/card/price.ts'
import { recipeRatingDisplay } from '#domain/rules/card/recipe-rating.ts'
import { estimateTextWidthPx } from '#domain/rules/format/text-width.ts'
import type { QueryView } from '#domain/rules/link/pin-path.ts'
import { showsReactions, summarizeReactions } from '#domain/rules/react/reactions.ts'
import { TEXT_LINE_PX } from '#ui/masonry/layout.ts'
import type { KnownPin } from '../../state/entities.ts'

const FIRST_GAP = 8
const CREATOR = 34
const END = 6
const CHIPS = 68
const TITLE_SIZE = 14
const MOST_LABELS = 2

/** The viewer and the surface for which a card is measured. */
export type CardViewContext = { surface: SurfaceName; viewer: Viewer; locale: string; view?: QueryView | undefined }

/** Details below the picture of a card. The card's size is computed from them before rendering. */
export function toCardDetails(pin: KnownPin, { surface, viewer, locale, view }: CardViewContext) {
  const parts = isRemovedStory(pin) ? [] : cardDetailsParts(viewer, true)
  const has = (part: (typeof parts)[number]) => parts.includes(part)
  const reactions =
    has('reactions') && showsReactions(pin, viewer, { surface, ...view }) ? pin.reaction_counts : undefined
  const price = has('price') ? toPinPriceDisplay(pin, locale) : null
  const isSquare = surfaceRules(surface).picture === 'square'
  const creator = has('creator') ? toPinCreator(pin) : null
  const hasMerchant = isSquare && Boolean(creator?.is_verified_merchant)
  const height = attributionHeightPx({ isSquare, hasPrice: price !== null, hasMerchant })
  return {
    /** Maximum number of title lines; the actual number depends on the column, see `words`. */
    lines: has('title') ? maxTitleLines(pin, surface) : 0,
    sponsorship: parts.length ? toSponsorshipText(pin.sponsorship) : null,
    price,
    labels: has('price') ? productLabels(pin, surface === 'ShoppingGridSmallCarousel' ? 1 : MOST_LABELS) : [],
    rating: has('rating') ? recipeRatingDisplay(pin) : null,
    reactions: summarizeReactions(reactions),
    /** Details under a square product have a fixed height with room for a merchant only. */
    creator: height === ATTRIBUTION_HEIGHT.squareWithPrice ? null : creator,
    chips: parts.length ? collectionChips(pin) : [],
    height,
  }
}
export type CardDetailsContent = ReturnType<typeof toCardDetails>

/** Size of a card before rendering; the card's CSS must produce the same size. */
export function computeCardSize(pin: KnownPin, looking: CardViewContext) {
  const details = toCardDetails(pin, looking)
  const maySplit = details.lines === 2 && details.height === null
  return {
    ...cardPictureShape(pin, looking.surface),
    extra: detailsHeight(details),
    words: maySplit ? Math.ceil(estimateTextWidthPx(pin.grid_title, TITLE_SIZE)) : 0,
  }
}

/** Height of a card's details when its title has one line. */
function detailsHeight(details: CardDetailsContent): number {
  const { lines, creator, chips, height } = details
  const rows = rowsHeight(details)
  const text = (lines > 0 ? TEXT_LINE_PX : 0) + rows
  const natural = (text > 0 ? FIRST_GAP : 0) + text + (creator ? CREATOR : 0)
  return (chips.length ? CHIPS : 0) + (height ?? natural) + END
}

function rowsHeight({ sponsorship, price, labels, rating, reactions }: CardDetailsContent): number {
  const rows = [
    sponsorship && TEXT_LINE_PX,
    price && PRICE_ROW_HEIGHT_PX,
    labels.length > 0 && PRICE_ROW_HEIGHT_PX,
    rating && TEXT_LINE_PX,
    reactions.total > 0 && REACTIONS_ROW_HEIGHT_PX,
  ]
  return rows.reduce<number>((sum, row) => sum + (row || 0), 0)
}

export const toPinCreator = (pin: KnownPin) => pin.native_creator ?? pin.pinner
