import type { Board } from '#domain/entities/board.ts'
import type { Notification } from '#domain/entities/notification.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { UserCard } from '#domain/entities/user.ts'
import type { Id } from '#domain/id.ts'
import { formatRfc2822 } from '#domain/rules/format/dates.ts'
import { imagePath } from '#domain/rules/media/image-url.ts'
import {
  findNotificationKind,
  type NotificationKind,
  type NotificationTargetPage,
} from '#domain/rules/notifications/notification-kinds.ts'
import { formatText, type Say, type TextKey } from '#domain/text/say.ts'
import { showBoardInvites } from '../boards/show-invites.ts'
import type { Context, SignedIn } from '../context.ts'
import { catalogueForLocale, makeSayForLocale } from '../mail/compose-mail.ts'
import { mediaBaseUrl } from '../records/avatar-urls.ts'
import { loadBoards } from '../records/load-boards.ts'
import { loadPeople, loadUsers, mayBeNamed, toUserCard } from '../records/load-people.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadMutedPeople } from './muted-people.ts'
import type { NotificationRow } from './notification-row.ts'

type NamedBoard = { id: Id; name: string; url: string; image: string | null; whole: Board | null }
type MentionedObjects = {
  pins: Map<Id, Pin>
  boards: Map<Id, NamedBoard>
  people: Map<Id, UserCard>
  comments: Set<Id>
  conversations: Set<Id>
}

/** Shows notifications as the receiver may see them now, without items that are no longer visible. */
export async function showNotifications(ctx: SignedIn, rows: NotificationRow[]): Promise<(Notification | null)[]> {
  const known = await loadKnown(ctx, rows)
  const shown = rows.map((row) => showOne(ctx, row, known))
  return ctx.fields === 'card' ? shown : withContent(ctx, rows, shown, known)
}

async function loadKnown(ctx: SignedIn, rows: NotificationRow[]): Promise<MentionedObjects> {
  const about = (...kinds: string[]) =>
    rows.flatMap((row) =>
      row.target_id && kinds.includes(findNotificationKind(row.kind)?.about ?? '') ? [row.target_id] : [],
    )
  const pinIds = unique([...about('pin'), ...objectsOf(rows, 'pin')])
  const pins = await loadPins(ctx, pinIds, 'url')
  const boards = await loadNamedBoards(ctx, unique(about('board')), unique(about('invitation')))
  const actors = unique(rows.flatMap((row) => row.events.flatMap(({ actor_id }) => actor_id ?? [])))
  const people = await loadPeople(ctx, actors)
  const muted = await loadMutedPeople(ctx, ctx.viewer.id)
  const named = [...people.values()].filter((person) => mayBeNamed(ctx, person) && !muted.has(person.id))
  return {
    pins: byId(pins),
    boards,
    comments: await liveComments(ctx, about('pin'), objectsOf(rows, 'comment')),
    conversations: await openConversations(ctx, about('conversation')),
    people: new Map(named.map((person) => [person.id, toUserCard(ctx, person)])),
  }
}

const objectsOf = (rows: NotificationRow[], what: 'pin' | 'comment'): Id[] =>
  rows.flatMap((row) =>
    findNotificationKind(row.kind)?.with === what ? row.events.flatMap(({ object_id }) => object_id ?? []) : [],
  )

/** Returns which of these comments still exist on these pins. */
async function liveComments(ctx: Context, pinIds: Id[], ids: Id[]): Promise<Set<Id>> {
  if (!ids.length) return new Set()
  const rows = await ctx.db
    .selectFrom('comments')
    .select('id')
    .where('aggregate_id', 'in', (db) => db.selectFrom('pins').select('aggregate_id').where('id', 'in', pinIds))
    .where('id', 'in', ids)
    .where('state', '=', 'live')
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Returns which of these conversations the viewer has not left. */
async function openConversations(ctx: SignedIn, ids: Id[]): Promise<Set<Id>> {
  if (!ids.length) return new Set()
  const rows = await ctx.db
    .selectFrom('inbox')
    .select('conversation_id')
    .where('user_id', '=', ctx.viewer.id)
    .where('conversation_id', 'in', ids)
    .where('state', 'in', ['open', 'request'])
    .execute()
  return new Set(rows.map((row) => row.conversation_id))
}

/** Loads boards the viewer may open, and boards they are invited to, of which they see only the name and the cover. */
async function loadNamedBoards(ctx: SignedIn, open: Id[], asked: Id[]): Promise<Map<Id, NamedBoard>> {
  const boards = open.length ? await loadBoards(ctx, open) : []
  const invites = await showBoardInvites(
    ctx,
    asked.map((board_id) => ({ board_id, user_id: ctx.viewer.id })),
  )
  const named: NamedBoard[] = [
    ...boards.flatMap((board) => (board ? { ...board, image: board.image_thumbnail_url, whole: board } : [])),
    ...invites.flatMap((invite) =>
      invite ? { ...invite.board, image: invite.board.image_cover_url, whole: null } : [],
    ),
  ]
  return new Map(named.map((board) => [board.id, board]))
}

function showOne(ctx: SignedIn, row: NotificationRow, known: MentionedObjects): Notification | null {
  const rules = findNotificationKind(row.kind)
  if (!rules) return null
  const pin = rules.about === 'pin' ? known.pins.get(row.target_id as Id) : undefined
  const board = ['board', 'invitation'].includes(rules.about) ? known.boards.get(row.target_id as Id) : undefined
  if (rules.about === 'pin' && !pin) return null
  if (rules.about === 'conversation' && !known.conversations.has(row.target_id as Id)) return null
  if (['board', 'invitation'].includes(rules.about) && !board) return null
  const visible = row.events.filter(({ actor_id, object_id }) => {
    if (rules.with === 'pin' && object_id && !known.pins.has(object_id)) return false
    if (rules.with === 'comment' && object_id && !known.comments.has(object_id)) return false
    return actor_id === null || known.people.has(actor_id)
  })
  if (!visible.length) return null
  const actors = unique(visible.flatMap(({ actor_id }) => actor_id ?? [])).flatMap((id) => known.people.get(id) ?? [])
  const everyone = new Set(row.events.map(({ actor_id }) => actor_id)).size
  const further = rules.counts === 'people' ? Math.max(row.count - everyone, 0) : 0
  const actorCount = actors.length + further
  const picture = pin ? thumbnailOf(ctx, pin) : board?.image
  return {
    type: 'news',
    id: row.id,
    kind: row.kind,
    category: rules.choice ?? 'account',
    header_text: headerText(ctx, row.kind as NotificationKind, {
      names: actors.map(({ full_name }) => full_name),
      people: actorCount,
      count: rules.counts === 'amount' ? row.count : actorCount,
      board: board?.name ?? '',
      pin: pin?.grid_title || makeSayForLocale(ctx.locale)('card.untitled'),
    }),
    unread: row.read_at === null,
    last_updated_at: formatRfc2822(row.updated_at),
    url: ADDRESSES[rules.leadsTo]?.({ row, actors, pin, board }) ?? rules.leadsTo,
    actors: actors.slice(0, 2),
    actor_count: actorCount,
    picture: picture ? { url: picture, dominant_color: pin?.dominant_color ?? '#e9e9e4' } : null,
    board: board ? { id: board.id, name: board.name } : null,
    content_items: [],
  }
}

const thumbnailOf = (ctx: Context, { image_signature, image_ext }: Pin) =>
  image_signature && mediaBaseUrl(ctx.house.settings) + imagePath('136x136', image_signature, image_ext)

type Led = { row: NotificationRow; actors: UserCard[]; pin: Pin | undefined; board: NamedBoard | undefined }

const details = ({ row }: Led) => `/notifications/${row.id}/`
const ADDRESSES: Record<string, (led: Led) => string> = {
  details,
  person: (led) => (led.actors.length === 1 ? `/${led.actors[0]?.username}/` : details(led)),
  pin: ({ pin }) => `/pin/${pin?.id}/`,
  comments: ({ pin }) => `/pin/${pin?.id}/comments`,
  board: (led) => led.board?.url ?? details(led),
  conversation: ({ row }) => `/conversation/${row.target_id}/`,
} satisfies Record<NotificationTargetPage, (led: Led) => string>

type TextValues = { names: string[]; people: number; count: number; board: string; pin: string }

/** The sentence of a notification: "Ada and 3 others saved your Pin". The number chooses its plural form. */
function headerText({ locale }: Context, kind: NotificationKind, { names, people, ...said }: TextValues): string {
  const key: TextKey = `news.${kind}`
  return formatText(catalogueForLocale(locale), locale, key, {
    ...said,
    who: whoDidIt(makeSayForLocale(locale), names, people),
  })
}

function whoDidIt(say: Say, [first = '', second = '']: string[], people: number): string {
  if (people <= 1) return first
  return people === 2 && second ? say('news.both', { first, second }) : say('news.others', { first, count: people - 1 })
}

/** Adds complete objects to each notification, for external clients. */
async function withContent(
  ctx: Context,
  rows: NotificationRow[],
  shown: (Notification | null)[],
  known: MentionedObjects,
) {
  const people = byId(
    await loadUsers(ctx, unique(shown.flatMap((notification) => notification?.actors.map(({ id }) => id) ?? []))),
  )
  return shown.map((notification, at) => {
    const row = rows[at]
    if (!notification || !row) return null
    const pins = row.events.flatMap(({ object_id }) => (object_id ? (known.pins.get(object_id) ?? []) : []))
    const target = row.target_id ? (known.pins.get(row.target_id) ?? known.boards.get(row.target_id)?.whole) : null
    const actors = notification.actors.flatMap(({ id }) => people.get(id) ?? [])
    const contents = [...(target ? [target] : []), ...pins, ...actors]
    return {
      ...notification,
      content_items: contents.map((content_object) => ({ event_type: row.kind, content_object })),
    }
  })
}

const unique = <T>(all: T[]): T[] => [...new Set(all)]
const byId = <T extends { id: Id }>(all: (T | null)[]) =>
  new Map(all.flatMap((one) => (one ? [[one.id, one] as const] : [])))
