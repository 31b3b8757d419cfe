import { ATTRIBUTION_HEIGHT, PRICE_ROW, REACTIONS_ROW } from '#domain/constants/sizes.ts'
import { type SurfaceName, surfaceRules } from '#domain/constants/surfaces.ts'
import type { Viewer } from '#domain/entities/viewer.ts'
import { titleLines } from '#domain/rules/card/card-title.ts'
import { collectionChips } from '#domain/rules/card/collection-chips.ts'
import { detailsParts } from '#domain/rules/card/details.ts'
import { attributionHeight } from '#domain/rules/card/footer-layout.ts'
import { pictureShape } from '#domain/rules/card/picture-size.ts'
import { priceOf, productLabels } from '#domain/rules/card/price.ts'
import { recipeRating } from '#domain/rules/card/recipe-rating.ts'
import { isRemovedStory } from '#domain/rules/card/removed-story.ts'
import { textWidth } from '#domain/rules/format/text-width.ts'
import type { NamedView } from '#domain/rules/link/view-in.ts'
import { reactionSummary } from '#domain/rules/react/reactions.ts'
import { showsReactions } from '#domain/rules/react/shows-reactions.ts'
import { sponsorshipText } from '#domain/rules/sponsor/sponsorship-text.ts'
import { LINE } from '#ui/masonry/layout.ts'
import type { KnownPin } from '../../state/entities.ts'

const FIRST_GAP = 8
const CREATOR = 34
const END = 6
const CHIPS = 68
const TITLE_SIZE = 14
const MOST_LABELS = 2

/** Who looks, and where. */
export type Looking = { surface: SurfaceName; viewer: Viewer; locale: string; view?: NamedView | undefined }

/** What stands under the picture of a card: its size is known from it before anything is drawn. */
export function cardDetails(pin: KnownPin, { surface, viewer, locale, view }: Looking) {
  const parts = isRemovedStory(pin) ? [] : detailsParts(viewer, true)
  const has = (part: (typeof parts)[number]) => parts.includes(part)
  const reactions =
    has('reactions') && showsReactions(pin, viewer, { surface, ...view }) ? pin.reaction_counts : undefined
  const price = has('price') ? priceOf(pin, locale) : null
  const isSquare = surfaceRules(surface).picture === 'square'
  const creator = has('creator') ? creatorOf(pin) : null
  const hasMerchant = isSquare && Boolean(creator?.is_verified_merchant)
  const height = attributionHeight({ isSquare, hasPrice: price !== null, hasMerchant })
  return {
    /** At most: how many it takes depends on the column, see `words`. */
    lines: has('title') ? titleLines(pin, surface) : 0,
    sponsorship: parts.length ? sponsorshipText(pin.sponsorship) : null,
    price,
    labels: has('price') ? productLabels(pin, surface === 'ShoppingGridSmallCarousel' ? 1 : MOST_LABELS) : [],
    rating: has('rating') ? recipeRating(pin) : null,
    reactions: reactionSummary(reactions),
    /** The lines under a square product are of one height; there is room for a merchant only. */
    creator: height === ATTRIBUTION_HEIGHT.squareWithPrice ? null : creator,
    chips: parts.length ? collectionChips(pin) : [],
    height,
  }
}
export type CardDetails = ReturnType<typeof cardDetails>

/** What a card takes before anything of it is drawn: the styles of the card draw the same. */
export function cardSize(pin: KnownPin, looking: Looking) {
  const details = cardDetails(pin, looking)
  const maySplit = details.lines === 2 && details.height === null
  return {
    ...pictureShape(pin, looking.surface),
    extra: detailsHeight(details),
    words: maySplit ? Math.ceil(textWidth(pin.grid_title, TITLE_SIZE)) : 0,
  }
}

/** The height of a card's details when its title has one line. */
function detailsHeight(details: CardDetails): number {
  const { lines, creator, chips, height } = details
  const rows = rowsHeight(details)
  const text = (lines > 0 ? LINE : 0) + rows
  const natural = (text > 0 ? FIRST_GAP : 0) + text + (creator ? CREATOR : 0)
  return (chips.length ? CHIPS : 0) + (height ?? natural) + END
}

function rowsHeight({ sponsorship, price, labels, rating, reactions }: CardDetails): number {
  const rows = [
    sponsorship && LINE,
    price && PRICE_ROW,
    labels.length > 0 && PRICE_ROW,
    rating && LINE,
    reactions.total > 0 && REACTIONS_ROW,
  ]
  return rows.reduce<number>((sum, row) => sum + (row || 0), 0)
}

export const creatorOf = (pin: KnownPin) => pin.native_creator ?? pin.pinner
