export type Random = {
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  chance(likelihood: number): boolean
  pick<T>(list: readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
}

/** A hash of all characters, the same on every machine. */
export function hashText(text: string): number {
  let value = 2166136261
  for (const letter of text) value = Math.imul(value ^ letter.codePointAt(0)!, 16777619)
  return (value ^ (value >>> 15)) >>> 0
}

/** A seeded random generator, so that the demo world is the same everywhere. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  function next() {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    between: (low, high) => low + next() * (high - low),
    chance: (likelihood) => next() < likelihood,
    pick: (list) => list[Math.floor(next() * list.length)]!,
    shuffle(list) {
      const shuffled = [...list]
      for (let last = shuffled.length - 1; last > 0; last--) {
        const other = whole(0, last)
        ;[shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!]
      }
      return shuffled
    },
  }
}
