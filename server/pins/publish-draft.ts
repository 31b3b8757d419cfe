import { SCHEDULE_DAYS_MAX, SCHEDULE_MINUTES_MIN, SCHEDULED_PINS_MAX } from '#domain/constants/limits.ts'
import type { Draft, DraftForm } from '#domain/entities/draft.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { OptionsOf, ParsedOptionsOf } from '#domain/resource.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { parseTypedUrl } from '#domain/rules/link/urls.ts'
import { toStoryJson } from '#domain/rules/story/story-json.ts'
import { toBadInputRefusal } from '../bad-input.ts'
import { type Context, requireSignedIn, type SignedIn } from '../context.ts'
import { addToCount } from '../counts.ts'
import { acquireAdvisoryLock } from '../db/advisory-lock.ts'
import { type DraftRow, lockOwnDraft, parseDraftForm, showDraft } from '../drafts/read-drafts.ts'
import { announceDraftChange, makeDraftGoneRefusal } from '../drafts/save-draft.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard } from '../records/access.ts'
import { resolveCarouselSlots } from './carousel-slots.ts'
import { parsePinLink } from './clean-link.ts'
import { createPin } from './create-pin.ts'
import { createStory, mustBeValidStory, storeStoryCover } from './create-story.ts'

type CreatePinOptions = ParsedOptionsOf<typeof PinResource.create>
type Story = ParsedOptionsOf<typeof StoryPinResource.create>

/** Publishes a draft as a pin or a story. The cover of a text-only story is made beforehand. */
export const publishDraft = (ctx: Context, draft: DraftRow, cover?: string): Promise<Pin> =>
  parseDraftForm(draft).story
    ? createStory(ctx, { ...storyOptionsOf(draft), ...(cover && { cover }) })
    : createPin(ctx, pinOptionsOf(draft))

/** Makes the cover of a text-only story, outside of any transaction; undefined where none is needed. */
export async function makeDraftCover(ctx: Context, draft: DraftRow): Promise<string | undefined> {
  if (!parseDraftForm(draft).story) return undefined
  return (await storeStoryCover<{ story_pin: Story['story_pin']; cover?: string }>(ctx, storyOptionsOf(draft))).cover
}

/** Options for creating a pin from a draft; refuses, at the field, what can't be published. */
function pinOptionsOf(draft: DraftRow): CreatePinOptions {
  const taken = PinResource.create.options.safeParse(asOptions(draft.key, parseDraftForm(draft)))
  if (!taken.success) throw toBadInputRefusal(taken.error)
  return taken.data
}

function storyOptionsOf(draft: DraftRow): Story {
  const form = parseDraftForm(draft)
  const { title: _, method: __, image_url: ___, image_signature: ____, ...options } = asOptions(draft.key, form)
  const taken = StoryPinResource.create.options.safeParse({ ...options, story_pin: toStoryJson(form) })
  if (!taken.success) throw toBadInputRefusal(taken.error)
  return taken.data
}

function asOptions(key: string, form: DraftForm): OptionsOf<typeof PinResource.create> {
  const { title, description, link, alt_text, is_comments_allowed, board, section, picture, image_url } = form
  const slots = form.slots.map(({ signature, link, ...words }) => ({
    ...words,
    link: parseTypedUrl(link) ?? link,
    image_signature: signature,
  }))
  return {
    guid: key,
    title,
    description,
    link: parseTypedUrl(link) ?? link,
    alt_text,
    is_comments_allowed,
    board_id: board?.id,
    section: section?.id,
    interest_ids: form.topics.map(({ id }) => id),
    ...(slots.length > 0 && { carousel_slots: slots }),
    ...(form.video && { video_id: form.video.id }),
    ...(picture ? { image_signature: picture.signature, method: 'uploaded' } : { image_url, method: 'scraped' }),
  }
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/**
 * Schedules a draft from 10 minutes to 30 days ahead (create.7). Publishing is tried immediately, so that errors are
 * found now.
 */
export async function scheduleDraft(asked: Context, key: string, at: number): Promise<Draft> {
  const ctx = requireSignedIn(asked)
  await acquireAdvisoryLock(ctx, 'drafts', ctx.actor.id)
  const draft = await lockOwnDraft(ctx, key)
  if (!draft) throw makeDraftGoneRefusal()
  const ahead = at - ctx.now.getTime()
  if (!(ahead >= SCHEDULE_MINUTES_MIN * MINUTE))
    throw new Refusal('bad_input', 'draft.tooSoon', { count: SCHEDULE_MINUTES_MIN }, { field: 'at' })
  if (ahead > SCHEDULE_DAYS_MAX * DAY)
    throw new Refusal('bad_input', 'draft.tooLate', { count: SCHEDULE_DAYS_MAX }, { field: 'at' })
  await mustBePublishable(ctx, draft)
  if (draft.state === 'draft') {
    const waiting = await ctx.db
      .selectFrom('drafts')
      .select((row) => row.fn.countAll().as('count'))
      .where('user_id', '=', ctx.actor.id)
      .where('state', '=', 'scheduled')
      .executeTakeFirstOrThrow()
    if (Number(waiting.count) >= SCHEDULED_PINS_MAX)
      throw new Refusal('conflict', 'draft.tooManyScheduled', { count: SCHEDULED_PINS_MAX }, { field: 'at' })
    addToCount(ctx, 'user.scheduledPins', ctx.actor.id, 1)
  }
  return showDraft(await setState(ctx, draft, new Date(at)))
}

async function mustBePublishable(ctx: SignedIn, draft: DraftRow): Promise<void> {
  const isStory = parseDraftForm(draft).story !== null
  const { board_id, section, link } = isStory ? storyOptionsOf(draft) : pinOptionsOf(draft)
  if (isStory) await mustBeValidStory(ctx, storyOptionsOf(draft).story_pin)
  else await resolveCarouselSlots(ctx, pinOptionsOf(draft))
  parsePinLink(link)
  mustHaveSection(board_id ? await mustActOnBoard(ctx, board_id, 'add_pins') : null, section)
}

export async function unscheduleDraft(asked: Context, key: string): Promise<Draft> {
  const ctx = requireSignedIn(asked)
  const draft = await lockOwnDraft(ctx, key)
  if (!draft) throw makeDraftGoneRefusal()
  if (draft.state === 'draft') return showDraft(draft)
  addToCount(ctx, 'user.scheduledPins', ctx.actor.id, -1)
  return showDraft(await setState(ctx, draft, null))
}

async function setState(ctx: SignedIn, { user_id, key, pin_id }: DraftRow, at: Date | null): Promise<DraftRow> {
  const change = { state: at ? 'scheduled' : 'draft', scheduled_at: at }
  await ctx.db.updateTable('pins').set(change).where('id', '=', pin_id).execute()
  const row = await ctx.db
    .updateTable('drafts')
    .set({ ...change, changed_at: ctx.now })
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .returningAll()
    .executeTakeFirstOrThrow()
  announceDraftChange(ctx, key)
  return row
}
