type Place = 'localStorage' | 'sessionStorage'

/** Storage that throws, as in private windows, is told of and as good as empty; the page goes on. */
function trying<T>(key: string, act: () => T): T | undefined {
  try {
    return act()
  } catch (thrown) {
    console.warn(`${key} can’t be kept in this browser`, thrown)
    return undefined
  }
}

export const readStored = (place: Place, key: string): string | undefined =>
  trying(key, () => window[place].getItem(key)) ?? undefined

/** False: it could not be kept. */
export const keep = (place: Place, key: string, value: string): boolean =>
  trying(key, () => {
    window[place].setItem(key, value)
    return true
  }) ?? false

export const forget = (place: Place, key: string): void => trying(key, () => window[place].removeItem(key))

export const storedKeys = (place: Place, prefix: string): string[] =>
  trying(prefix, () => Object.keys(window[place]).filter((key) => key.startsWith(prefix))) ?? []

export function storedJson<T>(place: Place, key: string): T | undefined {
  try {
    return JSON.parse(readStored(place, key) ?? '') as T
  } catch {
    return undefined
  }
}
