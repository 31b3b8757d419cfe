type PgError = { code?: string; message?: string }

/** True when the connection broke during a statement, so that nobody knows whether it was executed. */
export function isConnectionLost(error: unknown): boolean {
  const { code = '', message = '' } = error as PgError
  return /^(ECONNRESET|EPIPE|57P0[12]|08\w{3})$/.test(code) || /Connection terminated|is not queryable/.test(message)
}

/** True when the database can't be reached, is starting or stopping, or takes too long. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = error as PgError
  return (
    isConnectionLost(error) ||
    /^(ECONNREFUSED|ENOENT|ETIMEDOUT|57014|57P03)$/.test(code) ||
    /timeout exceeded when trying to connect|Query read timeout/.test(message)
  )
}
