import { LINK_MAX } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { LOG_EVENT } from '#domain/log-events.ts'
import { isWithinEventBytes } from '#domain/option-schemas.ts'
import { isOutboundClick } from '#domain/rules/link/outbound-click.ts'
import type { Context } from '../context.ts'
import { pinsOfOthers } from '../events/count-pin-days.ts'
import { addToPinDay } from '../events/pin-days.ts'
import { storeEvents } from '../events/store-events.ts'

const DAY = 24 * 3600_000

type Click = {
  url: string
  pin_id?: Id | undefined
  third_party_ad?: string | undefined
  client_tracking_params?: string | undefined
  aux_data?: unknown
  guid?: string | undefined
}

/**
 * Records a click once: in the pin's anonymous daily count, unless it is a bot's or the owner's, and as an event for
 * people who consented.
 */
export async function recordClick(ctx: Context, click: Click): Promise<void> {
  const { guid, pin_id, third_party_ad, aux_data } = click
  if (ctx.debug || ctx.isBot || (guid && !(await isFirst(ctx, guid)))) return
  if (pin_id && isOutboundClick(aux_data) && (await pinsOfOthers(ctx, new Set([pin_id]))).has(pin_id))
    await addToPinDay(ctx.db, ctx.now, pin_id, 'outbound', 1)
  const object_id_str = pin_id ?? third_party_ad
  await storeEvents(ctx, [
    {
      event_type: LOG_EVENT.wayOut,
      ...(guid && { id: guid.slice(0, 40) }),
      ...(object_id_str && { object_id_str }),
      aux_data: detailsOf(click),
    },
  ])
}

/** Details of the click that are small enough to be stored with an event. */
function detailsOf({ url, client_tracking_params, third_party_ad, aux_data }: Click): object {
  const most = { url: url.slice(0, LINK_MAX), third_party_ad }
  const more = { ...most, client_tracking_params }
  return [{ ...more, aux_data }, more].find(isWithinEventBytes) ?? most
}

async function isFirst(ctx: Context, guid: string): Promise<boolean> {
  const whose = ctx.viewer?.id ?? ctx.csrf ?? ctx.ip
  const row = await ctx.db
    .insertInto('attempts')
    .values({ key: `click ${whose} ${guid}`, count: 1, until: new Date(ctx.now.getTime() + DAY) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
