import type { Context } from '../context.ts'
import type { LoadedPin } from './load-pins.ts'
import { parsePersonSettings } from './person-settings.ts'
import { isWeightLossAd } from './show-kinds.ts'

type Listed = Pick<LoadedPin, 'pin' | 'aggregate'>

/**
 * Returns whether a pin is left out of lists: for visitors, sensitive pictures; for members, ads of a kind they opted
 * out of.
 */
export function isUnwantedInList(ctx: Context, listed: Listed): boolean {
  if (!ctx.viewer) return listed.aggregate.is_sensitive
  return isWeightLossAd(listed) && parsePersonSettings(ctx.viewer).weight_loss_ads_opted_out
}
