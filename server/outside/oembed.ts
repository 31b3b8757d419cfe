import type { Pin } from '#domain/entities/pin.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { Settings } from '../settings.ts'

/** The pin that an address of ours names; other addresses name none. */
export function pinIdAt(publicUrl: string, address: string): string | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null
  if (url?.host !== new URL(publicUrl).host) return null
  const segment = /^\/pin\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  return segment ? pinIdIn(decodeURIComponent(segment)) : null
}

/** oEmbed, kind rich: a picture that leads to the pin, without any script. */
export function oembedOf({ publicUrl, productName }: Settings, pin: Pin, maxWidth: number) {
  const address = `${publicUrl}/pin/${pin.id}/`
  const size = maxWidth >= 736 ? '736x' : maxWidth >= 474 ? '474x' : '236x'
  const picture = pin.images[size]
  const title = pin.title || pin.description
  const author = pin.native_creator ?? pin.pinner
  const image = picture
    ? `<img src="${escapeHtml(picture.url)}" width="${picture.width}" height="${picture.height}" alt="${escapeHtml(pin.alt_text || title)}">`
    : escapeHtml(title)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: productName,
    provider_url: publicUrl,
    title,
    ...(author && { author_name: author.full_name, author_url: `${publicUrl}/${author.username}/` }),
    ...(picture && { thumbnail_url: picture.url, thumbnail_width: picture.width, thumbnail_height: picture.height }),
    html: `<a href="${address}" target="_blank" rel="noopener">${image}</a>`,
    width: picture?.width ?? 236,
    height: picture?.height ?? 236,
  }
}
