import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import type { Page } from '#domain/resource.ts'
import type { Context } from '../context.ts'
import type { CursorKey } from '../cursor.ts'
import { loadListPage } from '../list-page.ts'
import { loadPins, type PinAccessMode } from './load-pins.ts'

export type ListedPin = { pin_id: Id; cursor_key: CursorKey }

/** Loads a page of pins from a list of their ids. */
export function listPins(
  ctx: Context,
  size: number,
  read: (after: CursorKey | null, limit: number) => Promise<ListedPin[]>,
  how: PinAccessMode = 'list',
  isWanted: (pin: Pin) => boolean = () => true,
  spare = 0,
): Promise<Page<Pin>> {
  const load = async (rows: ListedPin[]) => {
    const ids = rows.map((row) => row.pin_id)
    const pins = await loadPins(ctx, ids, how)
    return pins.map((pin) => (pin && isWanted(pin) ? pin : null))
  }
  return loadListPage(ctx, size, read, load, spare)
}
