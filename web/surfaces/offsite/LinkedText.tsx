import { linksIn } from '#domain/rules/link/links-in.ts'
import { OutLink } from './OutLink.tsx'

/** What people wrote, with its web addresses as links that lead through the check. */
export function LinkedText({ text }: { text: string }) {
  return linksIn(text).map((part) =>
    part.url ? (
      <OutLink key={part.at} way={{ url: part.url }}>
        {part.text}
      </OutLink>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}
