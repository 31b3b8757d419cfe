import { StringDecoder } from 'node:string_decoder'
import {
  type Base64PictureDecoder,
  PictureJsonReader,
  PictureTextReader,
  type TextBudget,
} from './picture-json-reader.ts'

/** At most 1000 keys of a form are read. */
const FIELDS_MAX = 1000

/** Reads the fields of a URL-encoded form in pieces; each value may be JSON text. */
export class PictureFormReader {
  private readonly fields: Record<string, string> = {}
  private count = 0
  private name = ''
  private value: Value | null = null
  private readonly bytes: Base64PictureDecoder
  private readonly room: TextBudget

  constructor(bytes: Base64PictureDecoder, room: TextBudget) {
    this.bytes = bytes
    this.room = room
  }

  write(piece: string): void {
    const [first = '', ...others] = piece.split('&')
    this.go(first)
    for (const part of others) {
      this.close()
      this.go(part)
    }
  }

  end(): Record<string, string> {
    this.close()
    return this.fields
  }

  private go(part: string): void {
    if (this.value) {
      this.value.write(part)
      return
    }
    const equals = part.indexOf('=')
    this.name += this.room(equals < 0 ? part : part.slice(0, equals))
    if (equals < 0) return
    this.value = new Value(this.bytes, this.room)
    this.value.write(part.slice(equals + 1))
  }

  private close(): void {
    this.room('&=')
    if (this.name && this.count++ < FIELDS_MAX) {
      const name = new Value(this.bytes, this.room)
      name.write(this.name)
      this.fields[name.end()] = this.value?.end() ?? ''
    }
    this.name = ''
    this.value = null
  }
}

/** A URL-encoded field name or value. */
class Value {
  private readonly utf8 = new StringDecoder('utf8')
  private inside: PictureTextReader | PictureJsonReader | null = null
  private left = ''
  private readonly bytes: Base64PictureDecoder
  private readonly room: TextBudget

  constructor(bytes: Base64PictureDecoder, room: TextBudget) {
    this.bytes = bytes
    this.room = room
  }

  write(part: string): void {
    const text = this.left + part
    const cut = /%[0-9a-f]?$/i.exec(text)?.index ?? text.length
    this.left = text.slice(cut)
    this.go(this.utf8.write(decoded(text.slice(0, cut))))
  }

  end(): string {
    this.go(this.utf8.write(decoded(this.left)) + this.utf8.end())
    const text = this.inside?.end() ?? ''
    return this.inside instanceof PictureTextReader ? this.room(text) : text
  }

  private go(text: string): void {
    if (!text) return
    this.inside ??= text.startsWith('{')
      ? new PictureJsonReader(this.bytes, this.room)
      : new PictureTextReader(this.bytes)
    this.inside.write(text)
  }
}

/** The bytes behind percent-encoding. */
const decoded = (text: string) =>
  Buffer.from(
    text
      .replaceAll('+', ' ')
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
