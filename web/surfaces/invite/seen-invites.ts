import type { Viewer } from '#domain/entities/viewer.ts'
import { mayKeep } from '#domain/rules/viewer/may-keep.ts'
import { keep, storedJson } from '../../state/browser-storage.ts'
import { rememberedKey } from '../../state/one-account.ts'

const MOST = 200

/** Spec 3, Viewer, viewedSharedPins: by pin id, with the code. */
type ViewedSharedPins = Record<string, { inviteCode: string }>

/** By account. Without consent they are known until the page is left. */
const seen = new Map<string, ViewedSharedPins>()

const keyOf = (viewer: Viewer) => rememberedKey('seenInvites', viewer.id)
const known = (key: string): ViewedSharedPins =>
  seen.get(key) ?? storedJson<ViewedSharedPins>('localStorage', key) ?? {}

export const isSeenInvite = (viewer: Viewer, pinId: string, code: string) =>
  known(keyOf(viewer))[pinId]?.inviteCode === code

export function rememberInvite(viewer: Viewer, pinId: string, inviteCode: string) {
  const key = keyOf(viewer)
  const { [pinId]: _, ...others } = known(key)
  const all = Object.fromEntries([...Object.entries(others), [pinId, { inviteCode }] as const].slice(-MOST))
  seen.set(key, all)
  if (mayKeep('seen_invites', viewer.consent)) keep('localStorage', key, JSON.stringify(all))
}
