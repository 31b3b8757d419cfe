/** Who saved what, as numbers from 0 on: the things of person `u` stand in `items` from `starts[u]` to `starts[u + 1]`. */
export type Saves = { people: number; things: number; starts: Int32Array; items: Int32Array }

/** One list of things for each person; a thing that is named twice counts once. */
export function savesOf(lists: readonly (readonly number[])[], things: number): Saves {
  const starts = new Int32Array(lists.length + 1)
  const all: number[] = []
  for (const [person, list] of lists.entries()) {
    for (const item of new Set(list)) all.push(item)
    starts[person + 1] = all.length
  }
  return { people: lists.length, things, starts, items: Int32Array.from(all) }
}

/** By how many people each thing was saved. */
export function degreesOf({ things, items }: Saves): Float32Array {
  const degrees = new Float32Array(things)
  for (const item of items) degrees[item] = (degrees[item] as number) + 1
  return degrees
}

/** The numbers of the most saved things, in their own order. */
export function mostSaved(saves: Saves, count: number): Int32Array {
  const degrees = degreesOf(saves)
  const all = Int32Array.from({ length: saves.things }, (_, item) => item)
  if (count >= saves.things) return all
  return all
    .sort((a, b) => (degrees[b] as number) - (degrees[a] as number) || a - b)
    .slice(0, count)
    .sort()
}

/** The saves of these things alone, which are numbered anew in this order. */
export function onlyAggregates({ people, things, starts, items }: Saves, wanted: Int32Array): Saves {
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

/** Who saved each thing: the same saves the other way round. */
export function turned({ people, things, starts, items }: Saves): Saves {
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

/** How often each thing was saved together with this one, each save weighed by `weigh(how many that person saved)`. */
export function savedWith(saves: Saves, savers: Saves, item: number, weigh: (saved: number) => number): Float32Array {
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
