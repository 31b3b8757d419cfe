import { keep, storedJson } from '../state/browser-storage.ts'

const KEY = 'bb:scroll'
const MOST = 50
let positions: Map<string, number> | undefined

function all(): Map<string, number> {
  positions ??= new Map(storedJson<[string, number][]>('sessionStorage', KEY) ?? [])
  return positions
}

/** Where each entry of the history was when it was left. */
export function rememberScroll(entry: string) {
  all().delete(entry)
  all().set(entry, scrollY)
}

export const scrollOf = (entry: string): number => all().get(entry) ?? 0

export function keepScrolls() {
  keep('sessionStorage', KEY, JSON.stringify([...all()].slice(-MOST)))
}
