import { linksIn } from '#domain/rules/link/links-in.ts'
import { OutLink } from './OutLink.tsx'
import type { Words } from './out-way.ts'

/** What people wrote, with its web addresses as links that lead through the check. */
export function LinkedText({ text, of }: { text: string; of: Words }) {
  return linksIn(text).map((part) =>
    part.url ? (
      <OutLink key={part.at} way={{ url: part.url, ...of }}>
        {part.text}
      </OutLink>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}
