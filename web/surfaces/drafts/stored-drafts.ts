import { forget, keep, readStored, storedKeys } from '../../state/browser-storage.ts'
import { type Draft, newDraft } from './draft.ts'

type Stored = { version: 1; draft: Draft }

/** A draft as text. What was on its way when the page closed waits again. */
export function writeDraft(draft: Draft): string {
  const isMoving = draft.upload.at === 'sending' || (draft.upload.at === 'failed' && !draft.upload.isRefused)
  const atRest: Draft = { ...draft, publishing: 'no', upload: isMoving ? { at: 'waiting' } : draft.upload }
  return JSON.stringify({ version: 1, draft: atRest } satisfies Stored)
}

/** Reads a draft back; undefined where the text is not of our making. */
export function readDraft(text: string | null): Draft | undefined {
  try {
    const { version, draft } = JSON.parse(text ?? '') as Partial<Stored>
    // What an older version kept lacks what came later.
    return version === 1 && isDraft(draft) ? newDraft(draft.key, draft.addedAt, draft) : undefined
  } catch {
    return undefined
  }
}

function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null | undefined
  return (
    typeof draft?.key === 'string' &&
    typeof draft.title === 'string' &&
    typeof draft.upload?.at === 'string' &&
    typeof draft.place === 'object'
  )
}

const PREFIX = 'bb:draft:'

/** Each draft has an entry of its own, so that two open tabs don't overwrite each other's. */
const prefixOf = (viewer: string) => `${PREFIX}${viewer}:`

/** Someone has this draft in this browser, be it whoever is signed in or another. */
export const isStored = (key: string): boolean =>
  storedKeys('localStorage', PREFIX).some((entry) => entry.endsWith(`:${key}`))

/** False: it could not be kept. */
export const keepDraft = (viewer: string, draft: Draft): boolean =>
  keep('localStorage', prefixOf(viewer) + draft.key, writeDraft(draft))

export const forgetDraft = (viewer: string, key: string): void => forget('localStorage', prefixOf(viewer) + key)

/** In the order in which they were made. */
export function storedDrafts(viewer: string): Draft[] {
  const keys = storedKeys('localStorage', prefixOf(viewer))
  const drafts = keys.flatMap((key) => readDraft(readStored('localStorage', key) ?? null) ?? [])
  return drafts.sort((a, b) => a.addedAt - b.addedAt || (a.key < b.key ? -1 : 1))
}
