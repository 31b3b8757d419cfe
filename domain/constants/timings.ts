/** Spec 9, Timings. All in milliseconds. */
export const EDIT_REVEAL = 800
export const LONG_PRESS = 500
export const SAVED_CONFIRMATION = 950
export const REPIN_CONFIRMATION = 3000
export const CAROUSEL_INDICATOR = 4000
export const SCROLL_INDICATOR_HIDE = 1500
export const SCROLL_THROTTLE = 50
export const STORY_STATIC_PAGE = 5000
export const BOARD_TOAST_ICON = 700
export const EXPERIENCE_TOAST_DELAY = 2000

/** Spec 4, Toast. How long a toast stands, by what it tells; `undo` is longer, so that there is time to think again. */
export const TOAST_DURATION = { plain: 2000, cookies: 3000, save: 5000, undo: 8000 } as const
