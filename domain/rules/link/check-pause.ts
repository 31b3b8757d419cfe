/** D19: the check repeats at most so many times while there is no result. */
export const MOST_CHECKS = 5
/** D19: a click waits at most so long for it. */
export const CLICK_WAIT_MS = 1000

const FIRST_PAUSE = 1000

/** D19. How long until the next try after so many: each pause is twice the one before; null, when it is given up. */
export function checkPause(tried: number): number | null {
  return tried >= MOST_CHECKS ? null : FIRST_PAUSE * 2 ** (tried - 1)
}
