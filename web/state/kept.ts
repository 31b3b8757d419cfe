type Place = 'localStorage' | 'sessionStorage'

/** Storage that throws, as in private windows, is as good as empty; the page goes on. */
export function readKept(place: Place, key: string): string | undefined {
  try {
    return window[place].getItem(key) ?? undefined
  } catch (thrown) {
    console.warn(`${key} can’t be read`, thrown)
    return undefined
  }
}

export function keep(place: Place, key: string, value: string) {
  try {
    window[place].setItem(key, value)
  } catch (thrown) {
    console.warn(`${key} can’t be kept`, thrown)
  }
}

export function keptJson<T>(place: Place, key: string): T | undefined {
  try {
    return JSON.parse(readKept(place, key) ?? '') as T
  } catch {
    return undefined
  }
}
