import type { House } from '../house.ts'

const missed = new WeakMap<House, number>()

/** Counts calls about experiences that browsers made and that did not reach the server (exp.15). */
export const addMissedCalls = (house: House, count: number): void =>
  void missed.set(house, countMissedCalls(house) + count)

/** How many such calls this process has been told of. */
export const countMissedCalls = (house: House): number => missed.get(house) ?? 0
