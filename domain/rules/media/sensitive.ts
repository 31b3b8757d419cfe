/** Scores of the NSFW model for a picture; they add up to one. */
export type SensitivityScores = { drawing: number; hentai: number; neutral: number; porn: number; sexy: number }

/** Pictures with at least this score are blurred until the viewer reveals them. */
export const SENSITIVE_SCORE_MIN = 0.7

/** Probability that a picture is sensitive. Merely revealing content counts half. */
export function unsafeScore({ hentai, porn, sexy }: SensitivityScores): number {
  return Math.min(1, hentai + porn + sexy / 2)
}

export const isSensitiveScore = (score: number | null): boolean => score !== null && score >= SENSITIVE_SCORE_MIN

type SensitivePicture = { isSensitive: boolean; isOwn: boolean; blurs: boolean }

/** Sensitive pictures are blurred, except one's own, and unless the viewer chose to see everything. */
export const isPictureBlurred = ({ isSensitive, isOwn, blurs }: SensitivePicture): boolean =>
  isSensitive && !isOwn && blurs
