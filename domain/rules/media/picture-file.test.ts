import { expect, test } from 'vitest'
import { detectPictureKind, toHueDegrees } from './picture-file.ts'

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

test.each([
  ['\xff\xd8\xff\xe0', 'jpg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['GIF89a', 'gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'avif'],
  ['\0\0\0\x20ftypheic\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1heic', 'heic'],
  ['\0\0\0\x20ftypisom\0\0\0\0isommp42', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['RIFF\0\0\0\0WAVEfmt ', null],
  ['', null],
])('%j is %s', (head, kind) => expect(detectPictureKind(bytes(head))).toBe(kind))

test.each([
  ['#ff0000', 0],
  ['#ffff00', 60],
  ['#00ff00', 120],
  ['#0000ff', 240],
  ['#ff00ff', 300],
  ['#ff0001', 0],
  ['#808080', 0],
])('%s stands at %i', (color, degrees) => expect(toHueDegrees(color)).toBe(degrees))
