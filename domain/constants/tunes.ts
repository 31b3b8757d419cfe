/** The tunes that a story may have; the house plays them itself. */
export const TUNES = ['morning', 'river', 'evening'] as const
export type Tune = (typeof TUNES)[number]

export const tunePath = (tune: Tune): string => `/sounds/${tune}.wav`
