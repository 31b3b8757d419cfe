/** The day that a key chooses, or null when the key isn't for the plot. */
export function dayByKey(key: string, at: number, length: number, isRightToLeft: boolean): number | null {
  const forward = isRightToLeft ? -1 : 1
  const to = { ArrowRight: at + forward, ArrowLeft: at - forward, Home: 0, End: length - 1 }[key]
  return to === undefined ? null : Math.max(0, Math.min(length - 1, to))
}
