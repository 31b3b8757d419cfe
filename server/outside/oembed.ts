import type { Board } from '#domain/entities/board.ts'
import type { Pin } from '#domain/entities/pin.ts'
import type { User, UserCard } from '#domain/entities/user.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'
import { parsePinSegment } from '#domain/rules/link/pin-path.ts'
import type { ServerSettings } from '../settings.ts'

export type EmbedTarget = { pin: string } | { username: string; slug?: string }

/** Parses one of our URLs into the pin, board or profile it names; null for other URLs. */
export function parseEmbedTarget(publicUrl: string, address: string): EmbedTarget | null {
  const url = URL.canParse(address, publicUrl) ? new URL(address, publicUrl) : null
  if (url?.host !== new URL(publicUrl).host) return null
  const [username, slug, ...more] = url.pathname.split('/').filter(Boolean).map(decoded)
  if (!username || more.length) return null
  if (username === 'pin') {
    const pin = slug && parsePinSegment(slug)
    return pin ? { pin } : null
  }
  return !slug || PROFILE_TABS.includes(slug) ? { username } : { username, slug }
}

const PROFILE_TABS = ['_created', '_saved']

type Room = { width: number; height: number }
type Picture = Pin['images'][string]

const WIDEST = 736
const BOARD_SIZES = ['400x300', '222x', '170x'] as const
const LARGEST_FIRST = ['736x', '564x', '474x', '236x', '170x', '136x136'] as const

/** The data of an oEmbed response: pictures, largest first, and the author. */
type Embed = { path: string; title: string; alt: string; author: UserCard | null; pictures: Picture[] }

export function toPinEmbed(pin: Pin): Embed {
  const pictures = LARGEST_FIRST.flatMap((size) => pin.images[size] ?? [])
  const author = pin.native_creator ?? pin.pinner
  return { path: `/pin/${pin.id}/`, title: pin.grid_title, alt: pin.alt_text || pin.grid_title, author, pictures }
}

export function toBoardEmbed(board: Board): Embed {
  const pictures = BOARD_SIZES.flatMap((size) => board.images[size]?.[0] ?? [])
  return { path: board.url, title: board.name, alt: board.name, author: board.owner, pictures }
}

export function toProfileEmbed(user: User): Embed {
  const { full_name, username, image_large_url: url } = user
  const pictures = [{ url, width: 280, height: 280 }]
  return { path: `/${username}/`, title: full_name, alt: full_name, author: user, pictures }
}

/** Makes an oEmbed response of type rich: a linked picture without any script, no larger than requested. */
export function toOembed({ publicUrl, productName }: ServerSettings, embed: Embed, room: Room) {
  const { path, title, alt, author, pictures } = embed
  const shown = pictures[0] && fitted(pictures[0], { ...room, width: Math.min(room.width, WIDEST) })
  // Uses the smallest file that is large enough.
  const file = shown && (pictures.findLast((one) => one.width >= shown.width && isAlike(one, shown)) ?? pictures[0])
  const thumbnail = pictures.find((one) => one.width <= room.width && one.height <= room.height)
  const image = file
    ? `<img src="${escapeHtml(file.url)}" width="${shown?.width}" height="${shown?.height}" alt="${escapeHtml(alt)}">`
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
    html: `<a href="${escapeHtml(publicUrl + path)}" target="_blank" rel="noopener">${image}</a>`,
    width: shown?.width ?? Math.min(room.width, 236),
    height: shown?.height ?? Math.min(room.height, 236),
  }
}

function fitted({ width, height }: Picture, room: Room): Room {
  const by = Math.min(1, room.width / width, room.height / height)
  return { width: Math.max(1, Math.floor(width * by)), height: Math.max(1, Math.floor(height * by)) }
}

/** Returns whether the file has the same proportions; a square thumbnail is not the whole picture. */
const isAlike = (file: Picture, { width, height }: Room) => Math.abs(file.height - (file.width * height) / width) < 3

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
