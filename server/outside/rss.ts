import type { Pin } from '#domain/entities/pin.ts'
import { escapeHtml, escapeXml } from '#domain/rules/format/escape-html.ts'

type Channel = { title: string; description: string; path: string; feed: string }

/** An RSS feed of pins: each item has its picture and links to its page. */
export function formatRss(publicUrl: string, channel: Channel, pins: Pin[]): string {
  const items = pins.map((pin) => itemOf(publicUrl, pin))
  return `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeXml(channel.title)}</title><link>${escapeXml(publicUrl + channel.path)}</link><description>${escapeXml(channel.description)}</description>
<atom:link href="${escapeXml(publicUrl + channel.feed)}" rel="self" type="application/rss+xml"/>
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
  return `<item><title>${escapeXml(pin.grid_title)}</title><link>${escapeXml(address)}</link><guid isPermaLink="true">${escapeXml(address)}</guid>
<pubDate>${escapeXml(pin.created_at)}</pubDate><description>${escapeXml(words)}</description></item>`
}
