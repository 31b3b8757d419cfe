import type { Duplex } from 'node:stream'
import pg from 'pg'
import { type Field, type RowMaker, rowMaker } from './row-maker.ts'

export type Statement = {
  text: string
  values: readonly unknown[]
  name?: string | undefined
  /** Who waits for the answer to this one. */
  answer?: PromiseWithResolvers<Answer>
}
export type Answer = { command: string; rowCount: number | null; rows: unknown[] }
/** By the name of a statement. PostgreSQL refuses one whose columns have changed, so they hold as long as the connection. */
export type RowMakers = Map<string, RowMaker>

type Connection = { stream: Duplex; submittedNamedStatements: Record<string, string> }
/** A connection that gathers what it would send. Whether the columns are asked for is set for each statement. */
type Gatherer = Connection & { written: Buffer[]; describes: boolean }

/** What the driver's own query has and its types don't tell. */
type DriversQuery = Pick<Statement, 'text' | 'values' | 'name'> & {
  prepare(connection: Connection): void
  hasBeenParsed(connection: Connection): unknown
}
const DriversQuery = pg.Query as unknown as new (text: string) => DriversQuery

const NO_ROWS: RowMaker = () => ({})
const SYNC = Buffer.from('S\0\0\0\x04')

/**
 * Several statements in one write, and one answer to all: PostgreSQL gathers it until the last. After the first that fails
 * none is carried out. A connection is told once what columns a named statement has.
 */
export class Together extends DriversQuery {
  readonly #statements: readonly Statement[]
  readonly #makers: RowMakers
  readonly #done = Promise.withResolvers<Answer[]>()
  readonly #answers: Answer[] = []
  readonly #newNames: string[] = []
  #rows: unknown[] = []
  #maker: RowMaker | undefined
  #failed = false

  constructor(statements: readonly Statement[], makers: RowMakers) {
    super('')
    this.#statements = statements
    this.#makers = makers
  }

  get answers(): Promise<Answer[]> {
    return this.#done.promise
  }

  submit(connection: Connection): Error | null {
    const gatherer = gathererOf(connection)
    for (const statement of this.#statements) {
      this.#take(statement)
      if (this.name && !this.hasBeenParsed(connection)) this.#newNames.push(this.name)
      gatherer.describes = !this.#maker
      this.prepare(gatherer)
    }
    const written = gatherer.written.splice(0)
    if (this.#failed) return new Error('A value could not be sent.')
    this.#take(this.#statements[0] as Statement)
    if (connection.stream.writable) connection.stream.write(Buffer.concat([...written, SYNC]))
    return null
  }

  /** The driver reads the name and the text of the one that is being answered. */
  #take({ text, values, name }: Statement): void {
    this.text = text
    this.values = values
    this.name = name
    this.#rows = []
    this.#maker = name === undefined ? undefined : this.#makers.get(name)
  }

  #keep(maker: RowMaker): void {
    this.#maker = maker
    if (this.name) this.#makers.set(this.name, maker)
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    this.#keep(rowMaker(fields))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    try {
      this.#rows.push(this.#maker?.(fields))
    } catch (error) {
      // Thrown from here it would end the process.
      this.#done.reject(error)
    }
  }

  handleCommandComplete({ text }: { text: string }): void {
    if (!this.#maker) this.#keep(NO_ROWS)
    const [command = '', ...numbers] = text.split(' ')
    const counted = Number.parseInt(numbers.at(-1) ?? '', 10)
    this.#answers.push({ command, rowCount: Number.isNaN(counted) ? null : counted, rows: this.#rows })
    const next = this.#statements[this.#answers.length]
    if (next) this.#take(next)
  }

  handleReadyForQuery(): void {
    this.#answers.forEach((answer, at) => {
      this.#statements[at]?.answer?.resolve(answer)
    })
    this.#done.resolve(this.#answers)
  }

  handleError(error: Error, connection: Connection): void {
    this.#failed = true
    // Those that stood behind the failed one were never read.
    for (const name of this.#newNames) delete connection.submittedNamedStatements[name]
    for (const { answer } of this.#statements) answer?.reject(error)
    this.#done.reject(error)
  }
}

const gatherers = new WeakMap<Connection, Gatherer>()
const { describe } = pg.Connection.prototype as unknown as { describe(message: unknown): void }

function gathererOf(connection: Connection): Gatherer {
  const known = gatherers.get(connection)
  if (known) return known
  const gatherer = Object.assign(Object.create(connection), {
    written: [],
    describes: true,
    _send: (bytes: Buffer) => gatherer.written.push(bytes),
    describe: (message: unknown) => gatherer.describes && describe.call(gatherer, message),
    // Written once for all, behind the last.
    sync: () => {},
  }) as Gatherer
  gatherers.set(connection, gatherer)
  return gatherer
}
