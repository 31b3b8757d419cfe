import { splitLinks } from '#domain/rules/link/urls.ts'
import { OutboundLink } from './OutboundLink.tsx'
import type { LinkTextSource } from './outbound-target.ts'

/** User-written text whose URLs become links that pass the link check. */
export function LinkedText({ text, of }: { text: string; of: LinkTextSource }) {
  return splitLinks(text).map((part) =>
    part.url ? (
      <OutboundLink key={part.at} way={{ url: part.url, ...of }}>
        {part.text}
      </OutboundLink>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}
