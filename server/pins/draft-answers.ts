import type { TakenOf } from '#domain/resource.ts'
import { DraftPublishResource, DraftResource, DraftScheduleResource, DraftsResource } from '#domain/resources/drafts.ts'
import { DONE } from '#domain/resources/session.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { deleteDraft, gone, keepDraft } from '../drafts/keep-draft.ts'
import { draftOf, draftsOf } from '../drafts/read-drafts.ts'
import { coverOf, publishDraft, scheduleDraft, unscheduleDraft } from './publish-draft.ts'

type Published = TakenOf<typeof DraftPublishResource.create> & { cover?: string }

export const draftAnswers = [
  ...answer(DraftsResource, {
    async get(ctx) {
      return { type: 'drafts', drafts: await draftsOf(signedIn(ctx)) }
    },
  }),
  ...answer(DraftResource, {
    create: keepDraft,
    async delete(ctx, { key }) {
      await deleteDraft(ctx, key)
      return DONE
    },
  }),
  ...answer(DraftScheduleResource, {
    update: (ctx, { key, at }) => scheduleDraft(ctx, key, at),
    delete: (ctx, { key }) => unscheduleDraft(ctx, key),
  }),
  ...answer(
    DraftPublishResource,
    {
      async create(ctx, { key, cover }: Published) {
        const draft = await draftOf(signedIn(ctx), key)
        if (!draft) throw gone()
        return publishDraft(ctx, draft, cover)
      },
    },
    {
      before: {
        async create(ctx, options): Promise<Published> {
          const draft = await draftOf(signedIn(ctx), options.key)
          const cover = draft && (await coverOf(ctx, draft))
          return cover ? { ...options, cover } : options
        },
      },
    },
  ),
]
