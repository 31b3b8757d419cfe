import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Kept = {
  size: number
  /** When the fill began; all data is generated for this moment. */
  began: number
  done: string[]
  /** Statements that recreate the dropped indexes. */
  indexes: string[] | null
}

/** The progress of a fill, stored in its folder, so that an interrupted fill can be resumed. */
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

  /** Runs a step unless it was done before, and prints its duration. */
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
