import { CompiledQuery } from 'kysely'

/**
 * A statement, or part of one, that is only written and never read. A save ends with one of some hundred values: as text it is put
 * together in a fraction of what building and visiting a tree of it takes.
 */
export class Written {
  readonly #words: readonly string[]
  readonly #parts: readonly unknown[]

  constructor(words: readonly string[], parts: readonly unknown[] = []) {
    this.#words = words
    this.#parts = parts
  }

  compile(): CompiledQuery {
    const values: unknown[] = []
    return CompiledQuery.raw(this.#textWith(values), values)
  }

  #textWith(values: unknown[]): string {
    let text = this.#words[0] ?? ''
    this.#parts.forEach((part, at) => {
      text += part instanceof Written ? part.#textWith(values) : `$${values.push(part)}`
      text += this.#words[at + 1] ?? ''
    })
    return text
  }
}

/** What stands in braces is a value, or another part. */
export const written = (words: TemplateStringsArray, ...parts: unknown[]): Written => new Written(words, parts)

export const name = (text: string): Written => new Written([`"${text}"`])

export const listed = (parts: readonly unknown[]): Written =>
  new Written(['', ...Array<string>(parts.length - 1).fill(', '), ''], parts)
