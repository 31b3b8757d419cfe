import type { Id } from '#domain/id.ts'
import { type IdGenerator, makeIdGenerator } from '#server/ids.ts'
import { makeMulberryRandom } from '../save-graph.ts'
import type { ModelAggregate } from './models-of-aggregates.ts'

const DAY = 86_400_000
const AGE = 300 * DAY
const PINS_A_PERSON = 50
const BOARDS_A_PERSON = 5
/** The mean number of further saves of an aggregate; some have hundreds. */
const SAVES = 5
const MOST_SAVES = 400
/** The number of large boards, which belong to one person and hold a third of all aggregates. */
export const LARGE_BOARD_COUNT = 10
export const LARGE_BOARD_SIZE = 10_000
const OF_LARGE = 3

/** A saved pin, which is a row of pins and of each of the three lists. */
export type SavedPinPlace = { id: Id; thing: number; pinner: number; board: number; at: number; isFirst: boolean }

/** A world generated from a seed, the same each time. Aggregates, people and boards are numbers. */
export type ScaleWorld = ReturnType<typeof makeScaleWorld>

export function makeScaleWorld(size: number, models: readonly ModelAggregate[], now: number) {
  const people = Math.max(20, Math.round(size / PINS_A_PERSON))
  const boards = people * BOARDS_A_PERSON
  const topics = [...new Set(models.map((model) => model.topic))]
  const step = AGE / size
  const bornAt = (thing: number) => now - AGE + Math.floor(thing * step)
  const ids = (slot: number, count: number, at: (nth: number) => number) => {
    const newId = makeIdGenerator(slot)
    return Array.from({ length: count }, (_, nth) => newId(new Date(at(nth))))
  }
  const early = (nth: number) => now - AGE - 10 * DAY - nth * 10
  const topicOf = (board: number) => board % topics.length
  const ofTopic = topics.map((_, at) =>
    Array.from({ length: Math.ceil((boards - at) / topics.length) }, (__, nth) => at + nth * topics.length),
  )
  const ofModel = models.map((model) => topics.indexOf(model.topic))
  return {
    size,
    people,
    /** Ordinary boards come first, then the large ones of one person. */
    boards: boards + LARGE_BOARD_COUNT,
    topics,
    bornAt,
    aggregateIds: ids(1001, size, bornAt),
    firstPins: ids(1000, size, bornAt),
    peopleIds: ids(1002, people + 1, early),
    boardIds: ids(1003, boards + LARGE_BOARD_COUNT, early),
    /** The last person owns the large boards. */
    ownerOf: (board: number) => (board >= boards ? people : Math.floor(board / BOARDS_A_PERSON)),
    topicOf,
    isLarge: (board: number) => board >= boards,
    modelOf: (thing: number) => (thing * 7919) % models.length,
    places: () => places(),
  }

  /** Iterates over all pins; they are generated again on each iteration. */
  function* places(): Iterable<SavedPinPlace> {
    const chance = makeMulberryRandom(11)
    const makers = Array.from({ length: 800 }, (_, slot) => makeIdGenerator(100 + slot))
    let made = 0
    const idAt = (at: number): Id => (makers[made++ % makers.length] as IdGenerator)(new Date(at))
    const boardFor = (thing: number): number => {
      const topic =
        chance() < 0.8 ? (ofModel[(thing * 7919) % models.length] as number) : Math.floor(chance() * topics.length)
      const fitting = ofTopic[topic] as number[]
      return fitting[Math.floor(chance() * fitting.length)] ?? Math.floor(chance() * boards)
    }
    for (let thing = 0; thing < size; thing++) {
      const at = bornAt(thing)
      const own = boardFor(thing)
      yield { id: '' as Id, thing, pinner: Math.floor(own / BOARDS_A_PERSON), board: own, at, isFirst: true }
      const saves = Math.min(MOST_SAVES, people, Math.floor(SAVES / 3 / (chance() + 0.01) ** 0.75))
      for (let save = 0; save < saves; save++) {
        const board = boardFor(thing)
        const savedAt = Math.floor(at + chance() * (now - at))
        yield {
          id: idAt(savedAt),
          thing,
          pinner: Math.floor(board / BOARDS_A_PERSON),
          board,
          at: savedAt,
          isFirst: false,
        }
      }
    }
    const large = Math.max(1, Math.floor(size / OF_LARGE))
    for (let nth = 0; nth < LARGE_BOARD_COUNT * LARGE_BOARD_SIZE; nth++) {
      const thing = ((nth * 31) % large) * OF_LARGE
      const at = Math.floor(now - chance() * (now - bornAt(thing)))
      yield { id: idAt(at), thing, pinner: people, board: boards + (nth % LARGE_BOARD_COUNT), at, isFirst: false }
    }
  }
}
