import { actionsOf, type BoardAction } from './board-action.ts'

type Place = { state: string; permissions: number } | undefined

/** Spec 5. Board actions are allowed to the owner, or to a collaborator whose permissions include the action. */
export function mayActOnBoard(place: Place, action: BoardAction): boolean {
  if (place?.state === 'owner') return true
  return place?.state === 'member' && actionsOf(place.permissions).includes(action)
}
