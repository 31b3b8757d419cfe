/** The option that a key selects in a list navigated from its search field; wraps around at both ends. */
export function nextOptionIndex(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'PageDown') return Math.min(current + 6, count - 1)
  if (key === 'PageUp') return Math.max(current - 6, 0)
  return undefined
}
