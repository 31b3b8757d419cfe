import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'
import sharp from 'sharp'
import type { Db } from '../db/connect.ts'
import type { House } from '../house.ts'

const transaction = new AsyncLocalStorage<true>()
/** Files that may delete files inside a transaction; each explains why. */
const REMOVES_FILES_INSIDE = ['server/media/sweep-pictures.ts']

/**
 * Makes mail, file access, picture processing and a second transaction fail while a transaction of this house is open,
 * in every server test. Requests to other sites are recorded.
 */
export function forbidSlowWorkInTransactions({ db, mailer, files }: House & { db: Db }): void {
  const begin = db.transaction.bind(db)
  db.transaction = () => {
    refuse('A second one is opened')
    const builder = begin()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => execute((opened) => transaction.run(true, () => work(opened)))
    return builder
  }
  const send = mailer.send
  mailer.send = async (mail) => {
    refuse('A mail is sent')
    await send(mail)
  }
  const { put, putFile, get, open, remove } = files
  files.put = async (...file) => {
    refuse('A file is written')
    await put(...file)
  }
  files.putFile = async (...file) => {
    refuse('A file is written')
    await putFile(...file)
  }
  files.remove = async (keys) => {
    const calledBy = new Error().stack ?? ''
    if (!REMOVES_FILES_INSIDE.some((path) => calledBy.includes(path))) refuse('A file is removed')
    await remove(keys)
  }
  files.open = async (key) => {
    refuse('A file is read')
    return open(key)
  }
  files.get = async (key) => {
    refuse('A file is read')
    return get(key)
  }
}

function refuse(what: string): void {
  if (transaction.getStore()) throw new Error(`${what} inside a transaction.`)
}

/** Every operation on a picture ends with one of these methods. */
for (const name of ['metadata', 'stats', 'toBuffer', 'toFile'] as const) {
  const work = sharp.prototype[name] as (...options: unknown[]) => unknown
  sharp.prototype[name] = function (this: unknown, ...options: unknown[]) {
    refuse('A picture is worked on')
    return work.apply(this, options)
  }
}

/** Runs a test's own transaction, which rolls everything back, without the watch. */
export const withoutTransactionWatch = <T>(work: () => T): T => transaction.exit(work)

/** Requests to other sites made inside a transaction: a suite with any fails at its end. */
export const requestsInTransactions: string[] = []

subscribe('undici:request:create', (message) => {
  const { request } = message as { request: { origin: string | URL } }
  if (transaction.getStore()) requestsInTransactions.push(String(request.origin))
})
