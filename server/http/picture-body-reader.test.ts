import { parse } from 'node:querystring'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makePictureBodyReader } from './picture-body-reader.ts'
import { PICTURE_STAND_IN_TEXT, PICTURE_TEXT_MIN_LENGTH } from './picture-json-reader.ts'

/** Reads a body that arrives in pieces of these sizes. */
function read(body: string, isForm: boolean, sizes: number[]) {
  const reader = makePictureBodyReader(isForm)
  const bytes = Buffer.from(body)
  for (let at = 0, turn = 0; at < bytes.length; turn++) {
    const size = sizes[turn % sizes.length] ?? 1
    reader.write(bytes.subarray(at, at + size))
    at += size
  }
  return reader.end()
}

const sizes = fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 1, maxLength: 8 })
const picture = Buffer.from(Array.from({ length: PICTURE_TEXT_MIN_LENGTH }, (_, at) => (at * 31 + (at >> 8)) % 256))
const text = picture.toString('base64')
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString()

test('a body without a picture is read as usual, whatever its pieces', () => {
  const value = fc.dictionary(fc.string(), fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.constant(null)))
  fc.assert(
    fc.property(value, sizes, (options, sizes) => {
      const json = JSON.stringify({ options })
      expect(JSON.parse(read(json, false, sizes).rest as string)).toEqual(JSON.parse(json))
      const body = form({ source_url: '/a b/?ü=1', data: json, _: '' })
      expect(read(body, true, sizes)).toEqual({ rest: { ...parse(body) }, picture: null })
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['JSON', false, JSON.stringify({ options: { title: 'Ü"\\', image_base64: text } })],
  ['a form', true, form({ source_url: '/', data: JSON.stringify({ options: { title: 'Ü"\\', image_base64: text } }) })],
])('in %s the picture is taken out, and the rest is whole', (_, isForm, body) => {
  const { rest, picture: found } = read(body, isForm, [997, 64 * 1024, 3])
  const json = isForm ? (rest as Record<string, string>).data : (rest as string)
  expect(JSON.parse(json ?? '')).toEqual({ options: { title: 'Ü"\\', image_base64: PICTURE_STAND_IN_TEXT } })
  expect(found?.bytes.equals(picture)).toBe(true)
  expect(found?.name).toMatch(/^sha256:[0-9a-f]{64}$/)
})

test.each([
  ['with escaped slashes', text.replaceAll('/', '\\/')],
  ['in lines', text.replace(/.{76}/g, '$&\\r\\n')],
  ['in the escapes of another alphabet', text.replaceAll('+', '\\u002b')],
  ['as an address', `data:image/png;base64,${text}`],
])('base64 %s is the same picture', (_, written) => {
  const { picture: found } = read(`{"image_base64":"${written}"}`, false, [777, 1])
  expect(found?.bytes.equals(picture)).toBe(true)
})

test('a field of its own can be the picture', () => {
  const { rest, picture: found } = read(form({ title: 'One', image_base64: text }), true, [1234])
  expect(rest).toEqual({ title: 'One', image_base64: PICTURE_STAND_IN_TEXT })
  expect(found?.bytes.equals(picture)).toBe(true)
})

test('a second long text, or too much text besides the picture, is too large', () => {
  expect(() => read(JSON.stringify({ a: text, b: text }), false, [4096])).toThrow('too_large')
  expect(() => read(JSON.stringify(Array(200_000).fill(1)), false, [4096])).toThrow('too_large')
  expect(() => read('a=1&'.repeat(100_000), true, [4096])).toThrow('too_large')
})

test('a picture written in escapes alone costs little more than another', () => {
  const before = process.threadCpuUsage()
  const { picture: found } = read(`{"image_base64":"${'\\/\\n\\u002b'.repeat(200_000)}"}`, false, [64 * 1024])
  const { user, system } = process.threadCpuUsage(before)
  expect(found?.bytes.equals(Buffer.from('/+'.repeat(200_000), 'base64'))).toBe(true)
  expect((user + system) / 1000).toBeLessThan(500)
})
