import { Refusal } from '#domain/refusal.ts'
import { StaffTopicsResource, TOPIC_MAX } from '#domain/resources/staff.ts'
import { boardSlug } from '#domain/rules/board/board-slug.ts'
import { answer } from '../answer.ts'
import { signedIn } from '../context.ts'
import { noteAct } from '../facts/note-act.ts'

export const topicAnswers = answer(StaffTopicsResource, {
  /** One on each line; those that are there already stay as they are. */
  async create(ctx, { names }) {
    const { db, house } = signedIn(ctx)
    const typed = names
      .split('\n')
      .map((line) => line.trim())
      .filter((name) => /[\p{L}\p{N}]/u.test(name))
    if (typed.length === 0) throw new Refusal('bad_input', 'staff.topicsMissing', {}, { field: 'names' })
    const long = typed.find((name) => [...name].length > TOPIC_MAX)
    if (long) throw new Refusal('bad_input', 'staff.topicTooLong', { count: TOPIC_MAX }, { field: 'names' })
    const added = await db
      .insertInto('interests')
      .values(typed.map((name) => ({ id: house.newId(), name, url_name: boardSlug(name) })))
      .onConflict((conflict) => conflict.column('url_name').doNothing())
      .returning('name')
      .execute()
    for (const { name } of added) await noteAct(signedIn(ctx), { act: 'topic', kind: 'topic', target: name })
    return { added_count: added.length }
  },
})
