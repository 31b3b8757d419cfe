/** Where a key leads in a list that is walked from its search field; at its ends it goes round. */
export function stepTo(key: string, current: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return (current - 1 + count) % count
  if (key === 'PageDown') return Math.min(current + 6, count - 1)
  if (key === 'PageUp') return Math.max(current - 6, 0)
  return undefined
}
