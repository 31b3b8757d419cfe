import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readPictureBody } from './read-picture-body.ts'

test('other requests run between the pieces of a large body, even if all have arrived', async () => {
  const pieces = ['{"image_base64":"', ...Array(20).fill('QUJD'.repeat(8_000)), '"}'].map((text) => Buffer.from(text))
  const body = Readable.from(pieces, { highWaterMark: 100 })
  let isRead = false
  const request = { headers: { 'content-type': 'application/json' } }
  const reading = readPictureBody(request as never, body).finally(() => {
    isRead = true
  })
  let turns = 0
  for (; !isRead; turns++) await setImmediate()
  expect(await reading).toHaveProperty('image_base64')
  expect(turns).toBeGreaterThanOrEqual(pieces.length)
})
