import type { DraftForm, Draft as ServerDraft } from '#domain/entities/draft.ts'
import type { OptionsOf } from '#domain/resource.ts'
import type { DraftResource } from '#domain/resources/drafts.ts'
import { makeIdempotencyKey } from '../../ask.ts'
import { readStoredText, writeStoredText } from '../../state/browser-storage.ts'
import { type DraftUpload, type LocalDraft, makeDraft } from './local-draft.ts'

let known: string | undefined
/** Id of this tab, which survives reloads. */
function editor(): string {
  known ??= readStoredText('sessionStorage', 'bb:editor') ?? makeIdempotencyKey()
  writeStoredText('sessionStorage', 'bb:editor', known)
  return known
}

/** Options that store a draft on the server; undefined while its picture is uploading. */
export function toServerDraftOptions(draft: LocalDraft): OptionsOf<typeof DraftResource.create> | undefined {
  const { key, addedAt, name, title, description, link, alt_text, place, upload, width, height } = draft
  if (draft.edits || (upload.at !== 'sent' && upload.at !== 'elsewhere' && !draft.story)) return undefined
  const { signature, ext, color } = upload.at === 'sent' ? upload : { signature: '', ext: '', color: '' }
  return {
    key,
    added_at: addedAt,
    is_known: draft.isKept ?? false,
    name: name.slice(0, 300),
    title,
    description,
    link,
    alt_text,
    is_comments_allowed: draft.isCommentsAllowed,
    board: place.board,
    section: place.section,
    picture: signature ? { signature, ext, color, width, height } : null,
    image_url: upload.at === 'elsewhere' ? upload.url : null,
    topics: [...draft.topics],
    whole: draft.whole,
    crop: draft.crop,
    slots: [...draft.slots],
    video: draft.video,
    story: draft.story,
    editor: editor(),
    ...(draft.seenAt !== undefined && { seen_at: draft.seenAt }),
  }
}

/** Converts a server draft to a local one; state that only this browser knows stays. */
export function toLocalDraft(kept: ServerDraft, here?: LocalDraft): LocalDraft {
  const { key, name, title, description, link, alt_text, board, section, picture } = kept
  return {
    ...(here ?? makeDraft(key, kept.added_at, { name, upload: uploadOf(kept) })),
    name,
    title,
    description,
    link,
    alt_text,
    isCommentsAllowed: kept.is_comments_allowed,
    place: { board, section },
    topics: kept.topics,
    whole: kept.whole,
    crop: kept.crop,
    slots: kept.slots,
    isVideo: kept.video !== null,
    video: kept.video,
    story: kept.story,
    upload: uploadOf(kept),
    ...(picture && { width: picture.width, height: picture.height }),
    isKept: true,
    seenAt: kept.changed_at,
  }
}

function uploadOf({ picture, image_url, story }: Pick<DraftForm, 'picture' | 'image_url' | 'story'>): DraftUpload {
  if (picture) return { at: 'sent', signature: picture.signature, ext: picture.ext, color: picture.color }
  if (story && !image_url) return { at: 'none' }
  return { at: 'elsewhere', url: image_url ?? '' }
}

/**
 * Merges the drafts of this browser and those of the server by key. Unsent local changes win. A stored draft that the
 * server no longer has was published or deleted elsewhere, and is dropped.
 */
export function mergeDrafts(here: readonly LocalDraft[], server: readonly ServerDraft[]): LocalDraft[] {
  const kept = new Map(server.filter(({ state }) => state === 'draft').map((one) => [one.key, one]))
  const scheduled = new Set(server.filter(({ state }) => state === 'scheduled').map(({ key }) => key))
  const stay = here.flatMap((draft) => {
    const known = kept.get(draft.key)
    kept.delete(draft.key)
    if (draft.publishing !== 'no') return [draft]
    if (!known) return draft.isKept || scheduled.has(draft.key) ? [] : [draft]
    return [draft.isUnsent ? { ...draft, isKept: true } : toLocalDraft(known, draft)]
  })
  const added = [...kept.values()].map((one) => toLocalDraft(one))
  return [...stay, ...added].sort((a, b) => a.addedAt - b.addedAt || (a.key < b.key ? -1 : 1))
}
