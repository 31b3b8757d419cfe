import type { Viewer } from '#domain/entities/viewer.ts'
import { mayStoreData } from '#domain/rules/viewer/consent.ts'
import { toAccountStorageKey } from '../../state/account-storage.ts'
import { readStoredJson, writeStoredText } from '../../state/browser-storage.ts'

const MOST = 200

/** Seen invites by pin id, each with its code. */
type ViewedSharedPins = Record<string, { inviteCode: string }>

/** Seen invites by account. Without consent they are kept in memory only. */
const seen = new Map<string, ViewedSharedPins>()

const keyOf = (viewer: Viewer) => toAccountStorageKey('seenInvites', viewer.id)
const known = (key: string): ViewedSharedPins =>
  seen.get(key) ?? readStoredJson<ViewedSharedPins>('localStorage', key) ?? {}

export const isSeenInvite = (viewer: Viewer, pinId: string, code: string) =>
  known(keyOf(viewer))[pinId]?.inviteCode === code

export function rememberInvite(viewer: Viewer, pinId: string, inviteCode: string) {
  const key = keyOf(viewer)
  const { [pinId]: _, ...others } = known(key)
  const all = Object.fromEntries([...Object.entries(others), [pinId, { inviteCode }] as const].slice(-MOST))
  seen.set(key, all)
  if (mayStoreData('seen_invites', viewer.consent)) writeStoredText('localStorage', key, JSON.stringify(all))
}
