import { sql } from 'kysely'
import type { Id } from '#domain/id.ts'
import { AUDIENCE, type PinState, pinAudience } from '#domain/rules/viewer/audience.ts'
import type { Context } from '../context.ts'
import { toBoardAudienceInput } from '../records/load-boards.ts'
import { toPersonState } from '../records/load-people.ts'
import type { PinRow } from '../records/load-pins.ts'
import { changePinCounts, updateBoardCovers } from './insert-pin.ts'
import { insertBoardPins, insertOtherListRows, type PinPlace, unlistPins } from './list-rows.ts'
import { loadAudienceInputs } from './refresh-audiences.ts'

const isThere = (pin: PinRow) => pin.state !== 'trashed' && pin.state !== 'removed'

/**
 * Moves pins to their owners' trash: a 404 for everyone from now on, restorable for a while. Pins that are deleted with
 * a board of the same owner have no rows of their own there, and that board keeps its covers.
 */
export async function trashPins(ctx: Context, all: PinRow[], deletionId: Id, withBoardOf?: Id): Promise<void> {
  const pins = all.filter(isThere)
  if (!pins.length) return
  const ids = pins.map((pin) => pin.id)
  const listed = await unlistPins(ctx, pins)
  await sql`UPDATE pins SET former_state = state, state = 'trashed', audience = ${AUDIENCE.nobody}, deleted_at = ${ctx.now},
    deletion_id = ${deletionId} WHERE id = ANY(${ids}::bigint[])`.execute(ctx.db)
  const kinds = pins.map((pin) => (pin.pinner_id === withBoardOf ? 'with_board' : 'pin'))
  await sql`INSERT INTO trash (user_id, deletion_id, target_id, kind, deleted_at, position)
    SELECT n.user_id, ${deletionId}::bigint, n.id, n.kind, ${ctx.now}::timestamptz, n.position
    FROM unnest(${pins.map((pin) => pin.pinner_id)}::bigint[], ${ids}::bigint[], ${kinds}::text[],
      ${ids.map((id) => listed.get(id)?.position ?? null)}::text[]) AS n(user_id, id, kind, position)
    ON CONFLICT DO NOTHING`.execute(ctx.db)
  await withdrawStories(ctx, pins, ctx.now)
  for (const pin of pins) changePinCounts(ctx, { ...pin, audience: listed.get(pin.id)?.audience ?? pin.audience }, -1)
  if (!withBoardOf) await updateBoardCovers(ctx, boardsOf(pins))
}

/**
 * Withdraws stories whose creator deletes them, for everyone who saved them, or restores them with the creator's own
 * pin (story.7).
 */
async function withdrawStories(ctx: Context, pins: PinRow[], at: Date | null): Promise<void> {
  await sql`UPDATE aggregates SET story_deleted_at = ${at}::timestamptz WHERE id = ANY(${pins.map((pin) => pin.aggregate_id)}::bigint[])
    AND kind = 'story' AND first_pin_id = ANY(${pins.map((pin) => pin.id)}::bigint[])`.execute(ctx.db)
}

const boardsOf = (pins: { board_id: Id | null }[]): Id[] => pins.flatMap((pin) => pin.board_id ?? [])

/** Restores pins to their former places. If the board is gone, they go to the profile. */
export async function restorePins(ctx: Context, all: PinRow[]): Promise<void> {
  const pins = all.filter((pin) => pin.state === 'trashed')
  if (!pins.length) return
  const { boards, people } = await loadAudienceInputs(ctx, pins)
  const positions = await leaveTrash(ctx, pins)
  const places = pins.map((pin): PinPlace & { state: string } => {
    const found = pin.board_id ? boards.get(pin.board_id) : undefined
    const board = found && found.state !== 'trashed' ? found : null
    const state = pin.former_state ?? 'live'
    const audience = pinAudience(
      { state: state as PinState, pinnerState: toPersonState(people.get(pin.pinner_id)) },
      board && toBoardAudienceInput(board, people.get(board.owner_id)),
    )
    const section = board?.sections.find((one) => one.id === pin.section_id)
    return {
      pin,
      state,
      audience,
      board_id: board?.id ?? null,
      section_id: section?.id ?? null,
      position: positions.get(pin.id),
    }
  })
  await sql`UPDATE pins t SET state = n.state, former_state = NULL, audience = n.audience, board_id = n.board_id,
      section_id = n.section_id, deleted_at = NULL, deletion_id = NULL
    FROM unnest(${places.map(({ pin }) => pin.id)}::bigint[], ${places.map((one) => one.state)}::text[],
      ${places.map((one) => one.audience)}::smallint[], ${places.map((one) => one.board_id)}::bigint[],
      ${places.map((one) => one.section_id)}::bigint[]) AS n(id, state, audience, board_id, section_id)
    WHERE t.id = n.id`.execute(ctx.db)
  await withdrawStories(ctx, pins, null)
  await insertOtherListRows(ctx, places)
  await insertBoardPins(ctx, places)
  for (const { pin, audience, board_id, section_id } of places)
    changePinCounts(ctx, { ...pin, audience: audience as typeof pin.audience, board_id, section_id }, +1)
  await updateBoardCovers(ctx, boardsOf(places))
}

async function leaveTrash(ctx: Context, pins: PinRow[]): Promise<Map<Id, string | null>> {
  const left = await ctx.db
    .deleteFrom('trash')
    .where('user_id', 'in', [...new Set(pins.map((pin) => pin.pinner_id))])
    .where('deletion_id', 'in', [...new Set(pins.flatMap((pin) => pin.deletion_id ?? []))])
    .where(
      'target_id',
      'in',
      pins.map((pin) => pin.id),
    )
    .returning(['target_id', 'position'])
    .execute()
  return new Map(left.map((row) => [row.target_id, row.position]))
}
