import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** So long we hear whoever has got a last word. */
const LINGER = 2_000

const STATUSES: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/**
 * Answers what is no HTTP, or has too long headers, and closes. A connection that is closed with bytes unread is reset, and
 * the answer is lost on its way: so they are read for a moment, and go nowhere.
 */
export function lastWord({ code = '' }: { code?: string }, socket: Socket): void {
  // Each piece that is no HTTP is one more error.
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
