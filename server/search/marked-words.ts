import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { foldedWords } from '#domain/rules/search/fold.ts'
import { isPluralOf } from '#domain/rules/search/plurals.ts'
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

/** Tells whether a text has a marked word, its plural, or marked words side by side. */
export async function markedTest({ house }: Pick<Context, 'house'>): Promise<(text: string) => boolean> {
  const marked = [...(await markedWords(house))].map((word) => word.split(' '))
  return (text) => {
    if (!marked.length) return false
    const words = foldedWords(text)
    return marked.some((phrase) => words.some((_, at) => standsAt(words, at, phrase)))
  }
}

/** Whether a phrase stands at this place of a text; its last word may be a plural. */
const standsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((one, offset) => {
    const word = words[at + offset]
    return word === one || (word !== undefined && offset === phrase.length - 1 && isPluralOf(word, one))
  })

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
