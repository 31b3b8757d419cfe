import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { mergeStoryPages } from '#domain/rules/story/story-json.ts'
import type { AppContextValue } from '../../app-context.tsx'
import { findDraft, updateDraft } from './drafts-store.ts'
import type { DraftStory, LocalDraft } from './local-draft.ts'
import { toDraftStory } from './story-draft.ts'

export type PublishedStory = { pin: Pin; story: DraftStory; editsFrom: NonNullable<LocalDraft['editsFrom']> }

/** Loads a published story in the shape of the form; undefined when the pin is not a story. */
export async function fetchPublishedStory(
  { ask, say }: Pick<AppContextValue, 'ask' | 'say'>,
  id: Id,
): Promise<PublishedStory | undefined> {
  const pin = await ask(PinResource.get, { id })
  const data = pin.story_pin_data
  if (!data) return undefined
  const tagged = data.pages.flatMap(({ blocks }) => blocks.flatMap(({ pin_id }) => (pin_id as Id | undefined) ?? []))
  const names = new Map<Id, string>()
  for (const product of new Set(tagged)) {
    const found = await ask(PinResource.get, { id: product }).catch(() => undefined)
    names.set(product, (found && pinName(found)) || say('card.untitled'))
  }
  const story = toDraftStory(data, pin.dominant_color, (product) => names.get(product) ?? '')
  return { pin, story, editsFrom: { version: data.version ?? 1, pages: story.pages } }
}

/** After a concurrent edit, appends the other person's new pages and updates the version for the next attempt. */
export async function appendConcurrentPages(
  frame: AppContextValue,
  { key, edits, editsFrom }: LocalDraft,
): Promise<void> {
  const theirs = edits && (await fetchPublishedStory(frame, edits))
  const mine = findDraft(key)?.story
  if (!theirs || !mine) return
  const pages = mergeStoryPages(mine.pages, theirs.story.pages, editsFrom?.pages)
  updateDraft(key, { story: { ...mine, pages }, editsFrom: theirs.editsFrom })
}
