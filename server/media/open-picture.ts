import sharp, { type Sharp, type SharpOptions } from 'sharp'

// Pictures are worked on once each: remembering them would only hold memory.
sharp.cache(false)

/** Opens bytes whose header was found good. A truncated file fails, a slightly sloppy one does not; nothing runs for ever. */
export function openPicture(bytes: Buffer, more: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: 100e6, sequentialRead: true, ...more }).timeout({
    seconds: 60,
  })
}
