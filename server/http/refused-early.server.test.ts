import { connect } from 'node:net'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await openTestServer()
  port = Number(new URL(await server.listen()).port)
})
afterAll(() => server.end())

/** Sends everything first, as simple clients do, then returns all that is received until the connection ends. */
function told(head: string[], bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(`${head.join('\r\n')}\r\n`)
  return new Promise((resolve) => {
    let text = ''
    socket.on('error', ({ message }) => resolve(message))
    socket.on('end', () => resolve(text))
    socket.write(Buffer.alloc(bytes, 'a'), () => socket.on('data', (data) => (text += data)))
  })
}

test.each([
  [
    'wants the connection closed',
    ['POST / HTTP/1.1', 'host: a', 'connection: close', 'content-length: 30000000', ''],
    30e6,
    403,
  ],
  ['speaks an older HTTP', ['POST / HTTP/1.0', 'content-length: 30000000', ''], 30e6, 403],
  ['sends endless headers', ['GET / HTTP/1.1', 'host: a'], 3e6, 431],
  ['sends no HTTP', ['hello'], 3e6, 400],
])('who %s reads the refusal after sending all of it', async (_, head, bytes, status) => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => told(head, bytes)))
  expect(answers.map((text) => text.split('\r\n')[0]?.slice(0, 12))).toEqual(Array(5).fill(`HTTP/1.1 ${status}`))
})
