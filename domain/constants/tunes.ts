/** Tunes that a story may have. The server generates their sound files. */
export const TUNES = ['morning', 'river', 'evening'] as const
export type Tune = (typeof TUNES)[number]

export const tunePath = (tune: Tune): string => `/sounds/${tune}.wav`
