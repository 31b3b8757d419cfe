/** Spec 7, Event logging: what the numbers mean. */
export const LOG = {
  savedPin: 5,
  click: 101,
  impression: 102,
  closeup: 8948,
} as const

/** What is looked at. */
export const VIEW = { pin: 1 } as const
