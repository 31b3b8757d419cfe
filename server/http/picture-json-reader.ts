import { createHash } from 'node:crypto'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'

/** A string longer than this is a picture. */
export const PICTURE_TEXT_MIN_LENGTH = 64 * 1024
/** Replaces the picture in the parsed body. */
export const PICTURE_STAND_IN_TEXT = 'the picture of this body'

/** Counts the text kept besides the picture, and throws when it is too much. */
export type TextBudget = (text: string) => string

/** Decodes base64 in pieces. Characters that are not base64 are skipped. */
export class Base64PictureDecoder {
  private begun = false
  private left = ''
  private length = 0
  private readonly parts: Buffer[] = []
  private readonly hash = createHash('sha256')

  begin(text: string): void {
    if (this.begun) throw new Refusal('too_large', 'error.tooLarge')
    this.begun = true
    this.write(text.replace(/^data:[^,]*,/, ''))
  }

  write(text: string): void {
    const all = this.left + text.replace(/[^A-Za-z0-9+/_-]/g, '')
    const whole = all.length - (all.length % 4)
    this.left = all.slice(whole)
    this.add(Buffer.from(all.slice(0, whole), 'base64'))
  }

  end(): SentPicture | null {
    if (!this.begun) return null
    this.add(Buffer.from(this.left, 'base64'))
    return { name: `sha256:${this.hash.digest('hex')}`, bytes: Buffer.concat(this.parts) }
  }

  private add(bytes: Buffer): void {
    this.length += bytes.length
    if (this.length > UPLOAD_BYTES_MAX) throw new Refusal('too_large', 'upload.tooLarge')
    this.parts.push(bytes)
    this.hash.update(bytes)
  }
}

/** Reads one string value. Once it is long, it is treated as the picture. */
export class PictureTextReader {
  private held = ''
  private isPicture = false
  private readonly bytes: Base64PictureDecoder
  private readonly read: (written: string) => string

  constructor(bytes: Base64PictureDecoder, read = (written: string) => written) {
    this.bytes = bytes
    this.read = read
  }

  write(text: string): void {
    if (this.isPicture) this.bytes.write(this.read(text))
    else if (this.held.length + text.length <= PICTURE_TEXT_MIN_LENGTH) this.held += text
    else {
      this.isPicture = true
      this.bytes.begin(this.read(this.held + text))
      this.held = PICTURE_STAND_IN_TEXT
    }
  }

  end = (): string => this.held
}

/** Reads JSON text in pieces. It only looks for strings; the JSON parser finds any error later. */
export class PictureJsonReader {
  private text = ''
  private string: PictureTextReader | null = null
  /** Start of an escape sequence that the end of a piece cut off. */
  private left = ''
  private readonly bytes: Base64PictureDecoder
  private readonly room: TextBudget

  constructor(bytes: Base64PictureDecoder, room: TextBudget) {
    this.bytes = bytes
    this.room = room
  }

  write(piece: string): void {
    const text = this.left + piece
    this.left = ''
    for (let at = 0; at < text.length; )
      at = this.string ? this.inString(this.string, text, at) : this.outside(text, at)
  }

  end(): string {
    return this.text + (this.string?.end() ?? '') + this.left
  }

  private outside(text: string, at: number): number {
    const quote = text.indexOf('"', at)
    const until = quote < 0 ? text.length : quote + 1
    this.text += this.room(text.slice(at, until))
    if (quote >= 0) this.string = new PictureTextReader(this.bytes, unescaped)
    return until
  }

  /** Passes on the part of the string in this piece in one call: a picture may have millions of escape sequences. */
  private inString(string: PictureTextReader, text: string, at: number): number {
    const end = endOfString(text, at)
    if (end > at) string.write(text.slice(at, end))
    if (text[end] === '"') {
      this.text += this.room(`${string.end()}"`)
      this.string = null
      return end + 1
    }
    this.left = text.slice(end)
    return text.length
  }
}

/** Index of the closing quote, of an escape sequence that the piece cuts off, or of the end of the piece. */
function endOfString(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"') {
    const next = at + (text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2)
    if (next > text.length) break
    at = next
  }
  return at
}

/** Some clients escape the slashes of base64, or break its lines. */
const unescaped = (text: string) => text.replace(/\\(?:u[0-9a-f]{4}|.)/gi, meant)

/** Decodes `\/` and `\uXXXX`; no other escape sequence has a meaning in base64. */
function meant(written: string): string {
  if (written[1] === '/') return '/'
  return written.length === 6 ? String.fromCharCode(Number.parseInt(written.slice(2), 16)) : ''
}
