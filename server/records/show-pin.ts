import type { Pin, PinTagChip, SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { toBoardActions } from '#domain/rules/board/board-action.ts'
import { commentPermission } from '#domain/rules/comment/comment-permission.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { extractHashtags } from '#domain/rules/format/hashtags.ts'
import { pinPath, pinSeoPath } from '#domain/rules/link/pin-path.ts'
import { addTrackingParams } from '#domain/rules/link/urls.ts'
import { mayShowOrigin } from '#domain/rules/pin/merge-pins.ts'
import { removeSensitiveWords } from '#domain/rules/seo/seo-texts.ts'
import { mayOpenByUrl } from '#domain/rules/viewer/audience.ts'
import type { Context, Person } from '../context.ts'
import { generateAltText } from './generated-alt-text.ts'
import {
  type BoardRow,
  findBoardMember,
  QUICK_SAVES_LAYOUT,
  showBoard,
  toBoardAudience,
  toBoardOnlooker,
  toBoardUrl,
} from './load-boards.ts'
import type { SavedPlace } from './load-marks.ts'
import { toNamedUserCard, toUserCard } from './load-people.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import { toPinImages } from './pin-images.ts'
import { showMentions } from './pin-mentions.ts'
import { toPinAnnotations, toPinSeo, toPinTitle } from './pin-seo.ts'
import { isPromoted, showCardKindFields, showKindDetails, showKindFields, toProductTags } from './show-kinds.ts'
import type { VariantPins } from './show-products.ts'

/** The tagged products and the variants of a product that this viewer may see. */
type Around = { products: ReadonlyMap<Id, LoadedPin>; siblings: VariantPins }
const NOTHING: Around = { products: new Map(), siblings: [] }

/** Shows a loaded pin to this viewer. For a card, all fields that cards don't use are left out. */
export function showPin(ctx: Context, loaded: LoadedPin, around: Around = NOTHING): Pin {
  const card = showCard(ctx, loaded)
  return (ctx.fields === 'card' ? card : { ...card, ...showRest(ctx, loaded, around) }) as Pin
}

function showCard(ctx: Context, loaded: LoadedPin) {
  const { pin, aggregate, marks } = loaded
  const board = visibleBoard(ctx, loaded)
  const title = pin.title
  return {
    type: 'pin',
    id: pin.id,
    state: pin.state,
    title,
    grid_title: toPinTitle(loaded),
    alt_text: pin.alt_text,
    auto_alt_text: generateAltText(ctx.locale, aggregate.shows),
    seo_url: seoPathOf(pin),
    link: pin.link,
    domain: pin.link ? toLinkDomain(pin.link) : null,
    ...(pin.official_id && { link_domain: linkDomain(ctx, loaded) }),
    image_signature: pictureOf(aggregate),
    image_ext: aggregate.image_ext,
    image_width: aggregate.width,
    image_height: aggregate.height,
    dominant_color: aggregate.dominant_color,
    is_repin: pin.is_repin,
    is_promoted: isPromoted(loaded),
    access: mayWritePin(ctx, loaded) ? ['write'] : [],
    favorited_by_me: marks.favorites.has(pin.id),
    favorite_user_count: pin.favorite_count,
    pinner: showPinner(ctx, loaded),
    native_creator: toNamedUserCard(ctx, nativeCreator(loaded)),
    board: board && cardBoard(board, loaded),
    saved_info: savedInfo(ctx, loaded),
    repin_count: aggregate.saves,
    reaction_counts: (aggregate.reaction_counts ?? {}) as Record<string, number>,
    reaction_by_me: marks.reactions.get(aggregate.id) ?? null,
    ...(aggregate.is_sensitive && { is_sensitive: true }),
    ...(ctx.viewer && cardTopic(loaded)),
    ...(ctx.viewer && aggregate.interest_id && { interest_id: aggregate.interest_id }),
    ...showCardKindFields(ctx, loaded),
  }
}

const seoPathOf = ({ id, title, description }: LoadedPin['pin']) => pinSeoPath(id, title, description)

/** The topic shown on a card. */
const cardTopic = ({ aggregate: { category }, categoryName }: LoadedPin) =>
  category && removeSensitiveWords(category) && { category, ...(categoryName && { category_name: categoryName }) }

function showRest(ctx: Context, loaded: LoadedPin, { products, siblings }: Around) {
  const { pin, aggregate, people, onlooker } = loaded
  const board = visibleBoard(ctx, loaded)
  const owner = board && people.get(board.owner_id)
  const section = board?.sections.find((one) => one.id === pin.section_id)
  const creator = nativeCreator(loaded) ?? people.get(pin.pinner_id)
  const counts = (aggregate.reaction_counts ?? {}) as Record<string, number>
  const description = pin.description.trim()
  const kinds = showKindFields(ctx, loaded, siblings)
  const chips = tagChips(ctx, aggregate, products)
  const mayReadNote = onlooker.isOwner || onlooker.isBoardPerson
  return {
    ...kinds,
    ...showKindDetails(ctx, loaded, kinds, siblings),
    board: board && owner ? showBoard(ctx, board, owner, false) : null,
    section: section ? { type: 'board_section', ...section } : null,
    pinned_to_board: board ? cardBoard(board, loaded) : null,
    is_sensitive: aggregate.is_sensitive,
    interest_id: aggregate.interest_id,
    description,
    description_html: escapeHtml(description),
    user_mention_tags: showMentions(ctx, pin, people),
    pin_title: pin.title,
    ...toPinSeo(loaded),
    category: aggregate.category,
    category_name: loaded.categoryName,
    closeup_description: description,
    closeup_unified_description: description,
    note: mayReadNote ? pin.note : null,
    created_at: formatRfc2822(pin.created_at),
    saved_at: formatRfc2822(pin.saved_at),
    mobile_link: kinds.mobile_link ?? pin.link,
    tracked_link: addTrackingParams(kinds.ad_destination_url ?? pin.link, kinds.tracking_params),
    destination_url: pin.link,
    link_domain: linkDomain(ctx, loaded),
    link_user_website: linkUserWebsite(ctx, loaded),
    orig_image_url: aggregate.source_image_url,
    images: picturesOf(ctx, loaded),
    hashtags: extractHashtags(description),
    pin_join: {
      visual_annotation: aggregate.category ? [aggregate.category] : [],
      annotations_with_links_array: toPinAnnotations(loaded),
      shopping_klp_urls: [],
    },
    visual_objects: [],
    via_pinner: pin.via_user_id ? toNamedUserCard(ctx, people.get(pin.via_user_id)) : null,
    closeup_attribution:
      creator && toNamedUserCard(ctx, creator)
        ? { id: creator.id, full_name: toUserCard(ctx, creator).full_name }
        : null,
    aggregated_pin_data: {
      id: aggregate.id,
      aggregated_stats: { saves: aggregate.saves },
      is_shop_the_look: chips.length > 0,
      pin_tags_chips: chips,
      creator_analytics: null,
    },
    comment_count: aggregate.comment_count,
    is_comments_allowed: aggregate.is_comments_allowed,
    may_comment: toCommentPermission(ctx, loaded) === 'yes',
    share_count: aggregate.share_count,
    reaction_counts_data: Object.entries(counts).map(([type, count]) => ({
      reaction_type: Number(type),
      reaction_count: count,
    })),
  }
}

/** Dots of tagged products (shop.11); none for a product that is gone or hidden from the viewer. */
function tagChips(ctx: Context, aggregate: AggregateRow, products: Around['products']): PinTagChip[] {
  return toProductTags(aggregate).flatMap(({ pin_id, x, y }) => {
    const product = products.get(pin_id)
    const image = product && picturesOf(ctx, product)['170x']?.url
    if (!product || !image) return []
    const link = pinPath({ id: pin_id, seo_url: seoPathOf(product.pin) }, ctx.viewer !== null)
    return { id: pin_id, image, link, title: product.pin.title, x, y }
  })
}

function showPinner(ctx: Context, { pin, people, marks }: LoadedPin) {
  const card = toNamedUserCard(ctx, people.get(pin.pinner_id))
  return card && marks.followed.has(card.id) ? { ...card, explicitly_followed_by_me: true } : card
}

function nativeCreator({ pin, aggregate, people }: LoadedPin): Person | undefined {
  return aggregate.native_creator_id && mayShowOrigin(pin) ? people.get(aggregate.native_creator_id) : undefined
}

/** The board of a pin, or null if the viewer may see the pin but not its board. */
function visibleBoard(ctx: Context, { board, people }: LoadedPin): BoardRow | null {
  const owner = board && people.get(board.owner_id)
  if (!board || !owner) return null
  return mayOpenByUrl(toBoardAudience(board, owner), toBoardOnlooker(ctx, board)) ? board : null
}

function cardBoard(board: BoardRow, { people }: LoadedPin) {
  const { id, name, layout, privacy } = board
  return { type: 'board' as const, id, name, layout, privacy, url: toBoardUrl(board, people.get(board.owner_id)) }
}

/** Returns whether the actor may edit the pin: its pinner, the board's owner, and collaborators who may edit. */
export function mayWritePin(ctx: Context, { board, onlooker }: LoadedPin): boolean {
  if (!ctx.actor) return false
  if (onlooker.isOwner || board?.owner_id === ctx.actor.id) return true
  const place = board && findBoardMember(board, ctx.actor)
  return place?.state === 'member' && toBoardActions(place.permissions).includes('edit')
}

/** Returns whether the actor may comment; for a visitor, what it would be after signing in. */
export function toCommentPermission(ctx: Context, { board, aggregate, audience, onlooker }: LoadedPin) {
  return commentPermission({
    isAllowed: aggregate.is_comments_allowed,
    isWriteBanned: isWriteBanned(ctx.viewer),
    audience,
    isPinner: onlooker.isOwner,
    place: board ? findBoardMember(board, ctx.actor) : undefined,
  })
}

const isWriteBanned = (person: Person | null) =>
  (person?.settings as { is_write_banned?: boolean } | null)?.is_write_banned === true

/** The place to which the viewer has saved this aggregate. */
function savedInfo(ctx: Context, { aggregate, marks, boards, people }: LoadedPin): SavedInfo | null {
  const place = marks.saved.get(aggregate.id)
  const board = place?.board_id ? boards.get(place.board_id) : undefined
  return place ? toSavedInfo(ctx, place, board, board && people.get(board.owner_id)) : null
}

export function toSavedInfo(
  ctx: Context,
  place: SavedPlace,
  board: BoardRow | undefined,
  owner: Person | undefined,
): SavedInfo {
  const section = board?.sections.find((one) => one.id === place.section_id) ?? null
  // A quick save is shown like a save to the profile, wherever it is stored.
  const isProfile = !board || board.layout === QUICK_SAVES_LAYOUT
  const url = isProfile ? `/${ctx.actor?.username}/_saved/` : toBoardUrl(board, owner)
  return {
    local_pin_id: place.pin_id,
    board_id: board?.id ?? null,
    title: isProfile ? null : board.name,
    type: section ? 'section' : isProfile ? 'profile' : 'board',
    url: section ? `${url}${encodeURIComponent(section.slug)}/` : url,
    section,
    ...(board?.privacy === 'secret' && { is_secret: true }),
  }
}

/** The picture of an aggregate; null for a story that its creator deleted, for everyone who saved it. */
const pictureOf = (aggregate: AggregateRow) => (aggregate.story_deleted_at ? null : aggregate.image_signature)

function picturesOf(ctx: Context, { aggregate }: LoadedPin): Pin['images'] {
  const signature = pictureOf(aggregate)
  return signature ? toPinImages(ctx, signature, aggregate.image_ext, aggregate.width, aggregate.height) : {}
}

/** The domain of the link, with the owner of the verified website. */
function linkDomain(ctx: Context, { pin, people }: LoadedPin) {
  if (!pin.link) return null
  const official = pin.official_id ? people.get(pin.official_id) : undefined
  return { name: toLinkDomain(pin.link) ?? '', official_user: toNamedUserCard(ctx, official) }
}

/** The person's verified website, if the pin links to it. */
function linkUserWebsite(ctx: Context, loaded: LoadedPin): Pin['link_user_website'] {
  const official_user = linkDomain(ctx, loaded)?.official_user
  return official_user ? { official_user } : null
}

export function toLinkDomain(link: string): string | null {
  return URL.parse(link)?.hostname.replace(/^www\./, '') ?? null
}
