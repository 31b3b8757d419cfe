type Place = 'localStorage' | 'sessionStorage'

/** Storage may throw, as in private windows. The error is logged and the storage treated as empty. */
function trying<T>(key: string, act: () => T): T | undefined {
  try {
    return act()
  } catch (thrown) {
    console.warn(`${key} can’t be kept in this browser`, thrown)
    return undefined
  }
}

export const readStoredText = (place: Place, key: string): string | undefined =>
  trying(key, () => window[place].getItem(key)) ?? undefined

/** Returns false if the value could not be stored. */
export const writeStoredText = (place: Place, key: string, value: string): boolean =>
  trying(key, () => {
    window[place].setItem(key, value)
    return true
  }) ?? false

export const removeStoredText = (place: Place, key: string): void => trying(key, () => window[place].removeItem(key))

export const listStoredKeys = (place: Place, prefix: string): string[] =>
  trying(prefix, () => Object.keys(window[place]).filter((key) => key.startsWith(prefix))) ?? []

export function readStoredJson<T>(place: Place, key: string): T | undefined {
  try {
    return JSON.parse(readStoredText(place, key) ?? '') as T
  } catch {
    return undefined
  }
}
