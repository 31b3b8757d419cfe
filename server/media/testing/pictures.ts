import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Draws an asymmetric picture, so that rotated or changed copies can be told apart. */
export function drawTestPng(background = '#3366cc'): Promise<Buffer> {
  const shapes = `<svg width="640" height="480"><circle cx="170" cy="150" r="110" fill="#f5a623"/>
    <path d="M640 480 420 120 250 480z" fill="#12452f"/><rect x="520" y="20" width="90" height="60" fill="#fff"/></svg>`
  return sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .composite([{ input: Buffer.from(shapes) }])
    .png()
    .toBuffer()
}

/** A PNG with a false header. */
export function makePngWithHeader(width: number, height: number, content: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(named.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(named, 4)
  framed.writeUInt32BE(crc32(named), named.length + 4)
  return framed
}

/** Adds a note to an animation: a comment in a GIF, an unknown chunk in a WebP. */
export function addHiddenNote(format: 'gif' | 'webp', bytes: Buffer): Buffer {
  const note = Buffer.from('a secret note!')
  if (format === 'gif') {
    return Buffer.concat([bytes.subarray(0, -1), Buffer.from([0x21, 0xfe, note.length]), note, Buffer.from([0, 0x3b])])
  }
  const part = Buffer.concat([Buffer.from('NOTE'), Buffer.from([note.length, 0, 0, 0]), note])
  const whole = Buffer.concat([bytes, part])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
