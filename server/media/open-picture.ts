import sharp, { type Sharp, type SharpOptions } from 'sharp'

// Each picture is processed once, so a cache would only hold memory.
sharp.cache(false)

/** Opens bytes whose header was checked. A truncated file fails, small errors don't; every operation has a timeout. */
export function openPicture(bytes: Buffer, more: SharpOptions = {}): Sharp {
  return sharp(bytes, { failOn: 'error', limitInputPixels: 100e6, sequentialRead: true, ...more }).timeout({
    seconds: 60,
  })
}
