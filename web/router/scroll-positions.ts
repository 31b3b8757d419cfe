import { readStoredJson, writeStoredText } from '../state/browser-storage.ts'

const KEY = 'bb:scroll'
const MOST = 50
let positions: Map<string, number> | undefined

function all(): Map<string, number> {
  positions ??= new Map(readStoredJson<[string, number][]>('sessionStorage', KEY) ?? [])
  return positions
}

/** Remembers the scroll position of a history entry when it is left. */
export function rememberScrollTop(entry: string) {
  all().delete(entry)
  all().set(entry, scrollY)
}

export const getRememberedScrollTop = (entry: string): number => all().get(entry) ?? 0

export function storeScrollTops() {
  writeStoredText('sessionStorage', KEY, JSON.stringify([...all()].slice(-MOST)))
}
