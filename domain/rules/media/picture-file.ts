export type PictureExt = 'jpg' | 'png' | 'webp' | 'avif' | 'gif'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Detects the format of a picture by its first bytes (64 are enough), not by its file name. */
export function detectPictureKind(head: Uint8Array): PictureExt | 'heic' | null {
  const text = (from: number, to: number) => String.fromCharCode(...head.subarray(from, to))
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return null
  const brands = (text(8, 12) + text(16, 64)).match(/.{4}/gs) ?? []
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return HEIC_BRANDS.includes(brands[0] ?? '') ? 'heic' : null
}

/** The hue of a color `#rrggbb` in degrees, 0 to 359; 0 for grays. */
export function toHueDegrees(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const most = Math.max(red, green, blue)
  const spread = most - Math.min(red, green, blue)
  if (spread === 0) return 0
  const sixth =
    most === red ? (green - blue) / spread : most === green ? 2 + (blue - red) / spread : 4 + (red - green) / spread
  return Math.round(sixth * 60 + 360) % 360
}
