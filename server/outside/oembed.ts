import type { Pin } from '#domain/entities/pin.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { pinIdIn } from '#domain/rules/pin/seo-slug.ts'
import type { Settings } from '../settings.ts'

/** The pin that an address of ours names; other addresses name none. */
export function pinIdAt(publicUrl: string, address: string): string | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null
  if (url?.host !== new URL(publicUrl).host) return null
  const segment = /^\/pin\/([^/]+)\/?$/.exec(url.pathname)?.[1]
  return segment ? pinIdIn(segment) : null
}

type Room = { width: number; height: number }
type Picture = Pin['images'][string]

const WIDEST = 736
const LARGEST_FIRST = ['736x', '564x', '474x', '236x', '170x', '136x136'] as const

/** oEmbed, kind rich: a picture that leads to the pin, without any script, and never larger than there is room. */
export function oembedOf({ publicUrl, productName }: Settings, pin: Pin, room: Room) {
  const address = `${publicUrl}/pin/${pin.id}/`
  const pictures = LARGEST_FIRST.flatMap((size) => pin.images[size] ?? [])
  const shown = pictures[0] && fitted(pictures[0], { ...room, width: Math.min(room.width, WIDEST) })
  // Drawn from the smallest file that is large enough.
  const file = shown && (pictures.findLast((one) => one.width >= shown.width && isAlike(one, shown)) ?? pictures[0])
  const thumbnail = pictures.find((one) => one.width <= room.width && one.height <= room.height)
  const title = pin.title || pin.description
  const author = pin.native_creator ?? pin.pinner
  const image = file
    ? `<img src="${escapeHtml(file.url)}" width="${shown?.width}" height="${shown?.height}" alt="${escapeHtml(pin.alt_text || title)}">`
    : escapeHtml(title)
  return {
    version: '1.0',
    type: 'rich',
    provider_name: productName,
    provider_url: publicUrl,
    title,
    ...(author && { author_name: author.full_name, author_url: `${publicUrl}/${author.username}/` }),
    ...(thumbnail && {
      thumbnail_url: thumbnail.url,
      thumbnail_width: thumbnail.width,
      thumbnail_height: thumbnail.height,
    }),
    html: `<a href="${address}" target="_blank" rel="noopener">${image}</a>`,
    width: shown?.width ?? Math.min(room.width, 236),
    height: shown?.height ?? Math.min(room.height, 236),
  }
}

function fitted({ width, height }: Picture, room: Room): Room {
  const by = Math.min(1, room.width / width, room.height / height)
  return { width: Math.max(1, Math.floor(width * by)), height: Math.max(1, Math.floor(height * by)) }
}

/** Of the same shape: a square cut out of a picture is not the picture. */
const isAlike = (file: Picture, { width, height }: Room) => Math.abs(file.height - (file.width * height) / width) < 3
