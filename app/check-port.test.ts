import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { assertPortIsFree } from './check-port.ts'

const host = '127.0.0.1'

test('a port that another program uses is said in a sentence, and a free one is left free', async () => {
  const other = createServer()
  await once(other.listen(0, host), 'listening')
  const { port } = other.address() as AddressInfo
  await expect(assertPortIsFree({ port, host })).rejects.toThrow(
    `PORT ${port} is in use by another program. Stop that program, or set PORT to another number.`,
  )
  other.close()
  await once(other, 'close')
  await assertPortIsFree({ port, host })
  await assertPortIsFree({ port, host })
})

test('an address of another machine is said in a sentence', async () => {
  await expect(assertPortIsFree({ port: 40_123, host: '192.0.2.1' })).rejects.toThrow(
    'HOST must be an address of this machine; it is "192.0.2.1".',
  )
})
