import type { Viewer } from '#domain/entities/viewer.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { keep, storedJson } from '../../state/browser-storage.ts'

const KEY = 'bb:viewedSharedPins'
const MOST = 200

/** Spec 3, Viewer, viewedSharedPins: by pin id, with the code. */
type ViewedSharedPins = Record<string, { inviteCode: string }>

/** Without consent they are known until the page is left. */
let seen: ViewedSharedPins | undefined

const known = (): ViewedSharedPins => {
  seen ??= storedJson<ViewedSharedPins>('localStorage', KEY) ?? {}
  return seen
}

export const isSeenInvite = (pinId: string, code: string) => known()[pinId]?.inviteCode === code

export function rememberInvite({ consent }: Viewer, pinId: string, inviteCode: string) {
  const { [pinId]: _, ...others } = known()
  seen = Object.fromEntries([...Object.entries(others), [pinId, { inviteCode }] as const].slice(-MOST))
  if (mayKeep('seen_invites', consent)) keep('localStorage', KEY, JSON.stringify(seen))
}
