import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds during which the rest of the input is still read. */
const LINGER = 2_000

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers input that is not valid HTTP or has too long headers, and closes the connection. The remaining input is read
 * and discarded for a moment: closing with unread bytes would reset the connection and lose the response.
 */
export function handleClientError({ code = '' }: { code?: string }, socket: Socket): void {
  // Each further invalid chunk raises another error.
  if (code === 'ECONNRESET' || !socket.writable) return
  const status = STATUSES[code] ?? 400
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  const timer = setTimeout(() => socket.destroy(), LINGER).unref()
  socket
    .once('close', () => clearTimeout(timer))
    .once('end', () => socket.destroy())
    .on('data', () => {})
    .resume()
}
