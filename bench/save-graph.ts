/**
 * Makes a graph for tuning the recommender: items in nested blocks with long-tailed popularity, people with a few
 * tastes of different strength, and noise. A fifth of each person's saves is held out for the test.
 */
export function makeSaveGraph(people: number, things: number, saves: number): Record<'train' | 'test', number[][]> {
  const chance = makeMulberryRandom(7)
  const BLOCK = 25
  const blocks = Math.max(2, Math.round(things / BLOCK))
  const FIELD = 8
  // Popularity is long-tailed, independent of the block.
  const fame = Float64Array.from({ length: things }, () => (0.02 + chance()) ** -0.7)
  const blockOf = Int32Array.from({ length: things }, () => Math.floor(chance() * blocks))
  const inBlock = Array.from({ length: blocks }, (_, block) =>
    pickerOf(things, (item) => (blockOf[item] === block ? (fame[item] as number) : 0)),
  )
  const anything = pickerOf(things, (item) => fame[item] as number)
  const train: number[][] = []
  const test: number[][] = []
  for (let person = 0; person < people; person++) {
    const home = Math.floor(chance() * blocks)
    const tastes = Array.from({ length: 2 + Math.floor(chance() * 4) }, (_, at) =>
      // Half of the tastes are in the same field as the first one.
      at === 0
        ? home
        : chance() < 0.5
          ? (Math.floor(home / FIELD) * FIELD + Math.floor(chance() * FIELD)) % blocks
          : Math.floor(chance() * blocks),
    )
    const mean = saves / people
    const count = Math.max(5, Math.round(-Math.log(1 - chance()) * (mean - 5) + 5))
    const kept = new Set<number>()
    for (let tries = 0; kept.size < count && tries < count * 6; tries++) {
      const taste = tastes[Math.floor(chance() ** 1.7 * tastes.length)] as number
      const item = chance() < 0.3 ? anything(chance()) : (inBlock[taste] as ReturnType<typeof pickerOf>)(chance())
      if (item >= 0) kept.add(item)
    }
    const all = [...kept]
    const back = all.filter(() => chance() < 0.2)
    test.push(back)
    train.push(all.filter((item) => !back.includes(item)))
  }
  return { train, test }
}

/** Picks an item by weight: the one at which the running sum passes a share of the total. */
function pickerOf(things: number, weigh: (item: number) => number): (share: number) => number {
  const items: number[] = []
  const sums: number[] = []
  let sum = 0
  for (let item = 0; item < things; item++) {
    const weight = weigh(item)
    if (!weight) continue
    sum += weight
    items.push(item)
    sums.push(sum)
  }
  return (share) => {
    let [low, high] = [0, items.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] as number) < share * sum) low = middle + 1
      else high = middle
    }
    return items[low] ?? -1
  }
}

/** The Mulberry32 generator: the same seed gives the same numbers. */
export function makeMulberryRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
