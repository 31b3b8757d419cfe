import { type RawBuilder, sql } from 'kysely'
import { PICKER_PINS } from '#domain/constants/onboarding.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { interestTree } from '../records/interest-tree.ts'
import { listPins } from '../records/list-pins.ts'

/** More than are shown, since some may not be seen. */
const SPARE = 20
const MOST = PICKER_PINS + SPARE
/** So many are looked at in all, of each topic its share: many pins may have one picture. */
const LOOKED_AT = 1_600

type Found = { pin_id: Id; picture: string | null }

/** D72, in_nux: the best pins of the topics one chose, each topic in turn, no pin and no picture twice. Who chose none sees the best of all. */
export async function pickerPins(ctx: Context): Promise<Page<Pin>> {
  const chosen = ctx.actor ? await chosenBy(ctx, ctx.actor.id) : []
  const tree = await interestTree(ctx.house)
  const topics = chosen.slice(0, MOST)
  const each = Math.max(MOST, Math.floor(LOOKED_AT / Math.max(1, topics.length)))
  const lists: Found[][] = []
  for (const id of topics)
    lists.push(await best(ctx, sql`topics && ${tree.withChildren(id)}::bigint[] AND kind <> 'product'`, each))
  if (!lists.length) lists.push(await best(ctx, sql`true`, each))
  const ids = pinsOnce(inTurn(lists)).slice(0, MOST)
  const read = async () => ids.map((pin_id, at) => ({ pin_id, cursor_key: [at] }))
  const pictures = new Set<string>()
  const isAnother = ({ image_signature }: Pin) =>
    !image_signature || (!pictures.has(image_signature) && Boolean(pictures.add(image_signature)))
  const page = await listPins(ctx, PICKER_PINS, (after) => (after ? Promise.resolve([]) : read()), 'list', isAnother)
  return { ...page, next: null }
}

async function best(ctx: Context, isOf: RawBuilder<unknown>, limit: number): Promise<Found[]> {
  const { rows } = await sql<Found>`SELECT s.pin_id, a.image_signature AS picture FROM (
      SELECT pin_id, aggregate_id, score FROM pin_search
      WHERE ${isOf} AND ${notHidden(ctx, sql`pin_search.aggregate_id`)} ORDER BY score DESC, pin_id DESC LIMIT ${limit}) s
    JOIN aggregates a ON a.id = s.aggregate_id ORDER BY s.score DESC, s.pin_id DESC`.execute(ctx.db)
  return rows
}

const inTurn = (lists: Found[][]): Found[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat()

/** The first pin of each picture; those without one are all different. */
function pinsOnce(found: readonly Found[]): Id[] {
  const first = new Map<string, Id>()
  for (const { pin_id, picture } of found) {
    const key = picture ?? pin_id
    if (!first.has(key)) first.set(key, pin_id)
  }
  return [...new Set(first.values())]
}

async function chosenBy({ db }: Context, userId: Id): Promise<Id[]> {
  const rows = await db
    .selectFrom('follows')
    .select('target_id')
    .where('follower_id', '=', userId)
    .where('kind', '=', 'interest')
    .orderBy('created_at', 'desc')
    .limit(PICKER_PINS)
    .execute()
  return rows.map((row) => row.target_id)
}
