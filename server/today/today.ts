import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE } from '#domain/constants/limits.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { Id } from '#domain/id.ts'
import { Refusal } from '#domain/refusal.ts'
import { TODAY_PARTS, type Today, TodayFeedResource, type TodayPart, TodayResource } from '#domain/resources/today.ts'
import { TODAY_LIST_FILL_BELOW, TODAY_PER_CREATOR_MAX } from '#domain/rules/today/today-lists.ts'
import { defineAnswers } from '../answer.ts'
import type { Context } from '../context.ts'
import { notHiddenCondition } from '../feedback/hide-aggregate.ts'
import { listPins } from '../records/list-pins.ts'
import { loadPins } from '../records/load-pins.ts'
import { loadMarkedWordTest } from '../search/marked-words.ts'
import { loadOpenArticles } from './articles.ts'
import { DAY_MS, toTodayPlace, toUtcDay } from './places.ts'

const DAYS_BACK = 30
const IN_A_ROW = 12
const WORDS = 12

/** Returns the requested day if it is one of the last 30, else today (today.8). */
function dayAsked({ now }: Context, date: string | undefined): string {
  const today = toUtcDay(now)
  if (date === undefined) return today
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN
  const age = (Date.parse(`${today}T00:00:00Z`) - time) / DAY_MS
  if (Number.isNaN(time) || toUtcDay(new Date(time)) !== date || age < 0 || age > DAYS_BACK)
    throw new Refusal('not_found', 'today.noDay')
  return date
}

const shifted = (day: string, by: number) => toUtcDay(new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS))

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
 * Loads the words of a day and the ids of each part: those of the viewer's place, filled up from everywhere with pins
 * of people who have fewer than two. An empty part is taken from the last day since `since` that has one.
 */
async function listsOf(ctx: Context, day: string, since = day): Promise<Lists> {
  const own = toTodayPlace(ctx.country, ctx.locale)
  const { rows } = await sql<Row>`SELECT part, place, rank, pin_id, creator_id, NULL AS word, day::text FROM today_pins
    WHERE (day = ${day} AND place = ${own} OR place = '' AND (day, part) IN (SELECT max(day), part FROM today_pins
        WHERE day BETWEEN ${since} AND ${day} AND place = '' GROUP BY part))
      AND ${notHiddenCondition(ctx, sql`today_pins.aggregate_id`)}
      AND NOT EXISTS (SELECT 1 FROM today_choices c
        WHERE c.part = today_pins.part AND c.aggregate_id = today_pins.aggregate_id AND c.is_out)
    UNION ALL SELECT 'words', place, rank, NULL, NULL, word, day::text FROM today_words
    WHERE day = ${day} AND place IN (${own}, '') ORDER BY part, place DESC, rank`.execute(ctx.db)
  const taken = new Set<Id>()
  const of = (part: TodayPart, taken = new Set<Id>()): Id[] => {
    const mine = rows.filter((row) => row.part === part && row.place !== '')
    const all = rows.filter((row) => row.part === part && row.place === '')
    const chosen = mine.length ? mine : all
    const wanted = chosen.length >= TODAY_LIST_FILL_BELOW ? chosen : [...chosen, ...all]
    const creators = new Map<Id, number>()
    return wanted.flatMap(({ pin_id, creator_id }, at) => {
      const count = creator_id ? (creators.get(creator_id) ?? 0) : 0
      if (taken.has(pin_id) || (count >= TODAY_PER_CREATOR_MAX && at >= chosen.length)) return []
      if (creator_id) creators.set(creator_id, count + 1)
      taken.add(pin_id)
      return [pin_id]
    })
  }
  const hasMarked = await loadMarkedWordTest(ctx)
  const told = rows.filter((row) => row.part === 'words' && !hasMarked(row.word)).map(({ word }) => word)
  const words = [...new Set(told)].slice(0, WORDS)
  const earlier = Object.fromEntries(rows.flatMap((row) => (row.day === day ? [] : [[row.part, row.day]])))
  // An aggregate is in only one of these three; a popular product may be in the shop part as well.
  const [best, trending, popular] = [of('best', taken), of('trending', taken), of('popular', taken)]
  return { best, trending, popular, shop: of('shop'), words, earlier }
}

async function showToday(ctx: Context, date: string | undefined): Promise<Today> {
  const day = dayAsked(ctx, date)
  const today = toUtcDay(ctx.now)
  // When little happens, today's page still shows what people liked last, with the date.
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
    articles: await loadOpenArticles(ctx, day),
    words: ids.words,
    parts,
    earlier: ids.earlier,
  }
}

export const todayAnswers = [
  ...defineAnswers(TodayResource, { get: (ctx, { date }) => showToday(ctx, date) }),
  ...defineAnswers(TodayFeedResource, {
    async get(ctx, { part, date }) {
      const ids = (await listsOf(ctx, dayAsked(ctx, date)))[part]
      return listPins(ctx, DEFAULT_PAGE_SIZE, async (after, limit) => {
        const from = after ? Number(after[0]) + 1 : 0
        return ids.slice(from, from + limit).map((pin_id, at) => ({ pin_id, cursor_key: [from + at] }))
      })
    },
  }),
]
