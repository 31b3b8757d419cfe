/** Caches results for the last `most` new keys only, for unbounded input such as typed text. */
export function memoizeBounded<Key extends string[], Made>(
  most: number,
  make: (...key: Key) => Made,
): (...key: Key) => Made {
  const made = new Map<string, Made>()
  return (...key) => {
    const name = key.join('\n')
    if (made.has(name)) return made.get(name) as Made
    const now = make(...key)
    if (made.size >= most) made.delete(made.keys().next().value as string)
    made.set(name, now)
    return now
  }
}
