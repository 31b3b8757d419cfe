import { sql } from 'kysely'
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

/** D72, in_nux: the best pins of the topics one chose, each topic in turn, no pin and no picture twice. Who chose none sees the best of all. */
export async function pickerPins(ctx: Context): Promise<Page<Pin>> {
  const chosen = ctx.actor ? await chosenBy(ctx, ctx.actor.id) : []
  const tree = await interestTree(ctx.house)
  const most = PICKER_PINS + SPARE
  const lists: Id[][] = []
  for (const id of chosen.slice(0, most)) {
    const { rows } = await sql<{ pin_id: Id }>`SELECT pin_id FROM pin_search
      WHERE topics && ${tree.withChildren(id)}::bigint[] AND kind <> 'product' AND ${notHidden(ctx, sql`pin_search.aggregate_id`)}
      ORDER BY score DESC, pin_id DESC LIMIT ${most}`.execute(ctx.db)
    lists.push(rows.map((row) => row.pin_id))
  }
  if (!lists.length) {
    const { rows } = await sql<{ pin_id: Id }>`SELECT pin_id FROM pin_search
      WHERE ${notHidden(ctx, sql`pin_search.aggregate_id`)} ORDER BY score DESC, pin_id DESC LIMIT ${most}`.execute(
      ctx.db,
    )
    lists.push(rows.map((row) => row.pin_id))
  }
  const ids = [...new Set(inTurn(lists))].slice(0, most)
  const read = async () => ids.map((pin_id, at) => ({ pin_id, cursor_key: [at] }))
  const pictures = new Set<string>()
  const isAnother = ({ image_signature }: Pin) =>
    !image_signature || (!pictures.has(image_signature) && Boolean(pictures.add(image_signature)))
  const page = await listPins(ctx, PICKER_PINS, (after) => (after ? Promise.resolve([]) : read()), 'list', isAnother)
  return { ...page, next: null }
}

const inTurn = (lists: Id[][]): Id[] =>
  Array.from({ length: Math.max(0, ...lists.map((list) => list.length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat()

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
