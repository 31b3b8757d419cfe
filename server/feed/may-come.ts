import type { SignedIn } from '../context.ts'
import type { LoadedPin } from '../records/load-pins.ts'
import { settingsOf } from '../records/settings-of.ts'

/** Whether a pin that a source brings is shown at home. `marked` is whom one mutes and what one turned off, as "kind id". */
export function mayCome(
  { viewer }: SignedIn,
  marked: ReadonlySet<string>,
  part: LoadedPin | null | undefined,
): part is LoadedPin {
  if (!part || part.onlooker.isOwner || part.aggregate.story_deleted_at !== null) return false
  if (part.aggregate.is_sensitive && settingsOf(viewer).blurs_sensitive) return false
  return !marked.has(`mute ${part.pin.pinner_id}`) && !marked.has(`off_interest ${part.aggregate.interest_id}`)
}
