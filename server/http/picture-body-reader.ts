import { StringDecoder } from 'node:string_decoder'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'
import { PictureFormReader } from './picture-form-reader.ts'
import { Base64PictureDecoder, PictureJsonReader } from './picture-json-reader.ts'

/** Most characters of the body besides the picture. */
const BESIDE_MAX = 256 * 1024

/** A parsed body: its JSON text or form fields, and the picture that was in it. */
export type PictureBodyParts = { rest: string | Record<string, string>; picture: SentPicture | null }

/**
 * Makes a reader for JSON or a form that arrives in pieces, which decodes the one long string as a picture. So nothing
 * large is ever decoded, searched or copied at once.
 */
export function makePictureBodyReader(isForm: boolean) {
  const bytes = new Base64PictureDecoder()
  const utf8 = new StringDecoder('utf8')
  let beside = 0
  const room = (text: string) => {
    beside += text.length
    if (beside > BESIDE_MAX) throw new Refusal('too_large', 'error.tooLarge')
    return text
  }
  const body = isForm ? new PictureFormReader(bytes, room) : new PictureJsonReader(bytes, room)
  return {
    write: (piece: Buffer): void => body.write(isForm ? piece.toString('latin1') : utf8.write(piece)),
    end: (): PictureBodyParts => ({ rest: body.end(), picture: bytes.end() }),
  }
}
