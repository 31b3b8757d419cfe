import { Parser } from 'htmlparser2'
import { parsePageUrl } from '#domain/rules/rich/page-values.ts'
import { fetchOutsideUrl, type OutsideFetchOptions, UnreachableError } from './fetch-outside-url.ts'
import type { PageImage } from './page-images.ts'

const MOST_BYTES = 100 * 1024

/** The content of a page's oEmbed response: a picture, or a frame with a player. */
export type OembedContent = { type: 'photo'; picture: PageImage } | { type: 'video'; frame: string }

/** Fetches oEmbed data (rich.6), only if the page links to it. Of its HTML only the URL of the first frame is used. */
export async function fetchOembed(
  address: string,
  pageUrl: string,
  guard: Pick<OutsideFetchOptions, 'allowPrivate' | 'mayAsk'>,
): Promise<OembedContent | null> {
  const url = parsePageUrl(address, pageUrl)
  if (!url) return null
  try {
    const answer = await fetchOutsideUrl(url, {
      maxBytes: MOST_BYTES,
      timeoutMs: 5_000,
      accept: 'application/json',
      ...guard,
    })
    return parseOembed(JSON.parse(answer.bytes.toString('utf8')), url)
  } catch (error) {
    if (error instanceof UnreachableError || error instanceof SyntaxError) return null
    throw error
  }
}

export function parseOembed(said: unknown, base: string): OembedContent | null {
  const { type, url, width, height, html } = (said ?? {}) as Record<string, unknown>
  if (type === 'photo') {
    const address = parsePageUrl(url, base)
    const side = (value: unknown) => (Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : null)
    return address ? { type, picture: { url: address, width: side(width), height: side(height) } } : null
  }
  if (type !== 'video' || typeof html !== 'string') return null
  const frame = parsePageUrl(firstFrame(html), base)
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
