import { isBegun, isExact, type Way } from './ways.ts'

export type Placed = Way & { place: number }
/** Ways of one family that follow each other; `many`: the earlier ways that they leave out, as far as their group does not know it. */
export type Family = { ways: readonly Placed[]; many: readonly Placed[] }
/** Families that look among the same pins; `few`: the exact ways that all of them leave out. */
export type Group = { families: Family[]; few: readonly Placed[] }

/**
 * The families of these ways in order, each with its group. The few words of a query are looked for before rows are counted, all that
 * relate to them after.
 */
export function familiesOf(ways: readonly Placed[]): { family: Family; group: Group }[] {
  const groups = new Map<string, Group>()
  const starts = ways.flatMap(({ family }, at) => (ways[at - 1]?.family === family ? [] : [at]))
  return starts.map((from, nth) => {
    const ofFamily = ways.slice(from, starts[nth + 1] ?? ways.length)
    const known = ways
      .slice(0, from)
      .filter(({ name }) => isBegun(name) || ofFamily.some(({ but }) => but.includes(name)))
    const few = known.filter(({ name }) => isExact(name))
    const key = [ofFamily[0]?.amongKey, ...few.map(({ name }) => name)].join('\n')
    const group = groups.get(key) ?? { families: [], few }
    groups.set(key, group)
    const told = group.families.flatMap(({ ways: earlier, many }) => [...earlier, ...many])
    const family = { ways: ofFamily, many: known.filter((way) => !isExact(way.name) && !told.includes(way)) }
    group.families.push(family)
    return { family, group }
  })
}
