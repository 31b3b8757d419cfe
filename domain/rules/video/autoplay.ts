/** Video.9 and D55: from which share in view a video plays. */
export const PLAYS_FROM = 0.5

type Circumstances = {
  prefersReducedMotion: boolean
  savesData: boolean
  isAutoplayOff: boolean
}

/** Video.10. Each of these leaves the picture with a play button. */
export const leavesPicture = ({ prefersReducedMotion, savesData, isAutoplayOff }: Circumstances): boolean =>
  prefersReducedMotion || savesData || isAutoplayOff

export type Seen = { pinId: string; share: number; middle: number }

/** D55. Of several that are half in view, the one nearest the middle of the window. */
export function nextToPlay(seen: readonly Seen[], middle: number): string | null {
  const inView = seen.filter(({ share }) => share >= PLAYS_FROM)
  const nearest = inView.toSorted((a, b) => Math.abs(a.middle - middle) - Math.abs(b.middle - middle))
  return nearest[0]?.pinId ?? null
}
