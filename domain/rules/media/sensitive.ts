/** What the model says of a picture; the five add up to one. */
export type Scores = { drawing: number; hentai: number; neutral: number; porn: number; sexy: number }

/** From here on a picture is blurred until someone wants to see it. */
export const SENSITIVE_FROM = 0.7

/** How likely a picture is one that people would rather be asked about. What is merely revealing counts half. */
export function unsafeScore({ hentai, porn, sexy }: Scores): number {
  return Math.min(1, hentai + porn + sexy / 2)
}

export const isSensitiveScore = (score: number | null): boolean => score !== null && score >= SENSITIVE_FROM

type Shown = { isSensitive: boolean; isOwn: boolean; blurs: boolean }

/** Blurred, unless it is one's own or one has chosen to see everything. */
export const isBlurred = ({ isSensitive, isOwn, blurs }: Shown): boolean => isSensitive && !isOwn && blurs
