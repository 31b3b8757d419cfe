import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Kept = {
  size: number
  /** When it began: everything is made for this moment. */
  began: number
  done: string[]
  /** The statements that make what was taken away meanwhile. */
  indexes: string[] | null
}

/** How far a folder is filled: kept in it, so that a fill that was broken off goes on where it was. */
export class Progress {
  readonly isBegun: boolean
  readonly #file: string
  readonly #kept: Kept

  constructor(folder: string, size: number) {
    this.#file = join(folder, 'scale.json')
    this.isBegun = existsSync(this.#file)
    this.#kept = this.isBegun
      ? JSON.parse(readFileSync(this.#file, 'utf8'))
      : { size, began: Date.now(), done: [], indexes: null }
    if (this.#kept.size !== size)
      throw new Error(`${folder} holds a world of ${this.#kept.size} pins. Name another folder.`)
  }

  get began(): number {
    return this.#kept.began
  }

  get indexes(): string[] | null {
    return this.#kept.indexes
  }

  set indexes(indexes: string[] | null) {
    this.#kept.indexes = indexes
    this.#keep()
  }

  has(what: string): boolean {
    return this.#kept.done.includes(what)
  }

  /** Does what was not done before, and says how long it took. */
  async step(what: string, work: () => Promise<unknown>): Promise<void> {
    if (this.has(what)) return
    const began = performance.now()
    await work()
    console.error(`  ${what}: ${((performance.now() - began) / 1000).toFixed(1)} s`)
    this.#kept.done.push(what)
    this.#keep()
  }

  #keep(): void {
    writeFileSync(this.#file, JSON.stringify(this.#kept))
  }
}
