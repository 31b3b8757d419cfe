import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import { answer } from '../answer.ts'
import { type Context, signedIn } from '../context.ts'
import { noteAct } from '../facts/note-act.ts'
import type { House } from '../house.ts'
import { houseCache, readThrough } from '../house-cache.ts'

const DONE = { done: true } as const
const markedIn = houseCache<ReadonlySet<string>>({ max: 1, ttl: 5_000 })

/** The words that our team marked: few, read with every search. */
const markedWords = (house: House): Promise<ReadonlySet<string>> =>
  readThrough(markedIn(house), 'words', async () => {
    const rows = await house.db.selectFrom('marked_words').select('word').execute()
    return new Set(rows.map(({ word }) => word))
  })

/** Whether a query has a marked word, or marked words side by side. */
export async function isMarked(ctx: Context, query: string): Promise<boolean> {
  const marked = await markedWords(ctx.house)
  if (!marked.size) return false
  const text = ` ${foldedWords(query).join(' ')} `
  return [...marked].some((word) => text.includes(` ${word} `))
}

const keyOf = (word: string) => foldedWords(word).join(' ')

export const markedWordAnswers = answer(MarkedWordsResource, {
  get: async (ctx) => {
    const rows = await ctx.db.selectFrom('marked_words').select('word').orderBy('word').execute()
    return { words: rows.map(({ word }) => word) }
  },
  async create(ctx, { word }) {
    const row = { word: keyOf(word), marked_by: signedIn(ctx).viewer.id, marked_at: ctx.now }
    await ctx.db
      .insertInto('marked_words')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    markedIn(ctx.house).clear()
    await noteAct(signedIn(ctx), { act: 'word_marked', kind: 'search', target: row.word })
    return DONE
  },
  async delete(ctx, { word }) {
    await ctx.db.deleteFrom('marked_words').where('word', '=', keyOf(word)).execute()
    markedIn(ctx.house).clear()
    await noteAct(signedIn(ctx), { act: 'word_unmarked', kind: 'search', target: keyOf(word) })
    return DONE
  },
})
