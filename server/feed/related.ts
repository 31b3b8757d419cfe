import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import { neighborPage } from './neighbor-page.ts'

/** feed.15: what is kept together with this thing, looks like it or speaks of the same; then the pool, so that it never ends early. */
export function relatedPins(ctx: Context, { pin }: { pin: Id }): Promise<Page<Pin>> {
  // A pin that became one with another leads there.
  const seeds = sql`SELECT aggregate_id AS aggregate, 1::float8 AS weight FROM pins
    WHERE id = coalesce((SELECT into_id FROM merged_pins WHERE pin_id = ${pin}), ${pin}::bigint)`
  return neighborPage(ctx, PAGE_SIZE, { seeds, isNew: sql`true`, pin })
}
