import { MarkedWordsResource } from '#domain/resources/marked-words.ts'
import { splitFoldedWords } from '#domain/rules/search/query-text.ts'
import { isPluralOf } from '#domain/rules/search/word-forms.ts'
import { defineAnswers } from '../answer.ts'
import { type Context, requireSignedIn } from '../context.ts'
import { recordStaffAct } from '../facts/record-staff-act.ts'
import type { House } from '../house.ts'
import { getOrLoadEntry, makeHouseCache } from '../house-cache.ts'

const DONE = { done: true } as const
const markedIn = makeHouseCache<ReadonlySet<string>>({ max: 1, ttl: 5_000 })

/** Words marked by staff; few, and read with every search. */
const markedWords = (house: House): Promise<ReadonlySet<string>> =>
  getOrLoadEntry(markedIn(house), 'words', async () => {
    const rows = await house.db.selectFrom('marked_words').select('word').execute()
    return new Set(rows.map(({ word }) => word))
  })

/** Returns a function that tells whether a text contains a marked word, its plural, or a marked phrase. */
export async function loadMarkedWordTest({ house }: Pick<Context, 'house'>): Promise<(text: string) => boolean> {
  const marked = [...(await markedWords(house))].map((word) => word.split(' '))
  return (text) => {
    if (!marked.length) return false
    const words = splitFoldedWords(text)
    return marked.some((phrase) => words.some((_, at) => standsAt(words, at, phrase)))
  }
}

/** Returns whether a phrase occurs at this index of a text; its last word may be a plural. */
const standsAt = (words: readonly string[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((one, offset) => {
    const word = words[at + offset]
    return word === one || (word !== undefined && offset === phrase.length - 1 && isPluralOf(word, one))
  })

const keyOf = (word: string) => splitFoldedWords(word).join(' ')

export const markedWordAnswers = defineAnswers(MarkedWordsResource, {
  get: async (ctx) => {
    const rows = await ctx.db.selectFrom('marked_words').select('word').orderBy('word').execute()
    return { words: rows.map(({ word }) => word) }
  },
  async create(ctx, { word }) {
    const row = { word: keyOf(word), marked_by: requireSignedIn(ctx).viewer.id, marked_at: ctx.now }
    await ctx.db
      .insertInto('marked_words')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    markedIn(ctx.house).clear()
    await recordStaffAct(requireSignedIn(ctx), { act: 'word_marked', kind: 'search', target: row.word })
    return DONE
  },
  async delete(ctx, { word }) {
    await ctx.db.deleteFrom('marked_words').where('word', '=', keyOf(word)).execute()
    markedIn(ctx.house).clear()
    await recordStaffAct(requireSignedIn(ctx), { act: 'word_unmarked', kind: 'search', target: keyOf(word) })
    return DONE
  },
})
