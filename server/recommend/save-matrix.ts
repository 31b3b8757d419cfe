/**
 * Saves as a sparse matrix with numbers from 0 on: the items of person `u` are in `items` from `starts[u]` to `starts[u
 * + 1]`.
 */
export type SaveMatrix = { people: number; things: number; starts: Int32Array; items: Int32Array }

/** Makes the matrix from one list of items per person; repeated items count once. */
export function makeSaveMatrix(lists: readonly (readonly number[])[], things: number): SaveMatrix {
  const starts = new Int32Array(lists.length + 1)
  const all: number[] = []
  for (const [person, list] of lists.entries()) {
    for (const item of new Set(list)) all.push(item)
    starts[person + 1] = all.length
  }
  return { people: lists.length, things, starts, items: Int32Array.from(all) }
}

/** Number of people who saved each item. */
export function countSavesPerItem({ things, items }: SaveMatrix): Float32Array {
  const degrees = new Float32Array(things)
  for (const item of items) degrees[item] = (degrees[item] as number) + 1
  return degrees
}

/** Indexes of the most saved items, in ascending order. */
export function findMostSavedItems(saves: SaveMatrix, count: number): Int32Array {
  const degrees = countSavesPerItem(saves)
  const all = Int32Array.from({ length: saves.things }, (_, item) => item)
  if (count >= saves.things) return all
  return all
    .sort((a, b) => (degrees[b] as number) - (degrees[a] as number) || a - b)
    .slice(0, count)
    .sort()
}

/** Restricts the matrix to these items, renumbered in this order. */
export function restrictSavesToItems({ people, things, starts, items }: SaveMatrix, wanted: Int32Array): SaveMatrix {
  const places = new Int32Array(things).fill(-1)
  for (const [place, item] of wanted.entries()) places[item] = place
  const begins = new Int32Array(people + 1)
  const kept: number[] = []
  for (let person = 0; person < people; person++) {
    for (let at = starts[person] as number; at < (starts[person + 1] as number); at++) {
      const place = places[items[at] as number] as number
      if (place >= 0) kept.push(place)
    }
    begins[person + 1] = kept.length
  }
  return { people, things: wanted.length, starts: begins, items: Int32Array.from(kept) }
}

/** Transposes the matrix: the people who saved each item. */
export function transposeSaves({ people, things, starts, items }: SaveMatrix): SaveMatrix {
  const begins = new Int32Array(things + 1)
  for (const item of items) begins[item + 1] = (begins[item + 1] as number) + 1
  for (let item = 0; item < things; item++) begins[item + 1] = (begins[item + 1] as number) + (begins[item] as number)
  const savers = new Int32Array(items.length)
  const filled = begins.slice()
  for (let person = 0; person < people; person++)
    for (let at = starts[person] as number; at < (starts[person + 1] as number); at++) {
      const place = filled[items[at] as number] as number
      savers[place] = person
      filled[items[at] as number] = place + 1
    }
  return { people: things, things: people, starts: begins, items: savers }
}

/**
 * Sums for each item how often it was saved together with this one, each person weighted by `weigh(how many they
 * saved)`.
 */
export function weighCoSaves(
  saves: SaveMatrix,
  savers: SaveMatrix,
  item: number,
  weigh: (saved: number) => number,
): Float32Array {
  const row = new Float32Array(saves.things)
  for (let by = savers.starts[item] as number; by < (savers.starts[item + 1] as number); by++) {
    const person = savers.items[by] as number
    const from = saves.starts[person] as number
    const to = saves.starts[person + 1] as number
    const weight = weigh(to - from)
    for (let at = from; at < to; at++) {
      const other = saves.items[at] as number
      row[other] = (row[other] as number) + weight
    }
  }
  return row
}
