import type { DraftPicture } from '#domain/entities/draft.ts'
import { parseId } from '#domain/parse-id.ts'
import { Refusal } from '#domain/refusal.ts'
import { MediaUploadsResource, VIPResource } from '#domain/resources/media.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { assertUploadSpace } from '../media/upload-space.ts'
import { requireFfmpeg } from '../video/store-video.ts'
import { makeUploadParameters } from './upload-token.ts'

/** The most registered uploads of a person at a time; each expires after a day. */
const OPEN_MOST = 2000
const DAY_MS = 24 * 3600_000

/** The long form of an upload: each file gets an id and a URL that accepts it without cookies. */
export const mediaUploadAnswers = defineAnswers(MediaUploadsResource, {
  async create(ctx, { media_info_list }) {
    const { house, viewer } = requireSignedIn(ctx)
    const kinds = media_info_list.map(({ media_type }) => media_type)
    if (kinds.some((kind) => !/^(image|video)/.test(kind)))
      throw new Refusal('bad_input', 'upload.kind', {}, { field: 'media_info_list' })
    if (kinds.some((kind) => kind.startsWith('video'))) requireFfmpeg(house)
    await assertUploadSpace(ctx, viewer.id)
    const open = await ctx.db
      .selectFrom('uploads')
      .select((row) => row.fn.countAll().as('count'))
      .where('user_id', '=', viewer.id)
      .executeTakeFirstOrThrow()
    if (Number(open.count) + media_info_list.length > OPEN_MOST)
      throw new Refusal('too_fast', 'error.tooFast', {}, { retryAfter: 3600 })
    const expires_at = new Date(ctx.now.getTime() + DAY_MS)
    const rows = media_info_list.map(({ media_type }) => {
      return { id: house.newId(), user_id: viewer.id, kind: media_type, expires_at }
    })
    await ctx.db.insertInto('uploads').values(rows).execute()
    const registered = media_info_list.map(({ id }, at) => {
      const upload_id = rows[at]!.id
      const upload_url = `${house.settings.publicUrl}/upload/${upload_id}`
      const upload_parameters = makeUploadParameters(house.secrets.token, upload_id, ctx.now)
      return [id, { upload_id, upload_url, upload_parameters }]
    })
    return Object.fromEntries(registered)
  },
})

/** The states of uploads; those of others are left out, like missing ones. */
export const vipAnswers = defineAnswers(VIPResource, {
  async get(ctx, { upload_ids }) {
    const ids = upload_ids.flatMap((id) => parseId(id) ?? [])
    if (ids.length === 0) return {}
    const rows = await ctx.db
      .selectFrom('uploads')
      .select(['id', 'state', 'signature', 'message', 'video_id'])
      .where('id', 'in', ids)
      .where('user_id', '=', requireSignedIn(ctx).viewer.id)
      .where('expires_at', '>', ctx.now)
      .execute()
    const pictures = await picturesOf(
      ctx,
      rows.flatMap(({ signature }) => signature ?? []),
    )
    const shown = rows.map(({ id, state, video_id, ...row }) => {
      const picture = pictures.get(row.signature ?? '')
      return [id, { status: state as 'registered', ...row, ...(video_id && { video_id }), ...(picture && { picture }) }]
    })
    return Object.fromEntries(shown)
  },
})

async function picturesOf({ db }: Context, signatures: string[]): Promise<Map<string, DraftPicture>> {
  if (signatures.length === 0) return new Map()
  const rows = await db
    .selectFrom('images')
    .select(['signature', 'ext', 'width', 'height', 'dominant_color as color'])
    .where('signature', 'in', signatures)
    .execute()
  return new Map(rows.map((row) => [row.signature, row]))
}
