import { LOG } from '#domain/log-events.ts'
import { RepinResource } from '#domain/resources/pins.ts'
import { showToast } from '#ui/toast/toast-store.ts'
import { isRefused, type Refused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'
import { leftToMerge, settleGuestSave } from '../../hooks/guest-saves.ts'
import { log } from '../../tracking/log.ts'
import { LISTS_OF_PINS } from '../save/lists-of-pins.ts'

const LOCK = 'bb:guest-saves'

/** What may go well another time is kept; everything else was answered. */
const LATER: readonly Refused['kind'][] = ['offline', 'broken', 'away', 'too_fast', 'not_signed_in']

/**
 * Spec 4, Signed-out saves: after sign-in each remembered pin is saved once. One tab does it at a time; each save has
 * the key it was remembered with and is taken out once answered, so that a page closed in the middle goes on later.
 */
async function merge({ store, ask, say }: Frame): Promise<void> {
  let saved = 0
  const left = leftToMerge()
  if (left.length) log({ event_type: LOG.guestQuickSave, aux_data: { count: left.length } })
  for (const save of left) {
    if (!store.get().viewer.is_auth) return
    try {
      await ask(RepinResource.create, { pin_id: save.pin_id, carousel_slot_id: save.slot_id }, { key: save.key })
      saved += 1
    } catch (thrown) {
      console.warn(`guest save of ${save.pin_id}`, isRefused(thrown) ? thrown.message : thrown)
      if (isRefused(thrown) && LATER.includes(thrown.kind)) continue
    }
    settleGuestSave(save)
  }
  if (saved === 0) return
  log({ event_type: LOG.guestSavesMerged, aux_data: { count: saved } })
  store.forget(...LISTS_OF_PINS)
  showToast({ text: say('guest.merged', { count: saved }), duration: 5000 })
}

async function mergeAlone(frame: Frame): Promise<void> {
  if (leftToMerge().length === 0) return
  // Locks exist on secure pages only; elsewhere the keys alone keep two tabs apart.
  if (navigator.locks) await navigator.locks.request(LOCK, () => merge(frame))
  else await merge(frame)
}

/** Merges now if someone is signed in, and whenever someone becomes so. */
export function mergeOnSignIn(frame: Frame): void {
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
