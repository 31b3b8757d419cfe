import type { Say } from '#domain/text/say.ts'
import type { Draft } from './draft.ts'

/** What a draft is called: its title, else its file, else its number. */
export const draftName = (say: Say, draft: Pick<Draft, 'title' | 'name'>, number: number): string =>
  draft.title.trim() || draft.name || say('create.untitled', { number })

/** How far its picture is, in words. */
export function uploadSays(say: Say, { upload }: Pick<Draft, 'upload'>): string {
  if (upload.at === 'waiting') return say('create.waiting')
  if (upload.at === 'failed') return upload.message
  if (upload.at !== 'sending') return say('create.ready')
  const percent = Math.round(upload.part * 100)
  return percent >= 100 ? say('create.processing') : say('create.sending', { percent })
}
