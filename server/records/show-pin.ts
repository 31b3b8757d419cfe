import type { Pin, PinTagChip, SavedInfo } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { actionsOf } from '#domain/rules/board/board-action.ts'
import { mayComment } from '#domain/rules/comment/may-comment.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { hashtagsIn } from '#domain/rules/format/hashtags.ts'
import { rfc2822 } from '#domain/rules/format/rfc2822.ts'
import { trackedLink } from '#domain/rules/link/tracked-link.ts'
import { gridTitle } from '#domain/rules/pin/grid-title.ts'
import { seoSlug } from '#domain/rules/pin/seo-slug.ts'
import { tellsOrigin } from '#domain/rules/pin/tells-origin.ts'
import { withoutSensitive } from '#domain/rules/seo/noindex-reason.ts'
import { mayOpen } from '#domain/rules/viewer/audience.ts'
import type { Context, Person } from '../context.ts'
import { imagesOf } from './images-of.ts'
import {
  audienceOfBoard,
  type BoardRow,
  boardOnlooker,
  boardUrl,
  placeOf,
  QUICK_SAVES,
  showBoard,
} from './load-boards.ts'
import type { SavedPlace } from './load-marks.ts'
import { nameCard, userCard } from './load-people.ts'
import type { AggregateRow, LoadedPin } from './load-pins.ts'
import { showMentions } from './mentions-of.ts'
import { annotationsOf, seoOf } from './seo-of.ts'
import { isPromoted, productTagsOf, showCardKinds, showKindDetails, showKinds, storyTitle } from './show-kinds.ts'
import type { Siblings } from './show-products.ts'
import { shownIn } from './shown-in.ts'

/** The products that are tagged in a picture and the variants of one, as far as this viewer may see them. */
type Around = { products: ReadonlyMap<Id, LoadedPin>; siblings: Siblings }
const NOTHING: Around = { products: new Map(), siblings: [] }

/** A loaded pin as this viewer sees it. What a card does not read is left out when only a card is asked for. */
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
    grid_title: gridTitle(title.trim() || storyTitle(aggregate)),
    alt_text: pin.alt_text,
    auto_alt_text: shownIn(ctx.locale, aggregate.shows),
    seo_url: `/pin/${seoSlug(title || pin.description)}--${pin.id}/`,
    link: pin.link,
    domain: pin.link ? domainOf(pin.link) : null,
    ...(pin.official_id && { link_domain: linkDomain(ctx, loaded) }),
    image_signature: pictureOf(aggregate),
    image_ext: aggregate.image_ext,
    image_width: aggregate.width,
    image_height: aggregate.height,
    dominant_color: aggregate.dominant_color,
    is_repin: pin.is_repin,
    is_promoted: isPromoted(loaded),
    access: mayWrite(ctx, loaded) ? ['write'] : [],
    favorited_by_me: marks.favorites.has(pin.id),
    favorite_user_count: pin.favorite_count,
    pinner: showPinner(ctx, loaded),
    native_creator: nameCard(ctx, nativeCreator(loaded)),
    board: board && cardBoard(board, loaded),
    saved_info: savedInfo(ctx, loaded),
    repin_count: aggregate.saves,
    reaction_counts: (aggregate.reaction_counts ?? {}) as Record<string, number>,
    reaction_by_me: marks.reactions.get(aggregate.id) ?? null,
    ...(aggregate.is_sensitive && { is_sensitive: true }),
    ...(ctx.viewer && cardTopic(loaded)),
    ...(ctx.viewer && aggregate.interest_id && { interest_id: aggregate.interest_id }),
    ...showCardKinds(ctx, loaded),
  }
}

/** What a card names as its topic. */
const cardTopic = ({ aggregate: { category }, categoryName }: LoadedPin) =>
  category && withoutSensitive(category) && { category, ...(categoryName && { category_name: categoryName }) }

function showRest(ctx: Context, loaded: LoadedPin, { products, siblings }: Around) {
  const { pin, aggregate, people, onlooker } = loaded
  const board = visibleBoard(ctx, loaded)
  const owner = board && people.get(board.owner_id)
  const section = board?.sections.find((one) => one.id === pin.section_id)
  const creator = nativeCreator(loaded) ?? people.get(pin.pinner_id)
  const counts = (aggregate.reaction_counts ?? {}) as Record<string, number>
  const description = pin.description.trim()
  const kinds = showKinds(ctx, loaded, siblings)
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
    ...seoOf(loaded),
    category: aggregate.category,
    category_name: loaded.categoryName,
    closeup_description: description,
    closeup_unified_description: description,
    note: mayReadNote ? pin.note : null,
    created_at: rfc2822(pin.created_at),
    saved_at: rfc2822(pin.saved_at),
    mobile_link: kinds.mobile_link ?? pin.link,
    tracked_link: trackedLink(kinds.ad_destination_url ?? pin.link, kinds.tracking_params),
    destination_url: pin.link,
    link_domain: linkDomain(ctx, loaded),
    link_user_website: linkUserWebsite(ctx, loaded),
    orig_image_url: aggregate.source_image_url,
    images: picturesOf(ctx, loaded),
    hashtags: hashtagsIn(description),
    pin_join: {
      visual_annotation: aggregate.category ? [aggregate.category] : [],
      annotations_with_links_array: annotationsOf(loaded),
      shopping_klp_urls: [],
    },
    visual_objects: [],
    via_pinner: pin.via_user_id ? nameCard(ctx, people.get(pin.via_user_id)) : null,
    closeup_attribution:
      creator && nameCard(ctx, creator) ? { id: creator.id, full_name: userCard(ctx, creator).full_name } : null,
    aggregated_pin_data: {
      id: aggregate.id,
      aggregated_stats: { saves: aggregate.saves },
      is_shop_the_look: chips.length > 0,
      pin_tags_chips: chips,
      creator_analytics: null,
    },
    comment_count: aggregate.comment_count,
    is_comments_allowed: aggregate.is_comments_allowed,
    may_comment: talkOf(ctx, loaded) === 'yes',
    share_count: aggregate.share_count,
    reaction_counts_data: Object.entries(counts).map(([type, count]) => ({
      reaction_type: Number(type),
      reaction_count: count,
    })),
  }
}

/** Shop.11. A product that is gone, or that the viewer may not see, has no dot. */
function tagChips(ctx: Context, aggregate: AggregateRow, products: Around['products']): PinTagChip[] {
  return productTagsOf(aggregate).flatMap(({ pin_id, x, y }) => {
    const product = products.get(pin_id)
    const image = product && picturesOf(ctx, product)['170x']?.url
    if (!product || !image) return []
    return { id: pin_id, image, link: `/pin/${pin_id}/`, title: product.pin.title, x, y }
  })
}

function showPinner(ctx: Context, { pin, people, marks }: LoadedPin) {
  const card = nameCard(ctx, people.get(pin.pinner_id))
  return card && marks.followed.has(card.id) ? { ...card, explicitly_followed_by_me: true } : card
}

function nativeCreator({ pin, aggregate, people }: LoadedPin): Person | undefined {
  return aggregate.native_creator_id && tellsOrigin(pin) ? people.get(aggregate.native_creator_id) : undefined
}

/** A pin may be open while its board is not: then the board is not named. */
function visibleBoard(ctx: Context, { board, people }: LoadedPin): BoardRow | null {
  const owner = board && people.get(board.owner_id)
  if (!board || !owner) return null
  return mayOpen(audienceOfBoard(board, owner), boardOnlooker(ctx, board)) ? board : null
}

function cardBoard(board: BoardRow, { people }: LoadedPin) {
  const { id, name, layout, privacy } = board
  return { type: 'board' as const, id, name, layout, privacy, url: boardUrl(board, people.get(board.owner_id)) }
}

/** Decisions: 'write' for the pinner, the board's owner, and a collaborator who may edit. */
export function mayWrite(ctx: Context, { board, onlooker }: LoadedPin): boolean {
  if (!ctx.actor) return false
  if (onlooker.isOwner || board?.owner_id === ctx.actor.id) return true
  const place = board && placeOf(board, ctx.actor)
  return place?.state === 'member' && actionsOf(place.permissions).includes('edit')
}

/** Whether the actor may talk about it; of a visitor it is said as of anyone who signs in. */
export function talkOf(ctx: Context, { board, aggregate, audience, onlooker }: LoadedPin) {
  return mayComment({
    isAllowed: aggregate.is_comments_allowed,
    isWriteBanned: isWriteBanned(ctx.viewer),
    audience,
    isPinner: onlooker.isOwner,
    place: board ? placeOf(board, ctx.actor) : undefined,
  })
}

const isWriteBanned = (person: Person | null) =>
  (person?.settings as { is_write_banned?: boolean } | null)?.is_write_banned === true

/** Where the viewer has this thing already. */
function savedInfo(ctx: Context, { aggregate, marks, boards, people }: LoadedPin): SavedInfo | null {
  const place = marks.saved.get(aggregate.id)
  const board = place?.board_id ? boards.get(place.board_id) : undefined
  return place ? savedInfoAt(ctx, place, board, board && people.get(board.owner_id)) : null
}

export function savedInfoAt(
  ctx: Context,
  place: SavedPlace,
  board: BoardRow | undefined,
  owner: Person | undefined,
): SavedInfo {
  const section = board?.sections.find((one) => one.id === place.section_id) ?? null
  // A quick save looks like a save to the profile, wherever it is kept.
  const isProfile = !board || board.layout === QUICK_SAVES
  const url = isProfile ? `/${ctx.actor?.username}/_saved/` : boardUrl(board, owner)
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

/** A story that its creator deleted has no picture any more, whoever saved it. */
const pictureOf = (aggregate: AggregateRow) => (aggregate.story_deleted_at ? null : aggregate.image_signature)

function picturesOf(ctx: Context, { aggregate }: LoadedPin): Pin['images'] {
  const signature = pictureOf(aggregate)
  return signature ? imagesOf(ctx, signature, aggregate.image_ext, aggregate.width, aggregate.height) : {}
}

/** Where it links to, and whose verified website that is. */
function linkDomain(ctx: Context, { pin, people }: LoadedPin) {
  if (!pin.link) return null
  const official = pin.official_id ? people.get(pin.official_id) : undefined
  return { name: domainOf(pin.link) ?? '', official_user: nameCard(ctx, official) }
}

/** The website of a person, when it is what the pin links to. */
function linkUserWebsite(ctx: Context, loaded: LoadedPin): Pin['link_user_website'] {
  const official_user = linkDomain(ctx, loaded)?.official_user
  return official_user ? { official_user } : null
}

export function domainOf(link: string): string | null {
  return URL.parse(link)?.hostname.replace(/^www\./, '') ?? null
}
