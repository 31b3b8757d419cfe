import { sql } from 'kysely'
import { DRAFTS_MAX, STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import type { Draft, DraftForm } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { ParsedOptionsOf } from '#domain/resource.ts'
import type { DraftResource } from '#domain/resources/drafts.ts'
import { mergeStoryPages } from '#domain/rules/story/story-json.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { announce } from '../live/announce.ts'
import { PLACEHOLDER_PICTURE } from '../media/placeholder.ts'
import { addPictureUses, endPictureUse, suspendPictureUse } from '../media/store-picture.ts'
import { addVideoUse, requireOwnVideos, suspendVideoUse } from '../video/video-use.ts'
import { type DraftRow, lockOwnDraft, parseDraftForm, showDraft } from './read-drafts.ts'

/** Lists the signatures of all pictures in a draft. */
const picturesIn = ({ picture, whole, slots, story }: DraftForm) =>
  new Set([picture, whole, ...slots, ...pagesOf(story)].flatMap((one) => one?.signature ?? []))

/** Lists the pictures of a carousel or story: each of them can be removed from the draft and put back. */
const severalIn = ({ slots, story }: DraftForm) =>
  new Set([...slots, ...pagesOf(story)].flatMap((one) => one?.signature ?? []))

const pagesOf = (story: DraftForm['story']) => story?.pages.map((page) => page.picture) ?? []

/** Lists the ids of all videos in a draft. */
const videosIn = ({ video, story }: DraftForm) =>
  new Set([video, ...(story?.pages ?? []).map((page) => page.video)].flatMap((one) => one?.id ?? []))

/**
 * Saves a draft. A draft is stored as a pin with a state of its own and keeps its picture; it is in no list and in no
 * count until it is published.
 */
export async function saveDraft(asked: Context, options: ParsedOptionsOf<typeof DraftResource.create>): Promise<Draft> {
  const ctx = requireSignedIn(asked)
  const { key, added_at, is_known, seen_at, ...form } = options
  if (!form.picture && !form.image_url && !form.story)
    throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'picture' })
  await requireOwnVideos(ctx, videosIn(form))
  await acquireAdvisoryLock(ctx, 'drafts', ctx.actor.id)
  const known = await lockOwnDraft(ctx, key)
  if (known?.state === 'scheduled') throw new Refusal('conflict', 'draft.isScheduled')
  if (!known && is_known) throw makeDraftGoneRefusal()
  const row = known
    ? await changeDraft(ctx, known, withPagesOfOthers(known, form, seen_at))
    : await addDraft(ctx, key, new Date(added_at), form)
  announceDraftChange(ctx, key)
  return showDraft(row)
}

/** When a story was changed on another device since this device loaded it, keeps the pages of both. */
function withPagesOfOthers(known: DraftRow, form: DraftForm, seen_at: number | undefined): DraftForm {
  const before = parseDraftForm(known)
  const isNews = seen_at !== undefined && known.changed_at.getTime() > seen_at && before.editor !== form.editor
  if (!isNews || !form.story || !before.story) return form
  const pages = mergeStoryPages(form.story.pages, before.story.pages)
  if (pages.length > STORY_PAGES_MAX) throw new Refusal('conflict', 'draft.changedElsewhere')
  return { ...form, story: { ...form.story, pages } }
}

async function addDraft(ctx: SignedIn, key: string, added_at: Date, form: DraftForm): Promise<DraftRow> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM drafts
    WHERE user_id = ${ctx.actor.id} AND state = 'draft'`.execute(ctx.db)
  if ((rows[0]?.count ?? 0) >= DRAFTS_MAX) throw new Refusal('conflict', 'draft.tooMany', { count: DRAFTS_MAX })
  const [id, aggregateId] = [ctx.house.newId(), ctx.house.newId()]
  await ctx.db
    .insertInto('aggregates')
    .values({
      id: aggregateId,
      first_pin_id: id,
      origin_pinner_id: ctx.actor.id,
      state: 'draft',
      created_at: ctx.now,
      ...pictureColumns(form),
    })
    .execute()
  await ctx.db
    .insertInto('pins')
    .values({
      id,
      aggregate_id: aggregateId,
      pinner_id: ctx.actor.id,
      state: 'draft',
      audience: AUDIENCE.owner,
      created_at: ctx.now,
      saved_at: ctx.now,
      ...wordColumns(form),
    })
    .execute()
  await addPictureUses(ctx, picturesIn(form), 'aggregate', aggregateId)
  for (const video of videosIn(form)) await addVideoUse(ctx, video, aggregateId)
  return ctx.db
    .insertInto('drafts')
    .values({
      user_id: ctx.actor.id,
      key,
      pin_id: id,
      form: JSON.stringify(form),
      added_at,
      changed_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function changeDraft(ctx: SignedIn, draft: DraftRow, form: DraftForm): Promise<DraftRow> {
  const { aggregate_id } = await ctx.db
    .updateTable('pins')
    .set({ ...wordColumns(form), version: sql`version + 1` })
    .where('id', '=', draft.pin_id)
    .returning('aggregate_id')
    .executeTakeFirstOrThrow()
  await ctx.db.updateTable('aggregates').set(pictureColumns(form)).where('id', '=', aggregate_id).execute()
  const [before, now] = [picturesIn(parseDraftForm(draft)), picturesIn(form)]
  await addPictureUses(
    ctx,
    [...now].filter((signature) => !before.has(signature)),
    'aggregate',
    aggregate_id,
  )
  const takenOut = severalIn(parseDraftForm(draft))
  for (const signature of before)
    if (now.has(signature)) continue
    else if (takenOut.has(signature)) await suspendPictureUse(ctx, signature, 'aggregate', aggregate_id)
    else await endPictureUse(ctx, signature, 'aggregate', aggregate_id, 'cutOff')
  const [hadVideos, hasVideos] = [videosIn(parseDraftForm(draft)), videosIn(form)]
  for (const video of hasVideos) if (!hadVideos.has(video)) await addVideoUse(ctx, video, aggregate_id)
  for (const video of hadVideos) if (!hasVideos.has(video)) await suspendVideoUse(ctx, video, aggregate_id)
  return ctx.db
    .updateTable('drafts')
    .set({ form: JSON.stringify(form), changed_at: ctx.now })
    .where('user_id', '=', draft.user_id)
    .where('key', '=', draft.key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Columns of the draft's pin. What can't be published yet stays in the draft's form only. */
const wordColumns = ({ title, description, alt_text, link, board, section }: DraftForm) => ({
  title,
  description,
  alt_text,
  link: URL.canParse(link) ? new URL(link).href : null,
  board_id: board?.id ?? null,
  section_id: section?.id ?? null,
})

const pictureColumns = ({ picture, image_url, is_comments_allowed }: DraftForm) => ({
  image_signature: picture?.signature ?? null,
  image_ext: picture?.ext ?? 'jpg',
  width: picture?.width ?? PLACEHOLDER_PICTURE.width,
  height: picture?.height ?? PLACEHOLDER_PICTURE.height,
  dominant_color: picture?.color ?? PLACEHOLDER_PICTURE.color,
  source_image_url: image_url,
  is_comments_allowed,
})

/** A deleted draft's pin, aggregate and files. The caller uses them for the published pin, or releases them. */
export type DeletedDraftRow = { id: Id; aggregate_id: Id; pictures: Set<string>; videos: Set<Id> }

/** Deletes the row of a draft that is published or discarded. Returns undefined if there is no such draft. */
export async function deleteDraftRow(ctx: SignedIn, key: string): Promise<DeletedDraftRow | undefined> {
  const draft = await ctx.db
    .deleteFrom('drafts')
    .where('user_id', '=', ctx.actor.id)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirst()
  if (!draft) return undefined
  const { aggregate_id } = await ctx.db
    .deleteFrom('pins')
    .where('id', '=', draft.pin_id)
    .returning('aggregate_id')
    .executeTakeFirstOrThrow()
  await ctx.db.deleteFrom('aggregates').where('id', '=', aggregate_id).execute()
  if (draft.state === 'scheduled') addToCount(ctx, 'user.scheduledPins', ctx.actor.id, -1)
  announceDraftChange(ctx, key)
  const form = parseDraftForm(draft)
  return { id: draft.pin_id, aggregate_id, pictures: picturesIn(form), videos: videosIn(form) }
}

/** Deletes a draft; deleting a draft that is already gone is fine. */
export async function deleteDraft(asked: Context, key: string): Promise<void> {
  const ctx = requireSignedIn(asked)
  const taken = await deleteDraftRow(ctx, key)
  if (!taken) return
  // The draft may be put back, so its pictures and videos stay for a day.
  for (const signature of taken.pictures) await suspendPictureUse(ctx, signature, 'aggregate', taken.aggregate_id)
  for (const video of taken.videos) await suspendVideoUse(ctx, video, taken.aggregate_id)
}

/** Announces the change to the person's other devices, which reload their list of drafts. */
export const announceDraftChange = (ctx: SignedIn, key: string) =>
  announce(ctx, personTopic(ctx.actor.id), 'draft', key)

export const makeDraftGoneRefusal = () => new Refusal('not_found', 'draft.gone')
