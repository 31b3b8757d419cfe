import type { Context } from '../context.ts'
import type { LoadedPin } from './load-pins.ts'
import { settingsOf } from './settings-of.ts'
import { isWeightLossAd } from './show-kinds.ts'

type Listed = Pick<LoadedPin, 'pin' | 'aggregate'>

/** No list of a visitor holds what would have to be blurred, and nobody's list an ad of a kind they opted out of. */
export function isUnwanted(ctx: Context, listed: Listed): boolean {
  if (!ctx.viewer) return listed.aggregate.is_sensitive
  return isWeightLossAd(listed) && settingsOf(ctx.viewer).weight_loss_ads_opted_out
}
