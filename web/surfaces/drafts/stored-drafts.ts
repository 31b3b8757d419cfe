import { listStoredKeys, readStoredText, removeStoredText, writeStoredText } from '../../state/browser-storage.ts'
import { type LocalDraft, makeDraft } from './local-draft.ts'

type StoredDraft = { version: 1; draft: LocalDraft }

/** Serializes a draft. An interrupted upload is stored as waiting. */
export function serializeDraft(draft: LocalDraft): string {
  const isMoving = draft.upload.at === 'sending' || (draft.upload.at === 'failed' && !draft.upload.isRefused)
  const atRest: LocalDraft = { ...draft, publishing: 'no', upload: isMoving ? { at: 'waiting' } : draft.upload }
  return JSON.stringify({ version: 1, draft: atRest } satisfies StoredDraft)
}

/** Parses a stored draft; undefined when the text is not a valid draft. */
export function parseStoredDraft(text: string | null): LocalDraft | undefined {
  try {
    const { version, draft } = JSON.parse(text ?? '') as Partial<StoredDraft>
    // makeDraft fills in fields that drafts of older versions lack.
    return version === 1 && isDraft(draft) ? makeDraft(draft.key, draft.addedAt, draft) : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is LocalDraft {
  const draft = value as Partial<LocalDraft> | null | undefined
  return (
    typeof draft?.key === 'string' &&
    typeof draft.title === 'string' &&
    typeof draft.upload?.at === 'string' &&
    typeof draft.place === 'object'
  )
}

const PREFIX = 'bb:draft:'

/** Each draft has its own entry, so that two open tabs don't overwrite each other's drafts. */
const prefixOf = (viewer: string) => `${PREFIX}${viewer}:`

/** Whether any account has this draft in this browser. */
export const isDraftStored = (key: string): boolean =>
  listStoredKeys('localStorage', PREFIX).some((entry) => entry.endsWith(`:${key}`))

/** Returns false when the draft could not be stored. */
export const storeDraft = (viewer: string, draft: LocalDraft): boolean =>
  writeStoredText('localStorage', prefixOf(viewer) + draft.key, serializeDraft(draft))

export const deleteStoredDraft = (viewer: string, key: string): void =>
  removeStoredText('localStorage', prefixOf(viewer) + key)

/** The stored drafts of a viewer, oldest first. */
export function listStoredDrafts(viewer: string): LocalDraft[] {
  const keys = listStoredKeys('localStorage', prefixOf(viewer))
  const drafts = keys.flatMap((key) => parseStoredDraft(readStoredText('localStorage', key) ?? null) ?? [])
  return drafts.sort((a, b) => a.addedAt - b.addedAt || (a.key < b.key ? -1 : 1))
}
