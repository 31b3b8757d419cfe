/** Keeps what was made for a key: making a formatter of a language costs a hundred times what using it does. */
export function memoize<Key extends string[], Made>(make: (...key: Key) => Made): (...key: Key) => Made {
  const made = new Map<string, Made>()
  return (...key) => {
    const name = key.join(' ')
    const known = made.get(name) ?? make(...key)
    made.set(name, known)
    return known
  }
}
