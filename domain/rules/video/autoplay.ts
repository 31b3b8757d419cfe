/** Minimum visible share at which a video plays (video.9). */
export const AUTOPLAY_SHARE_MIN = 0.5

type Circumstances = {
  prefersReducedMotion: boolean
  savesData: boolean
  isAutoplayOff: boolean
}

/** Any of these shows a picture with a play button instead (video.10). */
export const mustNotAutoplay = ({ prefersReducedMotion, savesData, isAutoplayOff }: Circumstances): boolean =>
  prefersReducedMotion || savesData || isAutoplayOff

export type VideoInView = { pinId: string; share: number; middle: number }

/** Of several videos that are at least half visible, the one nearest the middle of the window. */
export function pickVideoToPlay(seen: readonly VideoInView[], middle: number): string | null {
  const inView = seen.filter(({ share }) => share >= AUTOPLAY_SHARE_MIN)
  const nearest = inView.toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))
  return nearest[0]?.pinId ?? null
}
