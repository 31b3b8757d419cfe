/**
 * The item that a key moves to: arrows wrap around, Home and End jump, and a letter finds the next item that begins
 * with it.
 */
export function nextRovingIndex(key: string, current: number, labels: string[]): number | undefined {
  const count = labels.length
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (current + 1) % count
  if (key === 'ArrowUp') return current <= 0 ? count - 1 : current - 1
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ([...key].length !== 1 || key === ' ') return undefined
  const letter = key.toLocaleLowerCase()
  for (let step = 1; step <= count; step++) {
    const index = (current + step) % count
    if (labels[index]?.toLocaleLowerCase().startsWith(letter)) return index
  }
  return undefined
}
