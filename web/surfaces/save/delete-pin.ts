import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { isRefused } from '../../ask.ts'
import type { Frame } from '../../frame.tsx'

/** Deletes a pin. False: it was gone already, deleted in another tab for example, so there is nothing to undo here. */
export async function deletePin({ ask }: Pick<Frame, 'ask'>, id: Id): Promise<boolean> {
  try {
    await ask(PinResource.delete, { id })
    return true
  } catch (thrown) {
    if (isRefused(thrown) && thrown.http_status === 404) return false
    throw thrown
  }
}
