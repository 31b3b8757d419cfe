/** Durations of UI feedback, all in milliseconds. */
export const EDIT_REVEAL_MS = 800
export const LONG_PRESS_MS = 500
export const SAVED_CONFIRMATION_MS = 950
export const REPIN_CONFIRMATION_MS = 3000
export const CAROUSEL_INDICATOR_MS = 4000
export const SCROLL_INDICATOR_HIDE_MS = 1500
export const SCROLL_THROTTLE_MS = 50
export const STORY_STATIC_PAGE_MS = 5000
export const BOARD_TOAST_ICON_MS = 700
export const EXPERIENCE_TOAST_DELAY_MS = 2000

/** How long a toast is shown, by its kind; `undo` is longest, to leave time for a second thought. */
export const TOAST_DURATION_MS = { plain: 2000, cookies: 3000, save: 5000, undo: 8000 } as const
