import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Access, BoardRef, PersonRef, SectionRef } from '#domain/resource.ts'
import { type BoardAction, mayActOnBoard } from '#domain/rules/board/board-action.ts'
import { type Context, isViewer, type Person } from '../context.ts'
import {
  type BoardRow,
  findBoardId,
  findBoardIdOfSection,
  findBoardMember,
  loadBoardRows,
  maySeeBoard,
} from './load-boards.ts'
import { findPerson, loadPeople, mayBeNamed } from './load-people.ts'
import { type LoadedPin, loadPinParts } from './load-pins.ts'
import { findMergedPinId } from './merged-pin.ts'
import { mayWritePin } from './show-pin.ts'

/**
 * Applies the access policy of a question. Not visible is always a 404; 403 is for what the viewer may see but not do.
 */
export async function assertAccess<O>(ctx: Context, access: Access<O>, options: O): Promise<void> {
  switch (access.policy) {
    case 'open':
      return
    case 'signed-in':
      return mustBeSignedIn(ctx)
    case 'staff':
      mustBeSignedIn(ctx)
      if (!ctx.viewer?.is_staff) throw new Refusal('forbidden', 'error.staffOnly')
      return
    case 'see-pin':
      await mustSeePinOrMerged(ctx, access.of(options))
      return
    case 'use-pin':
      mustBeSignedIn(ctx)
      assertPinPublished(await mustSeePin(ctx, access.of(options), access.board?.(options)))
      return
    case 'change-pin': {
      mustBeSignedIn(ctx)
      const loaded = await mustSeePin(ctx, access.of(options))
      assertPinPublished(loaded)
      if (!mayWritePin(ctx, loaded)) throw new Refusal('forbidden', 'pin.notYours')
      return
    }
    case 'see-board':
      await mustSeeBoard(ctx, access.of(options))
      return
    case 'act-on-board': {
      mustBeSignedIn(ctx)
      const which = access.of(options)
      if (which) await mustActOnBoard(ctx, which, access.action)
      return
    }
    case 'see-person':
      await mustSeePerson(ctx, access.of(options))
      return
  }
}

function mustBeSignedIn(ctx: Context): void {
  if (!ctx.viewer) throw new Refusal('not_signed_in', 'error.signIn')
}

export async function mustSeePin(ctx: Context, id: Id, alsoBoard?: Id): Promise<LoadedPin> {
  const [loaded] = await loadPinParts(ctx, [id], { for: 'url', withMarks: false, alsoBoard })
  if (!loaded) throw new Refusal('no_pin', 'pin.none')
  return loaded
}

/** Refuses to act on an unpublished draft: it can only be viewed, and changed through the drafts. */
export function assertPinPublished({ pin }: LoadedPin): void {
  if (pin.state === 'draft' || pin.state === 'scheduled') throw new Refusal('conflict', 'draft.unpublished')
}

/** Loads a pin for viewing. The old id of a pin that was merged into another leads to that one. */
export async function mustSeePinOrMerged(ctx: Context, id: Id): Promise<LoadedPin> {
  const [loaded] = await loadPinParts(ctx, [id], { for: 'url', withMarks: false })
  if (loaded) return loaded
  const present = await findMergedPinId(ctx, id)
  return mustSeePin(ctx, present ?? id)
}

export async function mustSeeBoard(ctx: Context, address: BoardRef): Promise<BoardRow> {
  const id = 'id' in address ? address.id : await boardIdAt(ctx, address)
  const board = id ? (await loadBoardRows(ctx, [id])).get(id) : undefined
  const people = board && (await loadPeople(ctx, [board.owner_id]))
  if (board && maySeeBoard(ctx, board, people?.get(board.owner_id))) return board
  throw 'section' in address ? new Refusal('no_section', 'section.none') : new Refusal('no_board', 'board.none')
}

async function boardIdAt(ctx: Context, address: Exclude<BoardRef, { id: Id }>): Promise<Id | null> {
  if ('section' in address) return findBoardIdOfSection(ctx, address.section)
  const owner = await findPerson(ctx, address.username)
  return owner ? findBoardId(ctx, owner.id, address.slug) : null
}

/** Returns the board if the actor may perform this action on it. */
export async function mustActOnBoard(ctx: Context, which: Id | SectionRef, action: BoardAction): Promise<BoardRow> {
  const board = await mustSeeBoard(ctx, typeof which === 'string' ? { id: which } : which)
  if (!mayActOnBoard(findBoardMember(board, ctx.actor), action)) throw new Refusal('forbidden', 'board.notYours')
  if (action === 'add_pins' && board.state === 'archived') throw new Refusal('forbidden', 'board.archived')
  return board
}

/**
 * Returns a person whose profile the viewer may open: not someone who left, is private to strangers, or is blocked
 * either way.
 */
export async function mustSeePerson(ctx: Context, address: PersonRef): Promise<Person> {
  const id = 'id' in address ? address.id : (await findPerson(ctx, address.username))?.id
  const person = id ? (await loadPeople(ctx, [id])).get(id) : undefined
  if (!person || !(isViewer(ctx, person.id) || mayBeNamed(ctx, person))) throw new Refusal('no_user', 'person.none')
  return person
}
