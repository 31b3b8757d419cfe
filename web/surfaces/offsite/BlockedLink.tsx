import { type MessagePart, parseMessageParts } from '#domain/rules/format/name-parts.ts'
import { useSay } from '../../app-context.tsx'
import styles from './offsite.module.css'

/** The server's message about a blocked link, and the host only, so that the URL can't be clicked or copied whole. */
export function BlockedLink({ message, url }: { message: string; url: string }) {
  const say = useSay()
  const host = hostOf(url)
  return (
    <>
      <p className={styles.message}>
        {parseMessageParts(message).map((part) => (
          <Part key={`${part.href ?? ''} ${part.text}`} {...part} />
        ))}{' '}
        <a href="/about/community-guidelines/#spam" target="_blank" rel="noopener">
          {say('offsite.learnMore')}
        </a>
      </p>
      {host && <p className={styles.host}>{host}</p>}
    </>
  )
}

function Part({ text, href }: MessagePart) {
  if (!href) return text
  return (
    <a href={href} target="_blank" rel="nofollow noopener">
      {text}
    </a>
  )
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).hostname : '')
