import { type RawBuilder, sql } from 'kysely'
import { PIN_PICKER_COUNT } from '#domain/constants/onboarding.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { loadInterestTree } from '../records/interest-tree.ts'
import { listPins } from '../records/list-pins.ts'

/** Number of extra pins, since some may be hidden from the viewer. */
const SPARE = 20
const MOST = PIN_PICKER_COUNT + SPARE
/** Number of pins considered in total, shared equally by the topics, because many pins may have the same picture. */
const LOOKED_AT = 1_600

type Found = { pin_id: Id; picture: string | null }

/**
 * Lists the best pins of the chosen topics for onboarding, alternating between topics, without repeating a pin or a
 * picture. Without chosen topics, the best of all.
 */
export async function listPickerPins(ctx: Context): Promise<Page<Pin>> {
  return listBestOnce(ctx, ctx.actor ? await chosenBy(ctx, ctx.actor.id) : [])
}

/** Lists the best pins of all as decoration, without repeating a picture; the chosen topics don't matter. */
export const listWallPins = (ctx: Context): Promise<Page<Pin>> => listBestOnce(ctx, [])

async function listBestOnce(ctx: Context, chosen: Id[]): Promise<Page<Pin>> {
  const tree = await loadInterestTree(ctx.house)
  const topics = chosen.slice(0, MOST)
  const each = Math.max(MOST, Math.floor(LOOKED_AT / Math.max(1, topics.length)))
  const lists: Found[][] = []
  for (const id of topics)
    lists.push(
      await best(
        ctx,
        sql`topics && ${tree.withChildren(id)}::bigint[] AND kind <> 'product'
          AND ${notHiddenCondition(ctx, sql`pin_search.aggregate_id`)}`,
        each,
      ),
    )
  if (!lists.length) lists.push(await best(ctx, sql`true`, each))
  const ids = pinsOnce(inTurn(lists)).slice(0, MOST)
  const read = async () => ids.map((pin_id, at) => ({ pin_id, cursor_key: [at] }))
  const pictures = new Set<string>()
  const isAnother = ({ image_signature }: Pin) =>
    !image_signature || (!pictures.has(image_signature) && Boolean(pictures.add(image_signature)))
  const page = await listPins(
    ctx,
    PIN_PICKER_COUNT,
    (after) => (after ? Promise.resolve([]) : read()),
    'list',
    isAnother,
  )
  return { ...page, next: null }
}

async function best(ctx: Context, isOf: RawBuilder<unknown>, limit: number): Promise<Found[]> {
  const { rows } = await sql<Found>`SELECT s.pin_id, a.image_signature AS picture FROM (
      SELECT pin_id, aggregate_id, score FROM pin_search
      WHERE ${isOf} ORDER BY score DESC, pin_id DESC LIMIT ${limit}) s
    JOIN aggregates a ON a.id = s.aggregate_id ORDER BY s.score DESC, s.pin_id DESC`.execute(ctx.db)
  return rows
}

const inTurn = (lists: Found[][]): Found[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat()

/** Keeps the first pin of each picture; pins without a picture are all kept. */
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
    .limit(PIN_PICKER_COUNT)
    .execute()
  return rows.map((row) => row.target_id)
}
