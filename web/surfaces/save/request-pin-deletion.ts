import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { isAskRefusal } from '../../ask.ts'

/**
 * Deletes a pin. Returns false if it was already gone, for example deleted in another tab: then there is nothing to
 * undo.
 */
export async function requestPinDeletion({ ask }: Pick<AppContextValue, 'ask'>, id: Id): Promise<boolean> {
  try {
    await ask(PinResource.delete, { id })
    return true
  } catch (thrown) {
    if (isAskRefusal(thrown) && thrown.http_status === 404) return false
    throw thrown
  }
}
