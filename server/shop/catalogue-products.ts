import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Id } from '#domain/id.ts'
import { CatalogueProductsResource } from '#domain/resources/catalogues.ts'
import { defineAnswers } from '../answer.ts'
import type { CursorKey } from '../cursor.ts'
import { type ListedPin, listPins } from '../records/list-pins.ts'
import { requireOwnCatalogue } from './catalogues.ts'

/** Products that a catalogue currently lists, ordered by their ids there (card.53). */
export const catalogueProductsAnswers = defineAnswers(CatalogueProductsResource, {
  async get(ctx, { catalogue_id }) {
    const { id } = await requireOwnCatalogue(ctx, catalogue_id)
    const read = async (after: CursorKey | null, limit: number): Promise<ListedPin[]> => {
      const rows = await ctx.db
        .selectFrom('catalogue_items')
        .select(['item_key', 'pin_id'])
        .where('catalogue_id', '=', id)
        .where('pin_id', 'is not', null)
        .where('gone_at', 'is', null)
        .$if(after !== null, (query) => query.where('item_key', '>', `${after?.[0]}`))
        .orderBy('item_key')
        .limit(limit)
        .execute()
      return rows.map(({ item_key, pin_id }) => ({ pin_id: pin_id as Id, cursor_key: [item_key] }))
    }
    return listPins(ctx, DEFAULT_PAGE_SIZE, read)
  },
})
