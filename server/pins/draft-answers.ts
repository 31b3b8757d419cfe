import type { ParsedOptionsOf } from '#domain/resource.ts'
import { DraftPublishResource, DraftResource, DraftScheduleResource, DraftsResource } from '#domain/resources/drafts.ts'
import { DONE } from '#domain/resources/session.ts'
import { defineAnswers } from '../answer.ts'
import { requireSignedIn } from '../context.ts'
import { loadDrafts, lockOwnDraft } from '../drafts/read-drafts.ts'
import { deleteDraft, makeDraftGoneRefusal, saveDraft } from '../drafts/save-draft.ts'
import { makeDraftCover, publishDraft, scheduleDraft, unscheduleDraft } from './publish-draft.ts'

type Published = ParsedOptionsOf<typeof DraftPublishResource.create> & { cover?: string }

export const draftAnswers = [
  ...defineAnswers(DraftsResource, {
    async get(ctx) {
      return { type: 'drafts', drafts: await loadDrafts(requireSignedIn(ctx)) }
    },
  }),
  ...defineAnswers(DraftResource, {
    create: saveDraft,
    async delete(ctx, { key }) {
      await deleteDraft(ctx, key)
      return DONE
    },
  }),
  ...defineAnswers(DraftScheduleResource, {
    update: (ctx, { key, at }) => scheduleDraft(ctx, key, at),
    delete: (ctx, { key }) => unscheduleDraft(ctx, key),
  }),
  ...defineAnswers(
    DraftPublishResource,
    {
      async create(ctx, { key, cover }: Published) {
        const draft = await lockOwnDraft(requireSignedIn(ctx), key)
        if (!draft) throw makeDraftGoneRefusal()
        return publishDraft(ctx, draft, cover)
      },
    },
    {
      before: {
        async create(ctx, options): Promise<Published> {
          const draft = await lockOwnDraft(requireSignedIn(ctx), options.key)
          const cover = draft && (await makeDraftCover(ctx, draft))
          return cover ? { ...options, cover } : options
        },
      },
    },
  ),
]
