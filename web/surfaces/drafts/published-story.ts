import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { PinResource } from '#domain/resources/pins.ts'
import { pinName } from '#domain/rules/pin/pin-name.ts'
import { mergePages } from '#domain/rules/story/merge-pages.ts'
import type { Frame } from '../../frame.tsx'
import type { Draft, Story } from './draft.ts'
import { change, draftOf } from './drafts.ts'
import { storyFrom } from './story-draft.ts'

export type PublishedStory = { pin: Pin; story: Story; editsFrom: NonNullable<Draft['editsFrom']> }

/** A published story as the form has it; undefined where the pin is none. */
export async function readStory({ ask, say }: Pick<Frame, 'ask' | 'say'>, id: Id): Promise<PublishedStory | undefined> {
  const pin = await ask(PinResource.get, { id })
  const data = pin.story_pin_data
  if (!data) return undefined
  const tagged = data.pages.flatMap(({ blocks }) => blocks.flatMap(({ pin_id }) => (pin_id as Id | undefined) ?? []))
  const names = new Map<Id, string>()
  for (const product of new Set(tagged)) {
    const found = await ask(PinResource.get, { id: product }).catch(() => undefined)
    names.set(product, (found && pinName(found)) || say('card.untitled'))
  }
  const story = storyFrom(data, pin.dominant_color, (product) => names.get(product) ?? '')
  return { pin, story, editsFrom: { version: data.version ?? 1, pages: story.pages } }
}

/** Someone else changed the story meanwhile: pages of theirs come behind one's own, and the next attempt knows of them. */
export async function takeTheirPages(frame: Frame, { key, edits, editsFrom }: Draft): Promise<void> {
  const theirs = edits && (await readStory(frame, edits))
  const mine = draftOf(key)?.story
  if (!theirs || !mine) return
  const pages = mergePages(mine.pages, theirs.story.pages, editsFrom?.pages)
  change(key, { story: { ...mine, pages }, editsFrom: theirs.editsFrom })
}
