/**
 * Caches one result per key, for expensive values: creating an Intl formatter costs a hundred times as much as using
 * it.
 */
export function memoize<Key extends string[], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made = new Map<string, Made>()
  return (...key) => {
    const name = key.join(' ')
    const known = made.get(name) ?? make(...key)
    made.set(name, known)
    return known
  }
}
