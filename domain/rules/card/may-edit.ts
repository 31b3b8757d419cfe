import type { PinCard } from '../../entities/pin.ts'
import type { Viewer } from '../../entities/viewer.ts'
import type { Id } from '../../id.ts'

type Edited = Pick<PinCard, 'id' | 'access' | 'saved_info'> & { board: { owner?: { id: Id } | undefined } | null }
type Editor = Pick<Viewer, 'is_auth' | 'id'>

/** Spec 6, Pin owner. The viewer owns the pin's board, or has write access, or saved the pin. */
export function mayEdit(pin: Edited, viewer: Editor): boolean {
  return viewer.is_auth && (mayEditItself(pin, viewer) || pin.saved_info !== null)
}

/** Which pin the edit button opens: this one, else the viewer's own save of it. Null: none. */
export function editedPin(pin: Edited, viewer: Editor): Id | null {
  if (!mayEdit(pin, viewer)) return null
  return mayEditItself(pin, viewer) ? pin.id : (pin.saved_info?.local_pin_id ?? null)
}

function mayEditItself(pin: Edited, viewer: Editor): boolean {
  return pin.access.includes('write') || (viewer.id !== null && pin.board?.owner?.id === viewer.id)
}
