import type { DraftPicture } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { MediaUploadsResource, VIPResource } from '#domain/resources/media.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { mustHaveRoom } from '../media/room.ts'
import { mustTakeVideos } from '../video/take-video.ts'
import { uploadParameters } from './upload-token.ts'

/** So many uploads of a person are registered at a time; each is forgotten after its day. */
const OPEN_MOST = 2000
const DAY_MS = 24 * 3600_000

/** The wire, upload in the long form: each file gets an id and an address that takes it without cookies. */
export const mediaUploads = answer(MediaUploadsResource, {
  async create(ctx, { media_info_list }) {
    const { house, viewer } = signedIn(ctx)
    const kinds = media_info_list.map(({ media_type }) => media_type)
    if (kinds.some((kind) => !/^(image|video)/.test(kind)))
      throw new Refusal('bad_input', 'upload.kind', {}, { field: 'media_info_list' })
    if (kinds.some((kind) => kind.startsWith('video'))) mustTakeVideos(house)
    await mustHaveRoom(ctx, viewer.id)
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
      const upload_parameters = uploadParameters(house.secrets.token, upload_id, ctx.now)
      return [id, { upload_id, upload_url, upload_parameters }]
    })
    return Object.fromEntries(registered)
  },
})

/** How uploads stand; those of others are as absent as those that never were. */
export const vip = answer(VIPResource, {
  async get(ctx, { upload_ids }) {
    const ids = upload_ids.filter((id) => /^\d{1,19}$/.test(id)) as Id[]
    if (ids.length === 0) return {}
    const rows = await ctx.db
      .selectFrom('uploads')
      .select(['id', 'state', 'signature', 'message', 'video_id'])
      .where('id', 'in', ids)
      .where('user_id', '=', signedIn(ctx).viewer.id)
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
