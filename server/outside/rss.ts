import type { Pin } from '#domain/entities/pin.ts'
import { escapeHtml } from '#domain/rules/format/escape-html.ts'

type Channel = { title: string; description: string; path: string; feed: string }

/** A feed of pins for readers: each item shows its picture and leads to its page. */
export function rssOf(publicUrl: string, channel: Channel, pins: Pin[]): string {
  const items = pins.map((pin) => itemOf(publicUrl, pin))
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${xml(channel.title)}</title><link>${xml(publicUrl + channel.path)}</link><description>${xml(channel.description)}</description>
<atom:link href="${xml(publicUrl + channel.feed)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}

function itemOf(publicUrl: string, pin: Pin): string {
  const address = `${publicUrl}/pin/${pin.id}/`
  const picture = pin.images['236x']
  const image = picture
    ? `<a href="${address}"><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(pin.alt_text)}"></a>`
    : ''
  const words = `${image}${escapeHtml(pin.description)}`
  return `<item><title>${xml(pin.title || pin.description)}</title><link>${xml(address)}</link><guid isPermaLink="true">${xml(address)}</guid>
<pubDate>${xml(pin.created_at)}</pubDate><description>${xml(words)}</description></item>`
}

/** XML knows no control characters, not even escaped ones. */
const xml = (text: string) => escapeHtml([...text].filter((sign) => sign >= ' ' || '\t\n'.includes(sign)).join(''))
