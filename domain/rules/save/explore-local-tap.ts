import type { SaveState } from './one-tap-save.ts'

/** Spec 4, One-tap save. In the explore-local tab a tap on what is not saved leads to the repin page; else it does nothing. */
export function exploreLocalTap(state: SaveState): 'repinPage' | 'nothing' {
  return state === 'unsaved' ? 'repinPage' : 'nothing'
}
