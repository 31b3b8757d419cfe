import { sql } from 'kysely'
import { PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { TODAY_PARTS, type Today, TodayFeedResource, type TodayPart, TodayResource } from '#domain/resources/today.ts'
import { ENOUGH, OF_A_CREATOR } from '#domain/rules/today/today-lists.ts'
import { answer } from '../answer.ts'
import type { Context } from '../context.ts'
import { notHidden } from '../feedback/hidden.ts'
import { listPins } from '../records/list-pins.ts'
import { loadPins } from '../records/load-pins.ts'
import { markedTest } from '../search/marked-words.ts'
import { openArticles } from './articles.ts'
import { DAY, dayOf, placeOf } from './places.ts'

const DAYS_BACK = 30
const IN_A_ROW = 12
const WORDS = 12

/** today.8: a day of the last 30; a future or unreadable one is none. */
function dayAsked({ now }: Context, date: string | undefined): string {
  const today = dayOf(now)
  if (date === undefined) return today
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  const age = (Date.parse(`${today}T00:00:00Z`) - time) / DAY
  if (Number.isNaN(time) || dayOf(new Date(time)) !== date || age < 0 || age > DAYS_BACK)
    throw new Refusal('not_found', 'today.noDay')
  return date
}

const shifted = (day: string, by: number) => dayOf(new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY))

type Row = {
  part: TodayPart | 'words'
  place: string
  pin_id: Id
  creator_id: Id | null
  word: string
  day: string
}
type Lists = Record<TodayPart, Id[]> & { words: string[]; earlier: Today['earlier'] }

/**
 * The words of a day and the ids of each part: of the viewer's place as they were chosen, filled from everywhere with those of
 * whom it has fewer than two. A part in which nothing came together is the one of the last day from `since` on that has some.
 */
async function listsOf(ctx: Context, day: string, since = day): Promise<Lists> {
  const own = placeOf(ctx.country, ctx.locale)
  const { rows } = await sql<Row>`SELECT part, place, rank, pin_id, creator_id, NULL AS word, day::text FROM today_pins
    WHERE (day = ${day} AND place = ${own} OR place = '' AND (day, part) IN (SELECT max(day), part FROM today_pins
        WHERE day BETWEEN ${since} AND ${day} AND place = '' GROUP BY part))
      AND ${notHidden(ctx, sql`today_pins.aggregate_id`)}
      AND NOT EXISTS (SELECT 1 FROM today_choices c
        WHERE c.part = today_pins.part AND c.aggregate_id = today_pins.aggregate_id AND c.is_out)
    UNION ALL SELECT 'words', place, rank, NULL, NULL, word, day::text FROM today_words
    WHERE day = ${day} AND place IN (${own}, '') ORDER BY part, place DESC, rank`.execute(ctx.db)
  const taken = new Set<Id>()
  const of = (part: TodayPart, taken = new Set<Id>()): Id[] => {
    const mine = rows.filter((row) => row.part === part && row.place !== '')
    const all = rows.filter((row) => row.part === part && row.place === '')
    const chosen = mine.length ? mine : all
    const wanted = chosen.length >= ENOUGH ? chosen : [...chosen, ...all]
    const creators = new Map<Id, number>()
    return wanted.flatMap(({ pin_id, creator_id }, at) => {
      const count = creator_id ? (creators.get(creator_id) ?? 0) : 0
      if (taken.has(pin_id) || (count >= OF_A_CREATOR && at >= chosen.length)) return []
      if (creator_id) creators.set(creator_id, count + 1)
      taken.add(pin_id)
      return [pin_id]
    })
  }
  const hasMarked = await markedTest(ctx)
  const told = rows.filter((row) => row.part === 'words' && !hasMarked(row.word)).map(({ word }) => word)
  const words = [...new Set(told)].slice(0, WORDS)
  const earlier = Object.fromEntries(rows.flatMap((row) => (row.day === day ? [] : [[row.part, row.day]])))
  // A thing stands in one of these three; a product that is liked can be had in the shop, too.
  const [best, trending, popular] = [of('best', taken), of('trending', taken), of('popular', taken)]
  return { best, trending, popular, shop: of('shop'), words, earlier }
}

async function showToday(ctx: Context, date: string | undefined): Promise<Today> {
  const day = dayAsked(ctx, date)
  const today = dayOf(ctx.now)
  // Where little happens the page of the day still shows what people liked last, and says when that was.
  const ids = await listsOf(ctx, day, day === today ? shifted(day, -DAYS_BACK) : day)
  const rows = TODAY_PARTS.map((part) => ids[part].slice(0, IN_A_ROW))
  const pins = await loadPins(ctx, rows.flat())
  for (const pin of pins) if (pin) ctx.shown?.pins.add(pin.id)
  const byId = new Map(pins.flatMap((pin) => (pin ? [[pin.id, pin] as const] : [])))
  const parts = Object.fromEntries(
    TODAY_PARTS.map((part, at) => [
      part,
      (rows[at] ?? []).flatMap((id) => {
        const pin = byId.get(id)
        return pin ? [pin] : []
      }),
    ]),
  ) as Record<TodayPart, Pin[]>
  return {
    type: 'today',
    id: day,
    before: shifted(day, -1) >= shifted(today, -DAYS_BACK) ? shifted(day, -1) : null,
    after: day < today ? shifted(day, 1) : null,
    articles: await openArticles(ctx, day),
    words: ids.words,
    parts,
    earlier: ids.earlier,
  }
}

export const todayAnswers = [
  ...answer(TodayResource, { get: (ctx, { date }) => showToday(ctx, date) }),
  ...answer(TodayFeedResource, {
    async get(ctx, { part, date }) {
      const ids = (await listsOf(ctx, dayAsked(ctx, date)))[part]
      return listPins(ctx, PAGE_SIZE, async (after, limit) => {
        const from = after ? Number(after[0]) + 1 : 0
        return ids.slice(from, from + limit).map((pin_id, at) => ({ pin_id, cursor_key: [from + at] }))
      })
    },
  }),
]
