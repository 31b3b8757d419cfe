export type SaveState = 'unsaved' | 'saving' | 'saved' | 'deleting'
export type SaveHappening = 'tapped' | 'succeeded' | 'failed'

const NEXT: Record<SaveState, Partial<Record<SaveHappening, SaveState>>> = {
  unsaved: { tapped: 'saving' },
  saving: { succeeded: 'saved', failed: 'unsaved' },
  saved: { tapped: 'deleting' },
  deleting: { succeeded: 'unsaved', failed: 'saved' },
}

/** Spec 4, One-tap save. A tap saves or takes back; while one of these runs, taps change nothing. */
export function nextSaveState(state: SaveState, happening: SaveHappening): SaveState {
  return NEXT[state][happening] ?? state
}
