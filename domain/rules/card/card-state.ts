import type { PinCard } from '../../entities/pin.ts'

export type CardState = 'active' | 'inactive' | 'hidden'
export type CardEvent = 'entered' | 'left' | 'hid' | 'returned'
export type CardArea = 'primary' | 'secondary' | 'actionBar' | 'accessory' | 'savedOverlay'

const NEXT: Record<CardState, Partial<Record<CardEvent, CardState>>> = {
  inactive: { entered: 'active', hid: 'hidden' },
  active: { left: 'inactive', hid: 'hidden' },
  hidden: { returned: 'inactive' },
}

/** Hover or focus makes a card active; a card under an overlay is hidden until it returns. */
export function nextCardState(state: CardState, happening: CardEvent): CardState {
  return NEXT[state][happening] ?? state
}

type Card = { state: CardState; isSaved: boolean; forcePrimary: boolean; isRemovedStory: boolean }

/** Visibility of a card's areas; the primary one is always visible during a save. */
export function visibleCardAreas({ state, isSaved, forcePrimary, isRemovedStory }: Card): Record<CardArea, boolean> {
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

/** A video that is still processing or has failed shows its picture; only a ready one plays (video.7). */
export function cardVideoState(
  pin: Pick<PinCard, 'videos' | 'video_status'>,
): 'none' | 'preparing' | 'failed' | 'ready' {
  if (pin.video_status === 'processing') return 'preparing'
  if (pin.video_status === 'failed') return 'failed'
  return pin.videos && Object.keys(pin.videos.video_list).length > 0 ? 'ready' : 'none'
}
