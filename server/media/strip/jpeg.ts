const START_OF_SCAN = 0xda
const END = 0xd9
/** Markers that a decoder needs: frames, tables and restarts. 0xc8 and 0xcc are in the range, but unused. */
const needed = (marker: number) => (marker >= 0xc0 && marker <= 0xcf) || marker === 0xdb || marker === 0xdd

/** Returns a JPEG with only what its picture needs, or null when its structure is invalid. */
export function stripJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === END) return Buffer.concat([...kept, bytes.subarray(at, at + 2)])
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (end > bytes.length) return null
    if (marker === START_OF_SCAN) end = endOfScan(bytes, end)
    if (marker === START_OF_SCAN || needed(marker) || isProfile(marker, bytes.subarray(at + 4, end))) {
      kept.push(bytes.subarray(at, end))
    }
    at = end
  }
  const ends = bytes[at] === 0xff && bytes[at + 1] === END
  return ends ? Buffer.concat([...kept, bytes.subarray(at, at + 2)]) : null
}

/** Color information: JFIF without its thumbnail, the color profile, the Adobe marker. */
function isProfile(marker: number, content: Buffer): boolean {
  if (marker === 0xe0) return content.length === 14 && content.toString('latin1', 0, 5) === 'JFIF\0'
  if (marker === 0xe2) return content.toString('latin1', 0, 12) === 'ICC_PROFILE\0'
  return marker === 0xee && content.toString('latin1', 0, 5) === 'Adobe'
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}
