import { createHash } from 'node:crypto'
import { UPLOAD_BYTES_MAX } from '#domain/constants/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'

/** A text longer than this is a picture. */
export const PICTURE_FROM = 64 * 1024
/** Stands where the picture stood. */
export const PLACE = 'the picture of this body'

/** Counts a text that is kept beside the picture. */
export type Room = (text: string) => string

/** Text of base64, in pieces. Signs that mean nothing in it are passed over. */
export class Base64 {
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

/** One text value of the JSON. As soon as it is long, it is taken for the picture. */
export class Text {
  private held = ''
  private isPicture = false
  private readonly bytes: Base64
  private readonly read: (written: string) => string

  constructor(bytes: Base64, read = (written: string) => written) {
    this.bytes = bytes
    this.read = read
  }

  write(text: string): void {
    if (this.isPicture) this.bytes.write(this.read(text))
    else if (this.held.length + text.length <= PICTURE_FROM) this.held += text
    else {
      this.isPicture = true
      this.bytes.begin(this.read(this.held + text))
      this.held = PLACE
    }
  }

  end = (): string => this.held
}

/** JSON text. Only its strings are looked at: what is wrong with the rest is found by whoever parses it. */
export class Json {
  private text = ''
  private string: Text | null = null
  /** The beginning of an escape at the end of a piece. */
  private left = ''
  private readonly bytes: Base64
  private readonly room: Room

  constructor(bytes: Base64, room: Room) {
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
    if (quote >= 0) this.string = new Text(this.bytes, unescaped)
    return until
  }

  /** All of the string that stands in this piece is written at once: a picture may have millions of escapes. */
  private inString(string: Text, text: string, at: number): number {
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

/** Where its closing quote stands, or the beginning of an escape that the piece cuts off, or the end of the piece. */
function endOfString(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '"') {
    const next = at + (text[at] !== '\\' ? 1 : text[at + 1] === 'u' ? 6 : 2)
    if (next > text.length) break
    at = next
  }
  return at
}

/** Some writers escape the slashes of base64, or break its lines. */
const unescaped = (text: string) => text.replace(/\\(?:u[0-9a-f]{4}|.)/gi, meant)

/** Of all that can be escaped only this means something in base64. */
function meant(written: string): string {
  if (written[1] === '/') return '/'
  return written.length === 6 ? String.fromCharCode(Number.parseInt(written.slice(2), 16)) : ''
}
