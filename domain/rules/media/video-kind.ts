export type VideoExt = 'mp4' | 'mov' | 'webm'

const at = (bytes: Uint8Array, from: number, text: string) =>
  [...text].every((char, place) => bytes[from + place] === char.charCodeAt(0))

/** Old QuickTime files begin with one of these boxes. */
const QUICKTIME_BOXES = ['moov', 'mdat', 'wide', 'free', 'skip']
/** Brands of pictures, which lie in the same kind of box. */
const PICTURES = ['avif', 'avis', 'heic', 'heix', 'heif', 'mif1', 'msf1', 'hevc', 'crx ']

/** D51. What a video is, by its first bytes alone: MP4, MOV or WebM, and null for everything else. */
export function videoKind(head: Uint8Array): VideoExt | null {
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) return 'webm'
  if (at(head, 4, 'ftyp')) {
    if (PICTURES.some((brand) => at(head, 8, brand))) return null
    return at(head, 8, 'qt  ') ? 'mov' : 'mp4'
  }
  return QUICKTIME_BOXES.some((box) => at(head, 4, box)) ? 'mov' : null
}
