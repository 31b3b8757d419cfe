import type { SignedIn } from '../context.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { parsePersonSettings } from '../records/person-settings.ts'

/** Returns whether home shows a candidate. `marked` holds muted people and what was turned off, as "kind id". */
export function mayShowAtHome(
  { viewer }: SignedIn,
  marked: ReadonlySet<string>,
  part: LoadedPin | null | undefined,
): part is LoadedPin {
  if (!part || part.onlooker.isOwner || part.aggregate.story_deleted_at !== null) return false
  if (part.aggregate.is_sensitive && parsePersonSettings(viewer).blurs_sensitive) return false
  return !marked.has(`mute ${part.pin.pinner_id}`) && !marked.has(`off_interest ${part.aggregate.interest_id}`)
}
