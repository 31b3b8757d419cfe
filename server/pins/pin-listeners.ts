import { countDay } from '../events/pin-days.ts'
import type { Listeners } from '../facts/listener.ts'
import { sweepPicture } from '../media/sweep-pictures.ts'
import { fetchWaiting } from './fetch-waiting.ts'

export const pinListeners: Listeners = {
  'pin.waiting': { fetchPicture: (house, { pin_id }) => fetchWaiting(house, pin_id) },
  'picture.unused': { sweep: async (house, { signature }) => void (await sweepPicture(house, signature)) },
  'pin.saved': { countDay: (house, { from_pin_id }) => countDay(house.db, house.clock(), from_pin_id, 'saves', 1) },
}
