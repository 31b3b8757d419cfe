/** What was found out lately: for a while, and at most so many; the least recently asked for leave first. */
export class Remembered<T> {
  #kept = new Map<string, { value: T; until: number }>()
  readonly #longest: number
  readonly #most: number

  constructor(longest: number, most: number) {
    this.#longest = longest
    this.#most = most
  }

  get(key: string, now: number): T | undefined {
    const known = this.#kept.get(key)
    if (!known) return undefined
    this.#kept.delete(key)
    if (known.until <= now) return undefined
    this.#kept.set(key, known)
    return known.value
  }

  keep(key: string, value: T, now: number): T {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: now + this.#longest })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }

  drop(key: string): void {
    this.#kept.delete(key)
  }
}
