import { SCHEDULE_DAYS_MAX, SCHEDULE_MINUTES_MIN, SCHEDULED_MAX } from '#domain/constants/limits.ts'
import type { Draft, DraftForm } from '#domain/entities/draft.ts'
import type { Pin } from '#domain/entities/pin.ts'
import { Refusal } from '#domain/refusal.ts'
import type { OptionsOf, TakenOf } from '#domain/resource.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { StoryPinResource } from '#domain/resources/stories.ts'
import { typedAddress } from '#domain/rules/link/typed-address.ts'
import { storyText } from '#domain/rules/story/story-text.ts'
import { badInput } from '../bad-input.ts'
import { type Context, type SignedIn, signedIn } from '../context.ts'
import { count } from '../counts.ts'
import { lock } from '../db/lock.ts'
import { gone, tellDrafts } from '../drafts/keep-draft.ts'
import { type DraftRow, draftOf, formOf, showDraft } from '../drafts/read-drafts.ts'
import { mustHaveSection } from '../places/sections.ts'
import { mustActOnBoard } from '../records/access.ts'
import { carouselSlots } from './carousel-slots.ts'
import { cleanLink } from './clean-link.ts'
import { createPin } from './create-pin.ts'
import { createStory, mustBeStory, takeStoryCover } from './create-story.ts'

type Made = TakenOf<typeof PinResource.create>
type Story = TakenOf<typeof StoryPinResource.create>

/** A draft becomes the pin or the story that it is. Words alone have their picture made before. */
export const publishDraft = (ctx: Context, draft: DraftRow, cover?: string): Promise<Pin> =>
  formOf(draft).story
    ? createStory(ctx, { ...storyOptionsOf(draft), ...(cover && { cover }) })
    : createPin(ctx, pinOptionsOf(draft))

/** The picture for the card of a story of words alone; undefined where none is needed. Made outside of any transaction. */
export async function coverOf(ctx: Context, draft: DraftRow): Promise<string | undefined> {
  if (!formOf(draft).story) return undefined
  return (await takeStoryCover<{ story_pin: Story['story_pin']; cover?: string }>(ctx, storyOptionsOf(draft))).cover
}

/** What is asked to make a pin of a draft; what can't be published is refused at its field. */
function pinOptionsOf(draft: DraftRow): Made {
  const taken = PinResource.create.options.safeParse(asOptions(draft.key, formOf(draft)))
  if (!taken.success) throw badInput(taken.error)
  return taken.data
}

function storyOptionsOf(draft: DraftRow): Story {
  const form = formOf(draft)
  const { title: _, method: __, image_url: ___, image_signature: ____, ...options } = asOptions(draft.key, form)
  const taken = StoryPinResource.create.options.safeParse({ ...options, story_pin: storyText(form) })
  if (!taken.success) throw badInput(taken.error)
  return taken.data
}

function asOptions(key: string, form: DraftForm): OptionsOf<typeof PinResource.create> {
  const { title, description, link, alt_text, is_comments_allowed, board, section, picture, image_url } = form
  const slots = form.slots.map(({ signature, link, ...words }) => ({
    ...words,
    link: typedAddress(link) ?? link,
    image_signature: signature,
  }))
  return {
    guid: key,
    title,
    description,
    link: typedAddress(link) ?? link,
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

/** D49: from 10 minutes to 30 days ahead. It is tried now, so that what is wrong with it is not found out then. */
export async function scheduleDraft(asked: Context, key: string, at: number): Promise<Draft> {
  const ctx = signedIn(asked)
  await lock(ctx, 'drafts', ctx.actor.id)
  const draft = await draftOf(ctx, key)
  if (!draft) throw gone()
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
    if (Number(waiting.count) >= SCHEDULED_MAX)
      throw new Refusal('conflict', 'draft.tooManyScheduled', { count: SCHEDULED_MAX }, { field: 'at' })
    count(ctx, 'user.scheduledPins', ctx.actor.id, 1)
  }
  return showDraft(await setState(ctx, draft, new Date(at)))
}

async function mustBePublishable(ctx: SignedIn, draft: DraftRow): Promise<void> {
  const isStory = formOf(draft).story !== null
  const { board_id, section, link } = isStory ? storyOptionsOf(draft) : pinOptionsOf(draft)
  if (isStory) await mustBeStory(ctx, storyOptionsOf(draft).story_pin)
  else await carouselSlots(ctx, pinOptionsOf(draft))
  cleanLink(link)
  mustHaveSection(board_id ? await mustActOnBoard(ctx, board_id, 'add_pins') : null, section)
}

export async function unscheduleDraft(asked: Context, key: string): Promise<Draft> {
  const ctx = signedIn(asked)
  const draft = await draftOf(ctx, key)
  if (!draft) throw gone()
  if (draft.state === 'draft') return showDraft(draft)
  count(ctx, 'user.scheduledPins', ctx.actor.id, -1)
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
  tellDrafts(ctx, key)
  return row
}
