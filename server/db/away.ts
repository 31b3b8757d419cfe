type Told = { code?: string; message?: string }

/** True when a connection ended under what was asked: whether that was done is not known. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as Told
  return /^(ECONNRESET|EPIPE|57P0[12]|08\w{3})$/.test(code) || /Connection terminated|is not queryable/.test(message)
}

/** True when the database can't be reached, ends, begins, or takes too long. */
export function isDatabaseAway(error: unknown): boolean {
  const { code = '', message = '' } = error as Told
  return (
    isConnectionLost(error) ||
    /^(ECONNREFUSED|ENOENT|ETIMEDOUT|57014|57P03)$/.test(code) ||
    /timeout exceeded when trying to connect|Query read timeout/.test(message)
  )
}
