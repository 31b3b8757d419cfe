import type { Say } from '#domain/text/say.ts'
import type { LocalDraft } from './local-draft.ts'

/** Display name of a draft: its title, else its file name, else its number. */
export const toDraftName = (say: Say, draft: Pick<LocalDraft, 'title' | 'name'>, number: number): string =>
  draft.title.trim() || draft.name || say('create.untitled', { number })

/** Describes the upload state in the viewer's language. */
export function formatUploadState(say: Say, { upload }: Pick<LocalDraft, 'upload'>): string {
  if (upload.at === 'waiting') return say('create.waiting')
  if (upload.at === 'failed') return upload.message
  if (upload.at !== 'sending') return say('create.ready')
  const percent = Math.round(upload.part * 100)
  return percent >= 100 ? say('create.processing') : say('create.sending', { percent })
}
