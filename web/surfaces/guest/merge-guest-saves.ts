import { LOG_EVENT } from '#domain/log-events.ts'
import { RepinResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { type AskRefusal, isAskRefusal } from '../../ask.ts'
import { listUnmergedGuestSaves, removeMergedGuestSave } from '../../hooks/guest-saves.ts'
import { logEvent } from '../../tracking/log.ts'
import { REFETCH_AFTER_SAVE } from '../save/refetch-after-save.ts'

const LOCK = 'bb:guest-saves'

/** Refusals that may succeed later; after any other answer the save is forgotten. */
const LATER: readonly AskRefusal['kind'][] = ['offline', 'broken', 'away', 'too_fast', 'not_signed_in']

/**
 * Saves each pin that a visitor remembered, once, after sign-in. Only one tab does this at a time. Each save keeps its
 * idempotency key and is removed once answered, so that an interrupted merge continues later.
 */
async function merge({ store, ask, say }: AppContextValue): Promise<void> {
  let saved = 0
  const left = listUnmergedGuestSaves()
  if (left.length) logEvent({ event_type: LOG_EVENT.guestQuickSave, aux_data: { count: left.length } })
  for (const save of left) {
    if (!store.get().viewer.is_auth) return
    try {
      await ask(RepinResource.create, { pin_id: save.pin_id, carousel_slot_id: save.slot_id }, { key: save.key })
      saved += 1
    } catch (thrown) {
      console.warn(`guest save of ${save.pin_id}`, isAskRefusal(thrown) ? thrown.message : thrown)
      if (isAskRefusal(thrown) && LATER.includes(thrown.kind)) continue
    }
    removeMergedGuestSave(save)
  }
  if (saved === 0) return
  logEvent({ event_type: LOG_EVENT.guestSavesMerged, aux_data: { count: saved } })
  store.invalidate(...REFETCH_AFTER_SAVE)
  showToast({ text: say('guest.merged', { count: saved }), duration: 5000 })
}

async function mergeAlone(frame: AppContextValue): Promise<void> {
  if (listUnmergedGuestSaves().length === 0) return
  // Web Locks need a secure context; without them the idempotency keys alone prevent double saves.
  if (navigator.locks) await navigator.locks.request(LOCK, () => merge(frame))
  else await merge(frame)
}

/** Merges now if someone is signed in, and whenever someone signs in. */
export function mergeGuestSavesOnSignIn(frame: AppContextValue): void {
  let before: string | null = null
  const look = () => {
    const { id } = frame.store.get().viewer
    if (id === before) return
    before = id
    if (id !== null) void mergeAlone(frame).catch((thrown: unknown) => console.warn('guest saves', thrown))
  }
  frame.store.watch(look)
  look()
}
