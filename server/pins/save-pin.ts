import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { Refusal } from '#domain/refusal.ts'
import type { AnswerOf, ParsedOptionsOf } from '#domain/resource.ts'
import type { RepinResource } from '#domain/resources/pins.ts'
import { toSlotTexts } from '#domain/rules/carousel/slides.ts'
import { mayShowOrigin } from '#domain/rules/pin/merge-pins.ts'
import { toSavedEvent } from '#domain/rules/save/save-pin.ts'
import { AUDIENCE, maySaveElsewhere } from '#domain/rules/viewer/audience.ts'
import { findOrCreateQuickSavesBoard } from '../boards/quick-saves-board.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { storeEvents } from '../events/store-events.ts'
import { insertPin } from '../places/insert-pin.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard, mustSeePin } from '../records/access.ts'
import { findCarouselSlot, withCarouselSlidePicture } from '../records/carousel-slide.ts'
import { type BoardRow, toBoardCard } from '../records/load-boards.ts'
import { loadPeople } from '../records/load-people.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { toSavedInfo } from '../records/show-pin.ts'
import { parsePinLink } from './clean-link.ts'
import { findSavedPin } from './find-saved-pin.ts'

type RepinOptions = ParsedOptionsOf<typeof RepinResource.create>
type Answer = AnswerOf<typeof RepinResource.create>

/** Saves a pin to a board. If the actor has it on that board already, returns the existing pin. */
export async function savePinToBoard(asked: Context, options: RepinOptions): Promise<Answer> {
  const ctx = requireSignedIn(asked)
  const source = await mustSeePin(ctx, options.pin_id)
  if (!maySaveElsewhere(source.audience, source.onlooker)) throw new Refusal('forbidden', 'pin.notSaveable')
  const boardId = options.board_id ?? (await findOrCreateQuickSavesBoard(ctx))
  const board = boardId ? await mustActOnBoard(ctx, boardId, 'add_pins') : null
  const section = mustHaveSection(board, options.section)
  const there = { board_id: board?.id ?? null, section: section?.id ?? null }
  const known = options.allow_duplicate ? null : await findSavedPin(ctx, { pin_id: source.pin.id, ...there })
  const id = known ?? (await insertSave(ctx, options, source, board, there.section))
  const owner = board ? (await loadPeople(ctx, [board.owner_id])).get(board.owner_id) : undefined
  const place = { pin_id: id, board_id: board?.id ?? null, section_id: section?.id ?? null }
  const saved_info = toSavedInfo(ctx, place, board ?? undefined, owner)
  if (!options.disable_event_log_info) await logSave(ctx, options, { source, id, board, wasThere: known !== null })
  const more = known ? 0 : 1
  const repin_count = source.aggregate.saves + more
  return {
    type: 'pin',
    id,
    board: board && owner ? toBoardCard(ctx, { ...board, pin_count: board.pin_count + more }, owner) : null,
    already_saved: known !== null,
    saved_info,
    original_pin: { type: 'pin', id: source.pin.id, repin_count, saved_info },
  }
}

type Saved = { source: LoadedPin; id: Id; board: BoardRow | null; wasThere: boolean }

/** Logs the save on the server for clients that don't log it themselves. */
async function logSave(ctx: Context, options: RepinOptions, { source, id, board, wasThere }: Saved): Promise<void> {
  const { client_tracking_params, event_context } = options
  const went = { pinId: source.pin.id, newPinId: id, boardId: board?.id ?? null }
  const save = { ...went, fromBoardId: source.pin.board_id, suggestedBoards: [] }
  const { event_data, aux_data } = toSavedEvent(save, wasThere)
  const more = { ...event_data, client_tracking_params, event_context }
  await storeEvents(ctx, [{ event_type: LOG_EVENT.savedPin, object_id_str: source.pin.id, event_data: more, aux_data }])
}

async function insertSave(
  asked: Context,
  options: RepinOptions,
  source: LoadedPin,
  board: BoardRow | null,
  section: Id | null,
) {
  const ctx = requireSignedIn(asked)
  const { pin } = source
  const { slot_id, aggregate, words } = seenSlot(source, options.carousel_slot_id)
  // The source pin is only stored when it was public.
  const isTold = source.audience === AUDIENCE.everyone && mayShowOrigin(pin)
  const id = ctx.house.newId()
  await insertPin(
    ctx,
    ctx.actor,
    {
      id,
      aggregate_id: aggregate.id,
      slot_id,
      pinner_id: ctx.actor.id,
      section_id: section,
      source_pin_id: pin.id,
      via_user_id: isTold ? pin.pinner_id : null,
      title: options.title ?? words.title,
      description: options.description ?? words.description,
      link: options.link === undefined ? words.link : parsePinLink(options.link),
      alt_text: options.alt_text ?? words.alt_text,
      is_repin: true,
      state: pin.state === 'waiting' ? 'waiting' : 'live',
      created_at: ctx.now,
      saved_at: ctx.now,
    },
    board,
    aggregate,
  )
  ctx.emit('pin.saved', { pin_id: id, from_pin_id: pin.id, board_id: board?.id ?? null })
  return id
}

/**
 * Returns the carousel slot from which the pin is saved, whose text and picture the new pin takes; else those of the
 * source pin.
 */
function seenSlot({ pin, aggregate }: LoadedPin, asked: string | undefined) {
  const { slot_id, title, description, link, alt_text } = pin
  const words = { title, description, link, alt_text }
  if (asked === undefined || asked === slot_id) return { slot_id, aggregate, words }
  const slot = findCarouselSlot(aggregate, asked)
  if (!slot) throw new Refusal('bad_input', 'pin.noSlot', {}, { field: 'carousel_slot_id' })
  const isSame = slot.image_signature === aggregate.image_signature
  const own = { ...words, ...toSlotTexts(slot), ...(!isSame && { alt_text: '' }) }
  return { slot_id: slot.slot_id, aggregate: withCarouselSlidePicture(aggregate, slot.slot_id), words: own }
}
