import { DraftForm } from '#domain/entities/draft.ts'
import { toBoardSlug } from '#domain/rules/board/board-slug.ts'
import { saveDraft } from '#server/drafts/save-draft.ts'
import { inUnitOfWork } from '#server/facts/in-unit-of-work.ts'
import { scheduleDraft } from '#server/pins/publish-draft.ts'
import { DRAFTS } from '../words/drafts.ts'
import type { DemoBoard } from './boards.ts'
import type { DrawnPicture } from './pictures.ts'
import type { DemoWorld, Inhabitant } from './world.ts'

const DAY = 24 * 60 * 60_000

/** Adds drafts: one with texts, one with only a picture, and a scheduled one. */
export async function fillDrafts(
  { house }: DemoWorld,
  { id }: Inhabitant,
  boards: DemoBoard[],
  pictures: DrawnPicture[],
): Promise<void> {
  const person = await house.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (const [at, { family, seed, board: boardName, inDays, ...words }] of DRAFTS.entries()) {
    const drawn = pictures.find((one) => one.family === family && one.seed === seed)
    if (!drawn) continue
    const { signature, ext, width, height, dominant_color: color } = drawn
    const board = boards.find((one) => one.owner.id === id && one.words.name === boardName)
    const place = board && {
      board: {
        id: board.id,
        name: board.words.name,
        url: `/${person.username}/${toBoardSlug(board.words.name)}/`,
        privacy: board.privacy,
      },
    }
    const form = DraftForm.parse({
      ...words,
      ...place,
      name: `${family}.jpg`,
      picture: { signature, ext, width, height, color },
    })
    const key = `demo-draft-${at + 1}`
    await inUnitOfWork(house, person, async (ctx) => {
      await saveDraft(ctx, { ...form, key, added_at: ctx.now.getTime() + at, is_known: false, seen_at: undefined })
      if (inDays) await scheduleDraft(ctx, key, ctx.now.getTime() + inDays * DAY)
    })
  }
}
