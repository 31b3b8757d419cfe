import { Parser } from 'htmlparser2'
import { webAddress } from '#domain/rules/rich/page-values.ts'
import { type FetchOptions, fetchOutside, Unreachable } from './fetch-outside.ts'
import type { FoundImage } from './page-pictures.ts'

const MOST_BYTES = 100 * 1024

/** What a page's oEmbed answer offers: a picture, or a frame in which something plays. */
export type Embedded = { type: 'photo'; picture: FoundImage } | { type: 'video'; frame: string }

/** Rich.6. Read only where the page itself names it. Of its HTML nothing is kept but the address of the first frame. */
export async function readOembed(
  address: string,
  pageUrl: string,
  guard: Pick<FetchOptions, 'allowPrivate' | 'mayAsk'>,
): Promise<Embedded | null> {
  const url = webAddress(address, pageUrl)
  if (!url) return null
  try {
    const answer = await fetchOutside(url, {
      maxBytes: MOST_BYTES,
      timeoutMs: 5_000,
      accept: 'application/json',
      ...guard,
    })
    return embedded(JSON.parse(answer.bytes.toString('utf8')), url)
  } catch (error) {
    if (error instanceof Unreachable || error instanceof SyntaxError) return null
    throw error
  }
}

export function embedded(said: unknown, base: string): Embedded | null {
  const { type, url, width, height, html } = (said ?? {}) as Record<string, unknown>
  if (type === 'photo') {
    const address = webAddress(url, base)
    const side = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : null)
    return address ? { type, picture: { url: address, width: side(width), height: side(height) } } : null
  }
  if (type !== 'video' || typeof html !== 'string') return null
  const frame = webAddress(firstFrame(html), base)
  return frame?.startsWith('https:') ? { type, frame } : null
}

function firstFrame(html: string): string | undefined {
  let src: string | undefined
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'iframe') src ??= attributes.src
    },
  })
  parser.end(html.slice(0, 20_000))
  return src
}
