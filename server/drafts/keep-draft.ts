import { sql } from 'kysely'
import { DRAFTS_MAX, STORY_PAGES_MAX } from '#domain/constants/limits.ts'
import type { Draft, DraftForm } from '#domain/entities/draft.ts'
import type { Id } from '#domain/id.ts'
import { personTopic } from '#domain/live.ts'
import { Refusal } from '#domain/refusal.ts'
import type { TakenOf } from '#domain/resource.ts'
import type { DraftResource } from '#domain/resources/drafts.ts'
import { mergePages } from '#domain/rules/story/merge-pages.ts'
import { AUDIENCE } from '#domain/rules/viewer/audience.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import { lock } from '../db/lock.ts'
import { announce } from '../live/announce.ts'
import { releasePicture, setPictureAside, usePicture } from '../media/keep-picture.ts'
import { PLACEHOLDER } from '../media/placeholder.ts'
import { ownVideo, setVideoAside, useVideo } from '../video/video-for.ts'
import { type DraftRow, draftOf, formOf, showDraft } from './read-drafts.ts'

/** Every picture that a draft keeps. */
const picturesIn = ({ picture, whole, slots, story }: DraftForm) =>
  new Set([picture, whole, ...slots, ...pagesOf(story)].flatMap((one) => one?.signature ?? []))

/** The pictures of a carousel or story: each of them can be removed from the draft and put back. */
const severalIn = ({ slots, story }: DraftForm) =>
  new Set([...slots, ...pagesOf(story)].flatMap((one) => one?.signature ?? []))

const pagesOf = (story: DraftForm['story']) => story?.pages.map((page) => page.picture) ?? []

/** Every video that a draft keeps. */
const videosIn = ({ video, story }: DraftForm) =>
  new Set([video, ...(story?.pages ?? []).map((page) => page.video)].flatMap((one) => one?.id ?? []))

/** D48: a draft is a pin of its own state, with its picture kept. It stands in no list and is counted nowhere until it is published. */
export async function keepDraft(asked: Context, options: TakenOf<typeof DraftResource.create>): Promise<Draft> {
  const ctx = signedIn(asked)
  const { key, added_at, is_known, seen_at, ...form } = options
  if (!form.picture && !form.image_url && !form.story)
    throw new Refusal('bad_input', 'pin.pictureMissing', {}, { field: 'picture' })
  for (const id of videosIn(form)) await ownVideo(ctx, id)
  await lock(ctx, 'drafts', ctx.actor.id)
  const known = await draftOf(ctx, key)
  if (known?.state === 'scheduled') throw new Refusal('conflict', 'draft.isScheduled')
  if (!known && is_known) throw gone()
  const row = known
    ? await changeDraft(ctx, known, withPagesOfOthers(known, form, seen_at))
    : await addDraft(ctx, key, new Date(added_at), form)
  tellDrafts(ctx, key)
  return showDraft(row)
}

/** A story that was changed on another device since this one saw it keeps the pages of both. */
function withPagesOfOthers(known: DraftRow, form: DraftForm, seen_at: number | undefined): DraftForm {
  const before = formOf(known)
  const isNews = seen_at !== undefined && known.changed_at.getTime() > seen_at && before.editor !== form.editor
  if (!isNews || !form.story || !before.story) return form
  const pages = mergePages(form.story.pages, before.story.pages)
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
  for (const signature of picturesIn(form)) await usePicture(ctx, signature, 'aggregate', aggregateId)
  for (const video of videosIn(form)) await useVideo(ctx, video, aggregateId)
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
  const [before, now] = [picturesIn(formOf(draft)), picturesIn(form)]
  for (const signature of now) await usePicture(ctx, signature, 'aggregate', aggregate_id)
  const takenOut = severalIn(formOf(draft))
  for (const signature of before)
    if (now.has(signature)) continue
    else if (takenOut.has(signature)) await setPictureAside(ctx, signature, 'aggregate', aggregate_id)
    else await releasePicture(ctx, signature, 'aggregate', aggregate_id, 'cutOff')
  const [hadVideos, hasVideos] = [videosIn(formOf(draft)), videosIn(form)]
  for (const video of hasVideos) if (!hadVideos.has(video)) await useVideo(ctx, video, aggregate_id)
  for (const video of hadVideos) if (!hasVideos.has(video)) await setVideoAside(ctx, video, aggregate_id)
  return ctx.db
    .updateTable('drafts')
    .set({ form: JSON.stringify(form), changed_at: ctx.now })
    .where('user_id', '=', draft.user_id)
    .where('key', '=', draft.key)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** What can't be published yet is told by the form alone. */
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
  width: picture?.width ?? PLACEHOLDER.width,
  height: picture?.height ?? PLACEHOLDER.height,
  dominant_color: picture?.color ?? PLACEHOLDER.color,
  source_image_url: image_url,
  is_comments_allowed,
})

/** Which pin and thing a draft was, and what it kept: whoever takes it uses that or lets it go. */
export type TakenDraft = { id: Id; aggregate_id: Id; pictures: Set<string>; videos: Set<Id> }

/** Takes a draft away, to publish it or for good. Undefined: there is none of that name. */
export async function takeDraft(ctx: SignedIn, key: string): Promise<TakenDraft | undefined> {
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
  if (draft.state === 'scheduled') count(ctx, 'user.scheduledPins', ctx.actor.id, -1)
  tellDrafts(ctx, key)
  const form = formOf(draft)
  return { id: draft.pin_id, aggregate_id, pictures: picturesIn(form), videos: videosIn(form) }
}

/** Deleting one that is gone already is fine. */
export async function deleteDraft(asked: Context, key: string): Promise<void> {
  const ctx = signedIn(asked)
  const taken = await takeDraft(ctx, key)
  if (!taken) return
  // The draft may be put back, so its pictures and videos stay for a day.
  for (const signature of taken.pictures) await setPictureAside(ctx, signature, 'aggregate', taken.aggregate_id)
  for (const video of taken.videos) await setVideoAside(ctx, video, taken.aggregate_id)
}

/** Their other devices list them anew. */
export const tellDrafts = (ctx: SignedIn, key: string) => announce(ctx, personTopic(ctx.actor.id), 'draft', key)

export const gone = () => new Refusal('not_found', 'draft.gone')
