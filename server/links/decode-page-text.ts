import { Parser } from 'htmlparser2'

/** Decodes a page by its byte order mark, else its header, else its meta tag. An unknown charset is read as UTF-8. */
export function decodePageText(bytes: Uint8Array, contentType: string): string {
  const charset = byteOrder(bytes) ?? named(contentType) ?? ownWord(bytes) ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

function byteOrder([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
}

const named = (text: string) => /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(text)?.[1]

/** The charset of the first meta tag that names one. */
function ownWord(bytes: Uint8Array): string | undefined {
  let charset: string | undefined
  const parser = new Parser({
    onopentag(name, { charset: plain = '', content = '', 'http-equiv': header = '' }) {
      if (name !== 'meta') return
      charset ??= named(`charset=${plain}`) ?? (header.toLowerCase() === 'content-type' ? named(content) : undefined)
    },
  })
  parser.write(new TextDecoder('latin1').decode(bytes.subarray(0, 2048)))
  // A tag that is readable as single bytes can't be in UTF-16.
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset
}
