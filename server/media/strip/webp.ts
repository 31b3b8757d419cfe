const NEEDED = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const HAS_EXIF_OR_XMP = 0b1100

/** Returns a WebP without EXIF, XMP and unknown chunks, or null when its chunks exceed the file. */
export function stripWebp(bytes: Buffer): Buffer | null {
  const whole = 8 + bytes.readUInt32LE(4)
  if (whole > bytes.length) return null
  const kept: Buffer[] = []
  let at = 12
  while (at + 8 <= whole) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    if (at + 8 + size > whole) return null
    const name = bytes.toString('latin1', at, at + 4)
    if (NEEDED.has(name)) kept.push(name === 'VP8X' ? withoutFlags(bytes.subarray(at, end)) : bytes.subarray(at, end))
    at = end
  }
  const head = Buffer.from(bytes.subarray(0, 12))
  head.writeUInt32LE(4 + kept.reduce((sum, part) => sum + part.length, 0), 4)
  return Buffer.concat([head, ...kept])
}

function withoutFlags(extended: Buffer): Buffer {
  const copy = Buffer.from(extended)
  copy[8] = copy[8]! & ~HAS_EXIF_OR_XMP
  return copy
}
