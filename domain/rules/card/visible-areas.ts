export type CardState = 'active' | 'inactive' | 'hidden'
export type CardHappening = 'entered' | 'left' | 'hid' | 'returned'
export type CardArea = 'primary' | 'secondary' | 'actionBar' | 'accessory' | 'savedOverlay'

const NEXT: Record<CardState, Partial<Record<CardHappening, CardState>>> = {
  inactive: { entered: 'active', hid: 'hidden' },
  active: { left: 'inactive', hid: 'hidden' },
  hidden: { returned: 'inactive' },
}

/** Spec 4, Other card states. The pointer or the focus makes a card active; a card under an overlay is hidden until it returns. */
export function nextCardState(state: CardState, happening: CardHappening): CardState {
  return NEXT[state][happening] ?? state
}

type Card = { state: CardState; isSaved: boolean; forcePrimary: boolean; isRemovedStory: boolean }

/** Spec 4, Other card states. Which areas of a card can be seen; the primary one is forced while a save is on its way. */
export function visibleAreas({ state, isSaved, forcePrimary, isRemovedStory }: Card): Record<CardArea, boolean> {
  const isShown = state !== 'hidden' && !isRemovedStory
  const isActive = state === 'active' && isShown
  return {
    primary: isActive || (isShown && forcePrimary),
    secondary: isActive,
    actionBar: isActive,
    accessory: isShown,
    savedOverlay: isShown && isSaved,
  }
}
