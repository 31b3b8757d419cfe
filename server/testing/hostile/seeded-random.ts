/** Seeded random numbers (mulberry32): the same seed gives the same choices. */
export function makeSeededRandom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    below: (end: number) => Math.floor(next() * end),
    is: (share: number) => next() < share,
    of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  }
}

export type SeededRandom = ReturnType<typeof makeSeededRandom>
