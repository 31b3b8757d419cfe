import { StringDecoder } from 'node:string_decoder'
import { Refusal } from '#domain/refusal.ts'
import type { SentPicture } from '../context.ts'
import { Form } from './picture-form.ts'
import { Base64, Json } from './picture-json.ts'

/** So much may stand around the picture. */
const BESIDE_MAX = 256 * 1024

/** A body in two: its text, or the fields of a form, and the picture that stood in it. */
export type Parted = { rest: string | Record<string, string>; picture: SentPicture | null }

/**
 * Takes JSON or a form in pieces, as they come, and the one long text in it as the bytes it stands for. So nothing large
 * is ever decoded, searched or copied at once.
 */
export function pictureReader(isForm: boolean) {
  const bytes = new Base64()
  const utf8 = new StringDecoder('utf8')
  let beside = 0
  const room = (text: string) => {
    beside += text.length
    if (beside > BESIDE_MAX) throw new Refusal('too_large', 'error.tooLarge')
    return text
  }
  const body = isForm ? new Form(bytes, room) : new Json(bytes, room)
  return {
    write: (piece: Buffer): void => body.write(isForm ? piece.toString('latin1') : utf8.write(piece)),
    end: (): Parted => ({ rest: body.end(), picture: bytes.end() }),
  }
}
