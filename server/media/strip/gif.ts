const EXTENSION = 0x21
const IMAGE = 0x2c
const END = 0x3b
const GRAPHIC_CONTROL = 0xf9
const APPLICATION = 0xff

/** Returns a GIF with its frames, timing and loop, but no comments; null when it has no proper end. */
export function stripGif(bytes: Buffer): Buffer | null {
  let at = 13 + colorTable(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === END) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (kind !== EXTENSION && kind !== IMAGE) return null
    const end = endOfBlocks(bytes, kind === IMAGE ? at + 11 + colorTable(bytes[at + 9]) : at + 2)
    if (end === null) return null
    if (kind === IMAGE || isNeeded(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
  return null
}

function isNeeded(bytes: Buffer, at: number): boolean {
  if (bytes[at + 1] === GRAPHIC_CONTROL) return true
  return (
    bytes[at + 1] === APPLICATION && ['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(bytes.toString('latin1', at + 3, at + 14))
  )
}

function colorTable(flags = 0): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

function endOfBlocks(bytes: Buffer, from: number): number | null {
  let at = from
  for (;;) {
    const size = bytes[at]
    if (size === undefined) return null
    at += 1 + size
    if (size === 0) return at
  }
}
